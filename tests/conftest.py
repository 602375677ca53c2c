from filone.kernel.registry import register

register("toy", "toy.game")
