# Releases of coqui-tts.

package_info "coqui-tts" {
  framework = "pytorch"
  module    = "TTS"
  pypi      = "coqui-tts"
  source    = ["wheels@dc50125980cf17ec859ad34fda725028:coqui_tts-0.28.0-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "coqui-tts" {
  python_requires = ">=3.10,<3.15"
  requires        = { numba = ">=0.58.0", numpy = ">=1.26.0", transformers = ">=4.57" }
  platforms       = ["any"]
  rows = {
    "0.28.0" = {
      released = "2026-10-19"
      requires = { huggingface-hub = ">=0.36.0", matplotlib = ">=3.8.4", scipy = ">=1.13.0" }
      source   = ["wheels@dc50125980cf17ec859ad34fda725028:coqui_tts-0.28.0-py3-none-any.whl"]
    }
    "0.27.5" = {
      released = "2026-01-26"
      requires = { matplotlib = ">=3.8.4", scipy = ">=1.13.0" }
      source   = ["wheels@feb7c47dd1f1dfc0f0a6919d4f513b70:coqui_tts-0.27.5-py3-none-any.whl"]
    }
    "0.27.4" = {
      released = "2026-01-23"
      requires = { matplotlib = ">=3.8.4", scipy = ">=1.13.0" }
      source   = ["wheels@c368b4c65d132036cbd273c536c3c39e:coqui_tts-0.27.4-py3-none-any.whl"]
      inferred = ["requires"]
      notes    = ["inferred: what the releases before and after it agree on"]
    }
    "0.27.3" = {
      released        = "2025-12-13"
      python_requires = ">=3.10,<3.14"
      requires        = { matplotlib = ">=3.8.4", scipy = ">=1.13.0", torch = ">=2.2", torchaudio = ">=2.2.0" }
      source          = ["wheels@a828137b5e9ed2e04ed71a0a24e06267:coqui_tts-0.27.3-py3-none-any.whl"]
    }
    "0.27.2" = {
      released        = "2025-09-25"
      python_requires = ">=3.10,<3.14"
      requires = {
        matplotlib   = ">=3.8.4"
        scipy        = ">=1.13.0"
        torch        = ">=2.1,<2.9"
        torchaudio   = ">=2.1.0,<2.9"
        transformers = ">=4.52.1,<4.56"
      }
      source = ["wheels@a47a9e84fef2d0fde4aca82e423ed011:coqui_tts-0.27.2-py3-none-any.whl"]
    }
  }
}

package "coqui-tts" {
  python_requires = ">=3.10,<3.13"
  requires        = { matplotlib = ">=3.8.4", scipy = ">=1.13.0" }
  platforms       = ["any"]
  rows = {
    "0.27.1" = {
      released = "2025-09-05"
      requires = { numpy = ">=1.26.0", torch = ">=2.1,<2.9", torchaudio = ">=2.1.0,<2.9", transformers = ">=4.52.1" }
      source   = ["wheels@b5d822ddbbfa916facdac98a51bb5963:coqui_tts-0.27.1-py3-none-any.whl"]
    }
    "0.27.0" = {
      released = "2025-07-14"
      requires = { numpy = ">=1.26.0", torch = ">=2.1", torchaudio = ">=2.1.0", transformers = ">=4.52.1" }
      source   = ["wheels@acf6a62c32bf4facfc2c5d1006815a82:coqui_tts-0.27.0-py3-none-any.whl"]
    }
    "0.26.2" = {
      released = "2025-05-22"
      requires = { numpy = ">=2", torch = ">=2.3", torchaudio = ">=2.3.0", transformers = ">=4.47.0,<4.52" }
      source   = ["wheels@ce962c74e561570ac65e6710454be045:coqui_tts-0.26.2-py3-none-any.whl"]
    }
    "0.26.1" = {
      released = "2025-05-16"
      requires = { numpy = ">=2", torch = ">=2.3", torchaudio = ">=2.3.0", transformers = ">=4.47.0" }
      source   = ["wheels@96b5ae6068226983d5fa0aa861ecdc44:coqui_tts-0.26.1-py3-none-any.whl"]
    }
  }
}

package "coqui-tts" {
  python_requires = ">=3.9,<3.13"
  requires = {
    numpy        = ">=1.25.2,<2.0"
    torch        = ">=2.1"
    torchaudio   = ">=2.1.0"
    transformers = ">=4.43.0,<=4.46.2"
  }
  platforms = ["any"]
  rows = {
    "0.26.0" = {
      released        = "2025-03-10"
      python_requires = ">=3.10,<3.13"
      requires        = { matplotlib = ">=3.7.0", scipy = ">=1.11.2", transformers = ">=4.47.0" }
      source          = ["wheels@c6249a60814e5bf98c9d9f10506ea0b2:coqui_tts-0.26.0-py3-none-any.whl"]
    }
    "0.25.3" = {
      released = "2025-01-16"
      requires = { matplotlib = ">=3.7.0", scipy = ">=1.11.2" }
      source   = ["wheels@1a4b2eb47137e40bfba7cfaedf4ccf4e:coqui_tts-0.25.3-py3-none-any.whl"]
    }
    "0.25.2" = {
      released = "2025-01-15"
      requires = { matplotlib = ">=3.7.0", scipy = ">=1.11.2" }
      source   = ["wheels@b4412dd8eb0d457ec7c0814cb8942e0e:coqui_tts-0.25.2-py3-none-any.whl"]
      inferred = ["requires"]
      notes    = ["inferred: what the releases before and after it agree on"]
    }
    "0.25.1" = {
      released = "2024-12-09"
      requires = { matplotlib = ">=3.7.0", scipy = ">=1.11.2" }
      source   = ["wheels@d928f432efb419143d3ca24214f17d2f:coqui_tts-0.25.1-py3-none-any.whl"]
      inferred = ["requires"]
      notes    = ["inferred: what the releases before and after it agree on"]
    }
    "0.25.0" = {
      released = "2024-12-04"
      requires = { matplotlib = ">=3.7.0", scipy = ">=1.11.2" }
      source   = ["wheels@b7bc2d7f109918b56da2c0a6ef73a68e:coqui_tts-0.25.0-py3-none-any.whl"]
    }
    "0.24.3" = {
      released  = "2024-11-06"
      python    = ["3.9", "3.10", "3.11", "3.12"]
      min_glibc = "2.17"
      requires  = { matplotlib = ">=3.7.0", scipy = ">=1.11.2", transformers = ">=4.43.0" }
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@70b833ff38a0752f0b38d3f39d525cf1:coqui_tts-0.24.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "0.24.2" = {
      released  = "2024-10-04"
      python    = ["3.9", "3.10", "3.11", "3.12"]
      min_glibc = "2.17"
      requires = {
        matplotlib   = ">=3.7.0"
        numpy        = ">=1.25.2"
        scipy        = ">=1.11.2"
        torchaudio   = "*"
        transformers = ">=4.42.0,<4.43.0"
      }
      platforms = ["linux/amd64", "windows/amd64"]
      source = [
        "wheels@29162fe77925bcb37488b1e92de237a7:coqui_tts-0.24.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
  }
}

package "coqui-tts" {
  python    = ["3.9", "3.10", "3.11", "3.12"]
  min_glibc = "2.5"
  requires  = { numpy = ">=1.24.3", torch = ">=2.1", torchaudio = "*" }
  platforms = ["linux/amd64"]
  inferred  = ["requires"]
  notes     = ["inferred: what the releases before and after it agree on"]
  rows = {
    "0.24.1" = {
      without         = ["inferred", "notes"]
      released        = "2024-05-29"
      python_requires = ">=3.9,<3.13"
      requires        = { matplotlib = ">=3.7.0", scipy = ">=1.11.2", transformers = ">=4.33.0,<4.41.0" }
      source          = ["wheels@7feb9502f03e6c3c0b5e47c0f6166335:coqui_tts-0.24.1-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.24.0" = {
      released        = "2024-05-27"
      python_requires = ">=3.9,<3.13"
      requires        = { matplotlib = ">=3.7.0", scipy = ">=1.11.2", transformers = ">=4.33.0" }
      source          = ["wheels@4e7ba0877b8806c752a7f0e35950db5b:coqui_tts-0.24.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.23.1" = {
      released        = "2024-04-23"
      python_requires = ">=3.9.0,<3.13"
      requires        = { matplotlib = ">=3.7.0", scipy = ">=1.11.2", transformers = ">=4.33.0" }
      source          = ["wheels@6437c437944f51ce387e1e8d2d6b40d6:coqui_tts-0.23.1-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.23.0" = {
      released        = "2024-04-19"
      python          = ["3.9", "3.10", "3.11"]
      python_requires = ">=3.9.0,<3.12"
      requires        = { matplotlib = ">=3.7.0", scipy = ">=1.11.2", transformers = ">=4.33.0" }
      source          = ["wheels@37635e732d9c703a26afbee5a5e6fa6f:coqui_tts-0.23.0-cp310-cp310-manylinux1_x86_64.whl"]
    }
    "0.22.1" = {
      without         = ["inferred", "notes"]
      released        = "2024-04-03"
      python          = ["3.9", "3.10", "3.11"]
      python_requires = ">=3.9.0,<3.12"
      requires        = { matplotlib = ">=3.7.0", scipy = ">=1.11.2", transformers = ">=4.33.0" }
      source          = ["wheels@66bfae21ad5229e44fb4beff1a6ab7ba:coqui_tts-0.22.1-cp310-cp310-manylinux1_x86_64.whl"]
    }
  }
}
