# Releases of torchaudio.

package_info "torchaudio" {
  pypi   = "torchaudio"
  source = ["spack-recipes@2026-07-01:py_torchaudio/package.py"]
}

package "torchaudio" "2.11.0" {
  python_requires = ">=3.10"
  requires        = { torch = ">=2.11" }
  cuda_facts      = { rule = "same variant as torch" }
  source          = ["spack-recipes@2026-07-01:py_torchaudio/package.py", "vllm-030-freeze"]
  notes           = ["last torchaudio paired here; used with torch 2.13.0 by vLLM 0.27 and later"]
}

package "torchaudio" "2.10.0" {
  python_requires = ">=3.10"
  requires        = { torch = ">=2.10" }
  cuda_facts      = { rule = "same variant as torch" }
  source          = ["spack-recipes@2026-07-01:py_torchaudio/package.py"]
}

package "torchaudio" "2.9.1" {
  like     = "2.9.0"
  requires = { torch = "==2.9.1" }
}

package "torchaudio" "2.9.0" {
  python     = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  requires   = { torch = "==2.9.0" }
  cuda_facts = { rule = "same variant as torch" }
  source     = ["spack-recipes@2026-07-01:py_torchaudio/package.py"]
}

package "torchaudio" "2.8.0" {
  like     = "2.6.0"
  requires = { torch = "==2.8.0" }
}

package "torchaudio" "2.7.1" {
  like     = "2.6.0"
  requires = { torch = "==2.7.1" }
}

package "torchaudio" "2.7.0" {
  like     = "2.6.0"
  requires = { torch = "==2.7.0" }
}

package "torchaudio" "2.6.0" {
  python     = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  requires   = { torch = "==2.6.0" }
  cuda_facts = { rule = "same variant as torch" }
  source     = ["spack-recipes@2026-07-01:py_torchaudio/package.py"]
}

package "torchaudio" "2.5.1" {
  like     = "2.5.0"
  requires = { torch = "==2.5.1" }
}

package "torchaudio" "2.5.0" {
  python     = ["3.9", "3.10", "3.11", "3.12"]
  requires   = { torch = "==2.5.0" }
  cuda_facts = { rule = "same variant as torch" }
  source     = ["spack-recipes@2026-07-01:py_torchaudio/package.py"]
}

package "torchaudio" "2.4.1" {
  like     = "2.2.0"
  requires = { torch = "==2.4.1" }
}

package "torchaudio" "2.4.0" {
  like     = "2.2.0"
  requires = { torch = "==2.4.0" }
}

package "torchaudio" "2.3.1" {
  like     = "2.2.0"
  requires = { torch = "==2.3.1" }
}

package "torchaudio" "2.3.0" {
  like     = "2.2.0"
  requires = { torch = "==2.3.0" }
}

package "torchaudio" "2.2.2" {
  like     = "2.2.0"
  requires = { torch = "==2.2.2" }
}

package "torchaudio" "2.2.1" {
  like     = "2.2.0"
  requires = { torch = "==2.2.1" }
}

package "torchaudio" "2.2.0" {
  python     = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  requires   = { torch = "==2.2.0" }
  cuda_facts = { rule = "same variant as torch" }
  source     = ["spack-recipes@2026-07-01:py_torchaudio/package.py"]
}

package "torchaudio" "2.1.2" {
  like     = "2.0.1"
  requires = { torch = "==2.1.2" }
}

package "torchaudio" "2.1.1" {
  like     = "2.0.1"
  requires = { torch = "==2.1.1" }
}

package "torchaudio" "2.1.0" {
  like     = "2.0.1"
  requires = { torch = "==2.1.0" }
}

package "torchaudio" "2.0.2" {
  like     = "2.0.1"
  requires = { torch = "==2.0.1" }
}

package "torchaudio" "2.0.1" {
  python     = ["3.8", "3.9", "3.10", "3.11"]
  requires   = { torch = "==2.0.0" }
  cuda_facts = { rule = "same variant as torch" }
  source     = ["spack-recipes@2026-07-01:py_torchaudio/package.py"]
}

package "torchaudio" "0.13.1" {
  like     = "0.12.0"
  requires = { torch = "==1.13.1" }
}

package "torchaudio" "0.13.0" {
  like     = "0.12.0"
  requires = { torch = "==1.13.0" }
}

package "torchaudio" "0.12.1" {
  like     = "0.12.0"
  requires = { torch = "==1.12.1" }
}

package "torchaudio" "0.12.0" {
  python_requires = "<3.11"
  requires        = { torch = "==1.12.0" }
  cuda_facts      = { rule = "same variant as torch" }
  source          = ["spack-recipes@2026-07-01:py_torchaudio/package.py"]
}

package "torchaudio" "0.11.0" {
  like     = "0.7.2"
  requires = { torch = "==1.11.0" }
}

package "torchaudio" "0.10.2" {
  like     = "0.7.2"
  requires = { torch = "==1.10.2" }
}

package "torchaudio" "0.10.1" {
  like     = "0.7.2"
  requires = { torch = "==1.10.1" }
}

package "torchaudio" "0.10.0" {
  like     = "0.7.2"
  requires = { torch = "==1.10.0" }
}

package "torchaudio" "0.9.1" {
  like     = "0.7.2"
  requires = { torch = "==1.9.1" }
}

package "torchaudio" "0.9.0" {
  like     = "0.7.2"
  requires = { torch = "==1.9.0" }
}

package "torchaudio" "0.8.2" {
  like     = "0.7.2"
  requires = { torch = "==1.8.2" }
}

package "torchaudio" "0.8.1" {
  like     = "0.7.2"
  requires = { torch = "==1.8.1" }
}

package "torchaudio" "0.8.0" {
  like     = "0.7.2"
  requires = { torch = "==1.8.0" }
}

package "torchaudio" "0.7.2" {
  python_requires = "<3.10"
  requires        = { torch = "==1.7.1" }
  cuda_facts      = { rule = "same variant as torch" }
  source          = ["spack-recipes@2026-07-01:py_torchaudio/package.py"]
}
