# Releases of exllamav3.

source "exllamav3" {
  title = "github.com/turboderp-org/exllamav3"
  url   = "https://github.com/turboderp-org/exllamav3"
  date  = "2026-08-08"
  class = "vendor"
}

package_info "exllamav3" {
  framework   = "pytorch"
  module      = "exllamav3"
  pypi        = "exllamav3"
  source      = ["exllamav3@v1.4.1:README.md"]
  inferred    = ["module"]
  cell_source = { wheels_from = ["exllamav3@v1.4.1:README.md", "exllamav3@v1.4.1:.github/workflows/build.yml"] }
  notes = [
    "the index has it without compiled code: the extension is built when the package is first used",
    "its makers publish wheels for single torch releases beside their releases on GitHub",
  ]
  wheels_from "file" {
    url       = "https://github.com/turboderp-org/exllamav3/releases/download/v{version}/exllamav3-{version}+{cuda}.torch{framework}.0-{python}-linux_x86_64.whl"
    to        = "1.4.1"
    platforms = ["linux/amd64"]
  }
}

package "exllamav3" {
  python_requires = ">=3.10.11"
  requires        = { numpy = ">=2.1.0", torch = ">=2.6.0" }
  needs_nvcc      = "at first use (JIT)"
  platforms       = ["any"]
  inferred        = ["needs_nvcc"]
  rows = {
    "1.6.5" = {
      released = "2026-10-25"
      source   = ["wheels@550c0d04c755f249840e5c1edc26b0e8:exllamav3-1.6.5-py3-none-any.whl"]
    }
    "1.6.4" = {
      released = "2026-10-21"
      source   = ["wheels@e6e291326e18675567ed034e26db40ac:exllamav3-1.6.4-py3-none-any.whl"]
    }
    "1.6.3" = {
      released = "2026-10-17"
      source   = ["wheels@ba03deee0e1f270b3d870207d0f55a73:exllamav3-1.6.3-py3-none-any.whl"]
    }
    "1.6.2" = {
      released = "2026-10-14"
      source   = ["wheels@cf24be45594e538e5f84a65b174ee962:exllamav3-1.6.2-py3-none-any.whl"]
    }
    "1.6.1" = {
      released = "2026-10-10"
      source   = ["wheels@e9bc4bb39d45b24d25fffc1148a47092:exllamav3-1.6.1-py3-none-any.whl"]
    }
    "1.6.0" = {
      released = "2026-10-09"
      source   = ["wheels@50c39c9fc288c99a964dab803f4f91df:exllamav3-1.6.0-py3-none-any.whl"]
    }
    "1.5.3" = {
      released = "2026-09-27"
      source   = ["wheels@e5798559bae4285075ac81e618538314:exllamav3-1.5.3-py3-none-any.whl"]
    }
    "1.5.2" = {
      released = "2026-09-26"
      source   = ["wheels@5cce5712441d1f68f6c095ed5080892c:exllamav3-1.5.2-py3-none-any.whl"]
    }
    "1.5.1" = {
      released = "2026-09-22"
      source   = ["wheels@4008285ed65009e882fb6f9f65264139:exllamav3-1.5.1-py3-none-any.whl"]
    }
    "1.5.0" = {
      released = "2026-09-13"
      source   = ["wheels@ed373931b0d0bfb075b9f766f2b24e26:exllamav3-1.5.0-py3-none-any.whl"]
    }
    "1.4.9" = {
      released = "2026-09-10"
      source   = ["wheels@7261c30a81be5e9561b6820bc584d330:exllamav3-1.4.9-py3-none-any.whl"]
    }
    "1.4.8" = {
      released = "2026-09-06"
      source   = ["wheels@9c45c27c7bf7a446aa169496e0cb9636:exllamav3-1.4.8-py3-none-any.whl"]
    }
    "1.4.7" = {
      without  = ["python_requires"]
      released = "2026-09-05"
      source   = ["wheels@d9fd5bdd913d5a3d920f997cee772626:exllamav3-1.4.7-py3-none-any.whl"]
    }
    "1.4.6" = {
      without  = ["python_requires"]
      released = "2026-09-02"
      source   = ["wheels@dc4a3073fd21e160aadf5d0917e001a1:exllamav3-1.4.6-py3-none-any.whl"]
    }
    "1.4.5" = {
      without  = ["python_requires"]
      released = "2026-08-31"
      source   = ["wheels@7e153739673ab6c80abe556e05e17056:exllamav3-1.4.5-py3-none-any.whl"]
    }
    "1.4.2" = {
      without  = ["python_requires"]
      released = "2026-08-11"
      source   = ["wheels@6ab12c8c8f02bd13852a9a0bbc003969:exllamav3-1.4.2-py3-none-any.whl"]
    }
  }
}

