"""The same policy, whose gradient PyTorch works out, on a graphics card if there is one.

It plays and is kept as the one of numpy is: whoever lets it play needs no PyTorch.
"""

from __future__ import annotations

import torch
from policy import REIN, Lesson, Policy
from torch.nn import functional

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


class TorchPolicy(Policy):
    def learn(self, lesson: Lesson, rate: float) -> float:
        """One step; the mean loss of the choices."""
        seen, legal, chosen, weight, ended, before = (torch.from_numpy(column).to(DEVICE) for column in lesson)
        gains = torch.from_numpy(self.way.of(lesson.seen)).to(DEVICE)
        weights = {name: torch.tensor(array, device=DEVICE, requires_grad=True) for name, array in self.weights.items()}
        hidden = functional.relu(seen @ weights["in"] + weights["bend"])
        keen = hidden @ weights["keen"] + weights["keenness"]
        scores = hidden @ weights["out"] + weights["bias"] + (keen[:, None] @ gains)[:, 0]
        likely = functional.log_softmax(scores.masked_fill(~legal, -torch.inf), 1)[torch.arange(len(chosen)), chosen]
        ratio = torch.where(before > 0, likely.detach().exp() / before.clamp(min=1e-9), 1)
        weight = torch.where((ratio - 1) * weight.sign() > REIN, 0, weight * ratio)
        loss = -(likely * weight).mean()
        missed = ((torch.tanh(hidden @ weights["worth"]) - ended) ** 2).mean() / 2
        (loss + missed).backward()
        self._adam({name: tensor.grad.cpu().numpy() for name, tensor in weights.items()}, rate)
        return float(loss)
