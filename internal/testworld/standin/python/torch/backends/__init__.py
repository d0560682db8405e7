from torch.backends import cudnn
