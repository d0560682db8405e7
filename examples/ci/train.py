"""Fits a line with gradient descent, on a GPU where there is one."""

import torch

device = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(0)
x = torch.linspace(-1, 1, 200, device=device).unsqueeze(1)
y = 3 * x + 0.5 + 0.1 * torch.randn_like(x)
model = torch.nn.Linear(1, 1).to(device)
optimizer = torch.optim.SGD(model.parameters(), lr=0.2)
for _ in range(200):
    optimizer.zero_grad()
    loss = torch.nn.functional.mse_loss(model(x), y)
    loss.backward()
    optimizer.step()
print(f"torch {torch.__version__} on {device}: y = {model.weight.item():.2f} x + {model.bias.item():.2f}, loss {loss.item():.4f}")
