# The oldest and the newest GPUs of a cluster in one target. One stack serves
# both: the last PyTorch build with code for Volta that has code for Blackwell,
# too.
#
# Ask for more than one stack can give, and the plan says what keeps the two
# apart, and which stacks serve the fleet instead:
#
#     envsolve plan --framework pytorch==2.14.1
target "fleet" {
  gpu = ["v100", "b200"]

  framework "pytorch" {}
}