package "exllamav3" "1.4.1" {
  like     = "0.0.35"
  without  = ["requires"]
  released = "2026-08-08"
  requires = { numpy = ">=2.1.0", torch = ">=2.6.0" }
  source = [
    "wheels@a4a857629c95628d0272fc187e21a474:exllamav3-1.4.1-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "1.4.0" {
  like     = "0.0.35"
  without  = ["requires"]
  released = "2026-08-06"
  requires = { numpy = ">=2.1.0", torch = ">=2.6.0" }
  source = [
    "wheels@c5096b32604e45ebe54fa37e95bce66a:exllamav3-1.4.0-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "1.2.0" {
  like     = "0.0.35"
  without  = ["requires"]
  released = "2026-07-25"
  requires = { numpy = ">=2.1.0", torch = ">=2.6.0" }
  source = [
    "wheels@a777ac666840415c1b1a31753302a6d4:exllamav3-1.2.0-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "1.1.0" {
  like     = "0.0.35"
  without  = ["requires"]
  released = "2026-07-18"
  requires = { numpy = ">=2.1.0", torch = ">=2.6.0" }
  source = [
    "wheels@d154235cefa1a64f2c9a75c3d7e8614f:exllamav3-1.1.0-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "1.0.0" {
  like     = "0.0.35"
  without  = ["requires"]
  released = "2026-07-14"
  requires = { numpy = ">=2.1.0", torch = ">=2.6.0" }
  source = [
    "wheels@577e165a866df6c01b4681a723799ca4:exllamav3-1.0.0-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.43" {
  like     = "0.0.35"
  released = "2026-06-14"
  source = [
    "wheels@11b7700b89ba8151796c955f7a0a05f4:exllamav3-0.0.43-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.42" {
  like     = "0.0.35"
  released = "2026-06-12"
  source = [
    "wheels@3568a293aad9572242f5b5bf477cdbf8:exllamav3-0.0.42-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.41" {
  like     = "0.0.35"
  released = "2026-06-12"
  source = [
    "wheels@789866e083af5e41c52bd89bf9ec1d4e:exllamav3-0.0.41-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.40" {
  like     = "0.0.35"
  released = "2026-06-06"
  source = [
    "wheels@f514d70b95bbf7f32de5cdb6a2ab8cc0:exllamav3-0.0.40-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.39" {
  like     = "0.0.35"
  released = "2026-05-31"
  source = [
    "wheels@e64e5dc68e31303805452203b735b40e:exllamav3-0.0.39-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.37" {
  like = "0.0.35"
  source = [
    "wheels@d55709913a71a7e7652378b279e670e2:exllamav3-0.0.37-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.36" {
  like = "0.0.35"
  source = [
    "wheels@a71050a06afba83b7e3c800b52b46b8c:exllamav3-0.0.36-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.35" {
  released   = "2026-05-24"
  requires   = { flash-attn = ">=2.7.4.post1", numpy = ">=2.1.0", torch = ">=2.6.0", xformers = "*" }
  needs_nvcc = "at first use (JIT)"
  platforms  = ["any"]
  source = [
    "wheels@a8e18f178096ff08dfdb5c8a7c7337b8:exllamav3-0.0.35-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
  inferred = ["needs_nvcc", "wheels"]
  notes    = ["wheels: what the workflow of the release builds; one that failed is not among its files"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    cuda      = ["12.8"]
    rows = {
      "2.7"  = {}
      "2.8"  = {}
      "2.9"  = {}
      "2.10" = {}
      "2.11" = { cuda = ["12.8", "13.2"] }
    }
  }
}

package "exllamav3" "0.0.33" {
  like     = "0.0.29"
  released = "2026-05-09"
  source = [
    "wheels@969698f2db988dd2e8bb290b80a7266b:exllamav3-0.0.33-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.32" {
  like     = "0.0.29"
  released = "2026-05-02"
  source = [
    "wheels@99488c84df48df880efe54f8290c445c:exllamav3-0.0.32-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.31" {
  like     = "0.0.29"
  released = "2026-04-27"
  source = [
    "wheels@4435b0665c0371471fe3005331427587:exllamav3-0.0.31-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.30" {
  like     = "0.0.29"
  released = "2026-04-20"
  source = [
    "wheels@786ce1b8949dfea63d9bafef6974bd98:exllamav3-0.0.30-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.29" {
  released   = "2026-04-12"
  requires   = { flash-attn = ">=2.7.4.post1", numpy = ">=2.1.0", torch = ">=2.6.0", xformers = "*" }
  needs_nvcc = "at first use (JIT)"
  platforms  = ["any"]
  source = [
    "wheels@ee9a0d6892ed9c07ae4ea4e839bcaa37:exllamav3-0.0.29-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
  inferred = ["needs_nvcc", "wheels"]
  notes    = ["wheels: what the workflow of the release builds; one that failed is not among its files"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    cuda      = ["12.8"]
    rows      = ["2.7", "2.8", "2.9", "2.10", "2.11"]
  }
}

package "exllamav3" "0.0.28" {
  like     = "0.0.23"
  released = "2026-03-30"
  source = [
    "wheels@1bb020a29cd5e4c5be7d81fc7b35233c:exllamav3-0.0.28-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.27" {
  like     = "0.0.23"
  released = "2026-03-26"
  source = [
    "wheels@4c454d4078b6af5baa35049de491f5b6:exllamav3-0.0.27-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.26" {
  like     = "0.0.23"
  released = "2026-03-16"
  source = [
    "wheels@ebb9237a7052bde56fd83bfb9abeb7df:exllamav3-0.0.26-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.25" {
  like     = "0.0.23"
  released = "2026-03-11"
  source = [
    "wheels@eccd871e7a41628473e4dc42b8127042:exllamav3-0.0.25-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.24" {
  like     = "0.0.23"
  released = "2026-03-08"
  source = [
    "wheels@af109d6d83184dfb5533f48ac3ba19e5:exllamav3-0.0.24-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.23" {
  released   = "2026-03-05"
  requires   = { flash-attn = ">=2.7.4.post1", numpy = ">=2.1.0", torch = ">=2.6.0" }
  needs_nvcc = "at first use (JIT)"
  platforms  = ["any"]
  source = [
    "wheels@ebbdc024378dcab4dcadec6f96610d50:exllamav3-0.0.23-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
  inferred = ["needs_nvcc", "wheels"]
  notes    = ["wheels: what the workflow of the release builds; one that failed is not among its files"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    cuda      = ["12.8"]
    rows      = ["2.7", "2.8", "2.9", "2.10"]
  }
}

package "exllamav3" "0.0.22" {
  like     = "0.0.18"
  released = "2026-02-10"
  source = [
    "wheels@43f385939ad680c93f9c49c54e80a9d6:exllamav3-0.0.22-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.21" {
  like     = "0.0.18"
  released = "2026-02-09"
  source = [
    "wheels@ee6efcee7086c50d9e7f22740e97267a:exllamav3-0.0.21-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.20" {
  like     = "0.0.18"
  released = "2026-01-19"
  source = [
    "wheels@e02b0de177d53baf803151bcdd886b77:exllamav3-0.0.20-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.19" {
  like     = "0.0.18"
  released = "2026-01-19"
  source = [
    "wheels@881ba7728dc0d0bae0ef3eff15d447cb:exllamav3-0.0.19-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.18" {
  released   = "2025-12-10"
  requires   = { flash-attn = ">=2.7.4.post1", numpy = ">=2.1.0", torch = ">=2.6.0" }
  needs_nvcc = "at first use (JIT)"
  platforms  = ["any"]
  source = [
    "wheels@b871920c1d7e1ed978eb3efa5913609f:exllamav3-0.0.18-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
  inferred = ["needs_nvcc", "wheels"]
  notes    = ["wheels: what the workflow of the release builds; one that failed is not among its files"]
  wheels {
    platforms = ["linux/amd64", "windows/amd64"]
    cuda      = ["12.8"]
    rows      = ["2.7", "2.8", "2.9"]
  }
}

package "exllamav3" "0.0.17" {
  like     = "0.0.6"
  released = "2025-12-07"
  source = [
    "wheels@f89633d9a85834c4afeda1536e3e21e7:exllamav3-0.0.17-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.16" {
  like     = "0.0.6"
  released = "2025-11-25"
  source = [
    "wheels@eb05ed34e85985a9e6def826303a58ea:exllamav3-0.0.16-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.15" {
  like     = "0.0.6"
  released = "2025-11-16"
  source = [
    "wheels@dbcef24a4f74a5c315c937c016fbd8f5:exllamav3-0.0.15-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.12" {
  like     = "0.0.6"
  released = "2025-11-01"
  source = [
    "wheels@9403c7756a18e089f096760447c301a1:exllamav3-0.0.12-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.11" {
  like     = "0.0.6"
  released = "2025-10-17"
  source = [
    "wheels@4a897715bb7bf52f356a28e19bff0248:exllamav3-0.0.11-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.10" {
  like     = "0.0.6"
  released = "2025-10-15"
  source = [
    "wheels@e9b0fd2176cb0b9f31cc18a37ce5e0d1:exllamav3-0.0.10-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.9" {
  like     = "0.0.6"
  released = "2025-10-13"
  source = [
    "wheels@1ba3689a1012d15898254c2020d2072a:exllamav3-0.0.9-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.8" {
  like     = "0.0.6"
  released = "2025-10-09"
  source = [
    "wheels@35ba3107e994c9114e8c4ca40b9e6348:exllamav3-0.0.8-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.7" {
  like     = "0.0.6"
  released = "2025-09-29"
  source = [
    "wheels@15805a5daba492ba4b42852b4906dd12:exllamav3-0.0.7-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.6" {
  released   = "2025-08-17"
  requires   = { flash-attn = ">=2.7.4.post1", numpy = ">=2.1.0", torch = ">=2.6.0" }
  needs_nvcc = "at first use (JIT)"
  platforms  = ["any"]
  source     = ["wheels@05af8cda0ae5bb5a4cd85809b9aadc3e:exllamav3-0.0.6-py3-none-any.whl", "exllamav3@v${version}:.github/workflows/build.yml"]
  inferred   = ["needs_nvcc", "wheels"]
  notes      = ["wheels: what the workflow of the release builds; one that failed is not among its files"]
  wheels "2.7" {
    platforms = ["linux/amd64", "windows/amd64"]
    cuda      = ["12.8"]
  }
  wheels "2.8" {
    platforms = ["linux/amd64", "windows/amd64"]
    cuda      = ["12.8"]
  }
}

package "exllamav3" "0.0.5" {
  like     = "0.0.1"
  released = "2025-07-19"
  source = [
    "wheels@0f338fe9ae1454ab032b1a5c6e36cdd7:exllamav3-0.0.5-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.4" {
  like     = "0.0.1"
  released = "2025-06-15"
  source = [
    "wheels@b57fbc53c431d7e14e0b35aef711e365:exllamav3-0.0.4-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.3" {
  like     = "0.0.1"
  released = "2025-05-31"
  source = [
    "wheels@319cec238c4559f900adee45f451fcc7:exllamav3-0.0.3-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.2" {
  like     = "0.0.1"
  released = "2025-05-12"
  source = [
    "wheels@cf24ece93f8fc1f5186a5354f99377f1:exllamav3-0.0.2-py3-none-any.whl",
    "exllamav3@v${version}:.github/workflows/build.yml",
  ]
}

package "exllamav3" "0.0.1" {
  released   = "2025-05-09"
  requires   = { flash-attn = ">=2.7.4.post1", numpy = ">=2.1.0", torch = ">=2.6.0" }
  needs_nvcc = "at first use (JIT)"
  platforms  = ["any"]
  source     = ["wheels@c303c5c866fef5d498a25cbfabdb8b53:exllamav3-0.0.1-py3-none-any.whl", "exllamav3@v${version}:.github/workflows/build.yml"]
  inferred   = ["needs_nvcc", "wheels"]
  notes      = ["wheels: what the workflow of the release builds; one that failed is not among its files"]
  wheels "2.7" {
    platforms = ["linux/amd64", "windows/amd64"]
    cuda      = ["12.8"]
  }
}
