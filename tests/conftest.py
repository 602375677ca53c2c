import sys
from pathlib import Path

from filone.kernel.registry import register

sys.path.insert(0, str(Path(__file__).parent))
register("toy", "toy.game")
