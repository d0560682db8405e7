# Releases of vllm-flash-attn.

package_info "vllm-flash-attn" {
  framework = "pytorch"
  module    = "vllm_flash_attn"
  pypi      = "vllm-flash-attn"
  torch_pin = "exact in wheel metadata"
  source    = ["wheels@a0c52274036c10c1025bdedf233a5231:vllm_flash_attn-2.6.2-cp310-cp310-manylinux1_x86_64.whl"]
  inferred  = ["framework", "module"]
}

package "vllm-flash-attn" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  min_glibc       = "2.5"
  platforms       = ["linux/amd64"]
  rows = {
    "2.6.2" = {
      released = "2024-09-05"
      python   = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      requires = { torch = "==2.4.0" }
      source   = ["wheels@a0c52274036c10c1025bdedf233a5231:vllm_flash_attn-2.6.2-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "2.6.1" = {
      released = "2024-08-01"
      python   = ["3.8", "3.9", "3.10", "3.11", "3.12"]
      requires = { torch = "==2.4.0" }
      source   = ["wheels@f4570a3ab09178877e00d530a5019d8b:vllm_flash_attn-2.6.1-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "2.6.0" = {
      released = "2024-07-29"
      requires = { torch = "==2.4.0" }
      source   = ["wheels@8e3deedec24a2018f00bf2766000a21b:vllm_flash_attn-2.6.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "2.5.9.post1" = {
      released = "2024-06-07"
      requires = { torch = "==2.3.1" }
      source = [
        "wheels@d2f8227e5232f119f9150143f736d7e3:vllm_flash_attn-2.5.9.post1-cp310-cp310-manylinux1_x86_64.whl",
      ]
    }
    "2.5.9" = {
      released = "2024-05-31"
      requires = { torch = "==2.3.0" }
      source   = ["wheels@3e33af65880e99c47ff636f465d45c08:vllm_flash_attn-2.5.9-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "2.5.8.post2" = {
      released = "2024-05-19"
      requires = { torch = "==2.3.0" }
      source = [
        "wheels@f465bda12f943958bdec09d4957f4e00:vllm_flash_attn-2.5.8.post2-cp310-cp310-manylinux1_x86_64.whl",
      ]
    }
    "2.5.8.post1" = {
      released = "2024-05-07"
      requires = { torch = "==2.3.0" }
      source = [
        "wheels@70132f745b7edd756119c4c2487224c0:vllm_flash_attn-2.5.8.post1-cp310-cp310-manylinux1_x86_64.whl",
      ]
    }
    "2.5.8" = {
      released = "2024-05-06"
      requires = { torch = "==2.3.0" }
      source   = ["wheels@327b596bb083efdaa01ae0315f1f94ef:vllm_flash_attn-2.5.8-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "2.5.7" = {
      released = "2024-04-22"
      requires = { torch = "==2.2.1" }
      source   = ["wheels@ea3c36a34a8f1ebb30404219c3580987:vllm_flash_attn-2.5.7-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "2.5.6" = {
      released = "2024-03-28"
      requires = { torch = "==2.1.2" }
      source   = ["wheels@1268adc15f1af10a0e02120593a7a48c:vllm_flash_attn-2.5.6-cp310-cp310-manylinux1_x86_64.whl"]
    }
  }
}
