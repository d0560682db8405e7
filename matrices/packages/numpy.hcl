# Releases of numpy, which frameworks limit and say nothing else of.

source "numpy-sdists" {
  title = "sources of 1.13.3, 1.16.6, 1.18.5, 1.19.5 and 1.24.4, built with Python 3.12.1: No module named distutils, or name CCompiler is not defined; 1.25.2 asks for the same setuptools 59.2.0 as 1.24.4, and 1.26 is built by Meson"
  url   = "https://pypi.org/project/numpy/1.24.4/#files"
  date  = "2026-12-01"
  class = "measured"
}

package_info "numpy" {
  module = "numpy"
  pypi   = "numpy"
  sdist  = true
  source = ["wheels@704d819265e5d1064d932968e9ee85ff:numpy-2.5.5-cp312-cp312-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl"]
}

package "numpy" {
  python          = ["3.12", "3.13", "3.14", "3.15"]
  python_requires = ">=3.12"
  min_glibc       = "2.27"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  rows = {
    "2.5.5" = {
      released = "2026-11-15"
      source = [
        "wheels@704d819265e5d1064d932968e9ee85ff:numpy-2.5.5-cp312-cp312-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "2.5.4" = {
      released = "2026-10-10"
      source = [
        "wheels@fbde6962867ee75b48b0ee29b2b9372e:numpy-2.5.4-cp312-cp312-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "2.5.3" = {
      released = "2026-09-06"
      source = [
        "wheels@b7e18c623bb5c95acb3b332886127281:numpy-2.5.3-cp312-cp312-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "2.5.2" = {
      released = "2026-08-09"
      source = [
        "wheels@3cdec01fa790a186d430433fdd4d4ffb:numpy-2.5.2-cp312-cp312-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "2.5.1" = {
      released = "2026-07-04"
      python   = ["3.12", "3.13", "3.14"]
      source = [
        "wheels@59fda5e192b570217ec2580c96f00e9a:numpy-2.5.1-cp312-cp312-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "2.5.0" = {
      released = "2026-06-21"
      python   = ["3.12", "3.13", "3.14"]
      source = [
        "wheels@aaa760137137e8d3c920d27927748215:numpy-2.5.0-cp312-cp312-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
  }
}

package "numpy" {
  python          = ["3.11", "3.12", "3.13", "3.14"]
  python_requires = ">=3.11"
  min_glibc       = "2.27"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  rows = {
    "2.4.6" = {
      released = "2026-05-18"
      source = [
        "wheels@89cd468399cfd2504718f0ba50e410dc:numpy-2.4.6-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "2.4.5" = {
      released = "2026-05-15"
      source = [
        "wheels@07ce7e74da92d7c71b5df157b9758bcd:numpy-2.4.5-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "2.4.4" = {
      released = "2026-03-29"
      source = [
        "wheels@df3775294accfdd75f32c74ae39fcba9:numpy-2.4.4-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "2.4.3" = {
      released = "2026-03-09"
      source = [
        "wheels@715de7f82e192e8cae5a507a347d97ad:numpy-2.4.3-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "2.4.2" = {
      released = "2026-01-31"
      source = [
        "wheels@c02ef4401a506fb60b411467ad501e14:numpy-2.4.2-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "2.4.1" = {
      released = "2026-01-10"
      source = [
        "wheels@538bf4ec353709c765ff75ae616c34d3:numpy-2.4.1-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "2.3.5" = {
      released = "2025-11-16"
      source = [
        "wheels@8cba086a43d54ca804ce711b2a940b16:numpy-2.3.5-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "2.3.4" = {
      released = "2025-10-15"
      source = [
        "wheels@a7b2f9a18b5ff9824a6af80de4f37f4e:numpy-2.3.4-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "2.3.3" = {
      released = "2025-09-09"
      source = [
        "wheels@bc92a5dedcc53857249ca51ef29f5e5f:numpy-2.3.3-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "2.3.2" = {
      released = "2025-07-24"
      source = [
        "wheels@20b8200721840f5621b7bd03f8dcd78d:numpy-2.3.2-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
      ]
    }
    "2.3.1" = {
      released  = "2025-06-21"
      python    = ["3.11", "3.12", "3.13"]
      min_glibc = "2.28"
      source    = ["wheels@afed2ce4a84f6b0fc6c1ce734ff368cb:numpy-2.3.1-cp311-cp311-manylinux_2_28_x86_64.whl"]
    }
    "2.3.0" = {
      released  = "2025-06-07"
      python    = ["3.11", "3.12", "3.13"]
      min_glibc = "2.28"
      source    = ["wheels@7729c8008d55e80784bd113787ce876c:numpy-2.3.0-cp311-cp311-manylinux_2_28_x86_64.whl"]
    }
  }
}

package "numpy" {
  python          = ["3.10", "3.11", "3.12", "3.13"]
  python_requires = ">=3.10"
  min_glibc       = "2.17"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  rows = {
    "2.2.6" = {
      released = "2025-05-17"
      source = [
        "wheels@fc7b73d02efb0e18c000e9ad8b83480d:numpy-2.2.6-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "2.2.5" = {
      released = "2025-04-19"
      source = [
        "wheels@7451f92eddf8503c9b8aa4fe6aa7e87f:numpy-2.2.5-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "2.2.4" = {
      released = "2025-03-16"
      source = [
        "wheels@adf8c1d66f432ce577d0197dceaac2ac:numpy-2.2.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "2.2.3" = {
      released = "2025-02-13"
      source = [
        "wheels@0391ea3622f5c51a2e29708877d56e3d:numpy-2.2.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "2.2.2" = {
      released = "2025-01-18"
      source = [
        "wheels@3fbe72d347fbc59f94124125e73fc497:numpy-2.2.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "2.2.1" = {
      released = "2024-12-21"
      source = [
        "wheels@a7746f235c47abc72b102d3bce997771:numpy-2.2.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "2.2.0" = {
      released = "2024-12-08"
      source = [
        "wheels@122fd2fcfafdefc889c64ad99c228d5a:numpy-2.2.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "2.1.3" = {
      released = "2024-11-02"
      source = [
        "wheels@78574ac2d1a4a02421f25da9559850d5:numpy-2.1.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "2.1.2" = {
      released = "2024-10-05"
      source = [
        "wheels@d666cb72687559689e9906197e3bec7b:numpy-2.1.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "2.1.1" = {
      released = "2024-09-03"
      source = [
        "wheels@913cc1d311060b1d409e609947fa1b97:numpy-2.1.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "2.1.0" = {
      released = "2024-08-18"
      source = [
        "wheels@398049e237d1aae53d82a416dade04de:numpy-2.1.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
  }
}

package "numpy" {
  python          = ["3.9", "3.10", "3.11", "3.12"]
  python_requires = ">=3.9"
  min_glibc       = "2.17"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  rows = {
    "2.0.2" = {
      released = "2024-08-26"
      source = [
        "wheels@496f71341824ed9f3d2fd36cf3ac57ae:numpy-2.0.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "2.0.1" = {
      released = "2024-07-21"
      source = [
        "wheels@4127d4303b9ac9f94ca0441138acead3:numpy-2.0.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "2.0.0" = {
      released = "2024-06-16"
      source = [
        "wheels@6d7696c615765091cc5093f76fd1fa06:numpy-2.0.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.26.4" = {
      released = "2024-02-05"
      source = [
        "wheels@ffa75af20b44f8dba823498024771d5a:numpy-1.26.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.26.3" = {
      released = "2024-01-02"
      source = [
        "wheels@bdd2b45bf079d9ad90377048e2747a0c:numpy-1.26.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.26.2" = {
      released = "2023-11-12"
      source = [
        "wheels@bcc008217145b3d77abd3e4d5ef586e3:numpy-1.26.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.26.1" = {
      released        = "2023-10-14"
      python_requires = ">=3.9,<3.13"
      source = [
        "wheels@8ab9163ca8aeb7fd32fe93866490654d:numpy-1.26.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.26.0" = {
      released        = "2023-09-16"
      python_requires = ">=3.9,<3.13"
      source = [
        "wheels@767254ad364991ccfc4d81b8152912e5:numpy-1.26.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.25.2" = {
      released   = "2023-07-31"
      python     = ["3.9", "3.10", "3.11"]
      source_end = "3.12"
      source = [
        "wheels@f08f2e037bba04e707eebf4bc934f197:numpy-1.25.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
      cell_source = { source_end = ["numpy-sdists"] }
    }
    "1.25.1" = {
      released   = "2023-07-08"
      python     = ["3.9", "3.10", "3.11"]
      source_end = "3.12"
      source = [
        "wheels@6c6c9261d21e617c6dc5eacba35cb68e:numpy-1.25.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
      cell_source = { source_end = ["numpy-sdists"] }
    }
    "1.25.0" = {
      released   = "2023-06-17"
      python     = ["3.9", "3.10", "3.11"]
      source_end = "3.12"
      source = [
        "wheels@4aedd08f15d3045a4e9c648f1e04daca:numpy-1.25.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
      cell_source = { source_end = ["numpy-sdists"] }
    }
  }
}

package "numpy" {
  python          = ["3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.8"
  source_end      = "3.12"
  min_glibc       = "2.17"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  cell_source     = { source_end = ["numpy-sdists"] }
  rows = {
    "1.24.4" = {
      released = "2023-06-26"
      source = [
        "wheels@7ffe43c74893dbf38c2b0a1f5428760a:numpy-1.24.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.24.3" = {
      released = "2023-04-22"
      source = [
        "wheels@2d926b52ba1367f9acb76b0df6ed21f0:numpy-1.24.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.24.2" = {
      released = "2023-02-05"
      source = [
        "wheels@a51725a815a6188c662fb66fb3207770:numpy-1.24.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.24.1" = {
      released = "2022-12-26"
      source = [
        "wheels@0e3463e6ac25313462e04aea3fb8a0a3:numpy-1.24.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.24.0" = {
      released = "2022-12-18"
      source = [
        "wheels@73cf2c5b5a07450f20a0c8e04d995549:numpy-1.24.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.23.5" = {
      released = "2022-11-20"
      source = [
        "wheels@5e05b1c973a9f858c74367553e236f28:numpy-1.23.5-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.23.4" = {
      released = "2022-10-12"
      source = [
        "wheels@a8365b942f9c1a7d0f0dc974747d99dd:numpy-1.23.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.23.3" = {
      released = "2022-09-09"
      source = [
        "wheels@004f0efcb2fe1c0bd6ae1fcfc69cc8b6:numpy-1.23.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.23.2" = {
      released = "2022-08-14"
      source = [
        "wheels@bdc02c0235b261925102b1bd586579b7:numpy-1.23.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
  }
}

package "numpy" {
  python          = ["3.8", "3.9", "3.10"]
  python_requires = ">=3.8"
  source_end      = "3.12"
  min_glibc       = "2.17"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  cell_source     = { source_end = ["numpy-sdists"] }
  rows = {
    "1.23.1" = {
      released = "2022-07-09"
      source = [
        "wheels@3119daed207e9410eaf57dcf9591fdc6:numpy-1.23.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.23.0" = {
      released = "2022-06-22"
      source = [
        "wheels@d54b3b828d618a19779a84c3ad952e96:numpy-1.23.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.22.4" = {
      released = "2022-05-20"
      source = [
        "wheels@a911e317e8c826ea632205e63ed8507e:numpy-1.22.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.22.3" = {
      released = "2022-03-07"
      source = [
        "wheels@a3bae1a2ed00e90b3ba5f7bd0a7c7999:numpy-1.22.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.22.2" = {
      released = "2022-02-04"
      source = [
        "wheels@3556c5550de40027d3121ebbb170f61b:numpy-1.22.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.22.1" = {
      released = "2022-01-14"
      source = [
        "wheels@45a7dfbf9ed8d68fd39763940591db76:numpy-1.22.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.22.0" = {
      released = "2021-12-31"
      source = [
        "wheels@a97e82c39d9856fe7d4f9b86d8a1e66e:numpy-1.22.0-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
  }
}

package "numpy" {
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7,<3.11"
  source_end      = "3.12"
  min_glibc       = "2.17"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  cell_source     = { source_end = ["numpy-sdists"] }
  rows = {
    "1.21.6" = {
      released = "2022-04-12"
      source = [
        "wheels@5f30427731561ce75d7048ac254dbe47:numpy-1.21.6-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.21.5" = {
      released = "2021-12-19"
      source = [
        "wheels@dc4b2fb01f1b4ddbe2453468ea0719f4:numpy-1.21.5-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.21.4" = {
      released = "2021-11-05"
      source = [
        "wheels@615d4e328af7204c13ae3d4df7615a13:numpy-1.21.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.21.3" = {
      released = "2021-10-20"
      source = [
        "wheels@49c6249260890e05b8111ebfc391ed58:numpy-1.21.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
    "1.21.2" = {
      released = "2021-08-15"
      source = [
        "wheels@51a7b9db0a2941434cd930dacaafe0fc:numpy-1.21.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
      ]
    }
  }
}

package "numpy" {
  python          = ["3.7", "3.8", "3.9"]
  python_requires = ">=3.7"
  source_end      = "3.12"
  min_glibc       = "2.12"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  cell_source     = { source_end = ["numpy-sdists"] }
  rows = {
    "1.21.1" = {
      released = "2021-07-18"
      source = [
        "wheels@a75b4498b1e93d8b700282dc8e655b8b:numpy-1.21.1-cp37-cp37m-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
    "1.21.0" = {
      released = "2021-06-22"
      source = [
        "wheels@598fe100b2948465cf3ed64b1a326424:numpy-1.21.0-cp37-cp37m-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
    "1.20.3" = {
      released = "2021-05-10"
      source = [
        "wheels@c5bf0e132acf7557fc9bb8ded8b53bbb:numpy-1.20.3-cp37-cp37m-manylinux_2_12_x86_64.manylinux2010_x86_64.whl",
      ]
    }
    "1.20.2" = {
      released = "2021-03-27"
      source   = ["wheels@9cab23439eb1ebfed1aaec9cd42b7dc5:numpy-1.20.2-cp37-cp37m-manylinux1_x86_64.whl"]
    }
    "1.20.1" = {
      released = "2021-02-07"
      source   = ["wheels@2d7e27442599104ee08f4faed56bb87c:numpy-1.20.1-cp37-cp37m-manylinux1_x86_64.whl"]
    }
    "1.20.0" = {
      released = "2021-01-30"
      source   = ["wheels@e9c5fd330d2fedf06051bafb996252de:numpy-1.20.0-cp37-cp37m-manylinux1_x86_64.whl"]
    }
    "1.19.5" = {
      released        = "2021-01-05"
      python          = ["3.6", "3.7", "3.8", "3.9"]
      python_requires = ">=3.6"
      source          = ["wheels@8b5e972b43c8fc27d56550b4120fe625:numpy-1.19.5-cp36-cp36m-manylinux1_x86_64.whl"]
    }
  }
}

package "numpy" {
  python          = ["3.6", "3.7", "3.8"]
  python_requires = ">=3.6"
  source_end      = "3.12"
  min_glibc       = "2.12"
  platforms       = ["linux/amd64", "linux/arm64", "windows/amd64"]
  cell_source     = { source_end = ["numpy-sdists"] }
  rows = {
    "1.19.4" = {
      released = "2020-11-02"
      python   = ["3.6", "3.7", "3.8", "3.9"]
      source   = ["wheels@8ece138c3a16db8c1ad38f52eb32be60:numpy-1.19.4-cp36-cp36m-manylinux1_x86_64.whl"]
    }
    "1.19.3" = {
      released = "2020-10-29"
      python   = ["3.6", "3.7", "3.8", "3.9"]
      source   = ["wheels@1a307bdd3dd444b1d0daa356b5f4c7de:numpy-1.19.3-cp36-cp36m-manylinux1_x86_64.whl"]
    }
    "1.19.2" = {
      released = "2020-09-10"
      source   = ["wheels@3733640466733441295b0d6d3dcbf8e1:numpy-1.19.2-cp36-cp36m-manylinux1_x86_64.whl"]
    }
    "1.19.1" = {
      released = "2020-07-21"
      source   = ["wheels@cf1347450c0b7644ea14271261953355:numpy-1.19.1-cp36-cp36m-manylinux1_x86_64.whl"]
    }
    "1.19.0" = {
      released = "2020-06-20"
      source   = ["wheels@13af0184177469192d80db9bd02619f6:numpy-1.19.0-cp36-cp36m-manylinux1_x86_64.whl"]
    }
  }
}

package "numpy" {
  python          = ["3.5", "3.6", "3.7", "3.8"]
  python_requires = ">=3.5"
  source_end      = "3.12"
  min_glibc       = "2.5"
  platforms       = ["linux/amd64", "windows/amd64"]
  cell_source     = { source_end = ["numpy-sdists"] }
  rows = {
    "1.18.5" = {
      released = "2020-06-04"
      source   = ["wheels@a78e438db8ec26d5d9d0e584b27ef25c:numpy-1.18.5-cp35-cp35m-manylinux1_x86_64.whl"]
    }
    "1.18.4" = {
      released = "2020-05-03"
      source   = ["wheels@3f0dae97e1126f529ebb66f3c63514a0:numpy-1.18.4-cp35-cp35m-manylinux1_x86_64.whl"]
    }
    "1.18.3" = {
      released = "2020-04-19"
      source   = ["wheels@eb2286249ebfe8fcb5b425e5ec77e473:numpy-1.18.3-cp35-cp35m-manylinux1_x86_64.whl"]
    }
    "1.18.2" = {
      released = "2020-03-17"
      source   = ["wheels@6fcc5a3990e269f86d388f165a089259:numpy-1.18.2-cp35-cp35m-manylinux1_x86_64.whl"]
    }
    "1.18.1" = {
      released = "2020-01-06"
      source   = ["wheels@17aa7a81fe7599a10f2b7d95856dc5cf:numpy-1.18.1-cp35-cp35m-manylinux1_x86_64.whl"]
    }
    "1.18.0" = {
      released = "2019-12-22"
      source   = ["wheels@88c5ccbc4cadf39f32193a5ef22e3f84:numpy-1.18.0-cp35-cp35m-manylinux1_x86_64.whl"]
    }
    "1.17.5" = {
      released = "2020-01-01"
      source   = ["wheels@4760bcc6adaf0d853379d01ce60f320e:numpy-1.17.5-cp35-cp35m-manylinux1_x86_64.whl"]
    }
    "1.17.4" = {
      released = "2019-11-11"
      source   = ["wheels@c7354e8f0eca5c110b7e978034cd86ed:numpy-1.17.4-cp35-cp35m-manylinux1_x86_64.whl"]
    }
    "1.17.3" = {
      released = "2019-10-17"
      source   = ["wheels@9395b0a41e8b7e9a284e3be7060db9d1:numpy-1.17.3-cp35-cp35m-manylinux1_x86_64.whl"]
    }
    "1.17.2" = {
      released = "2019-09-07"
      python   = ["3.5", "3.6", "3.7"]
      source   = ["wheels@7d077f2976b8f3de08a0dcf5d72083f4:numpy-1.17.2-cp35-cp35m-manylinux1_x86_64.whl"]
    }
    "1.17.1" = {
      released = "2019-08-27"
      python   = ["3.5", "3.6", "3.7"]
      source   = ["wheels@bede70fd8699695363f39e86c1e869b2:numpy-1.17.1-cp35-cp35m-manylinux1_x86_64.whl"]
    }
    "1.17.0" = {
      released = "2019-07-26"
      python   = ["3.5", "3.6", "3.7"]
      source   = ["wheels@7724e9e31ee72389d522b88c0d4201f2:numpy-1.17.0-cp35-cp35m-manylinux1_x86_64.whl"]
    }
  }
}

package "numpy" {
  python          = ["3.5", "3.6", "3.7"]
  python_requires = ">=2.7,!=3.0.*,!=3.1.*,!=3.2.*,!=3.3.*"
  source_end      = "3.12"
  min_glibc       = "2.5"
  platforms       = ["linux/amd64", "windows/amd64"]
  cell_source     = { source_end = ["numpy-sdists"] }
  rows = {
    "1.16.6" = {
      released = "2019-12-29"
      source   = ["wheels@d3c5377c6122de876e695937ef41ffee:numpy-1.16.6-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.16.5" = {
      released = "2019-08-28"
      source   = ["wheels@4208b225ae049641a7a99ab92e84ce9d:numpy-1.16.5-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.16.4" = {
      released = "2019-05-28"
      source   = ["wheels@2a04dda79606f3d2f760384c38ccd3d5:numpy-1.16.4-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.16.3" = {
      released = "2019-04-22"
      source   = ["wheels@754a6be26d938e6ca91942804eb20930:numpy-1.16.3-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.16.2" = {
      released = "2019-02-26"
      source   = ["wheels@560ceaa24f971ab37dede7ba030fc5d8:numpy-1.16.2-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.16.1" = {
      released = "2019-01-31"
      source   = ["wheels@ae602ba425fb2b074e16d125cdce4f01:numpy-1.16.1-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.16.0" = {
      released = "2019-01-14"
      source   = ["wheels@f00a2c21f60284e024bba351875f3501:numpy-1.16.0-cp27-cp27m-manylinux1_x86_64.whl"]
    }
  }
}

package "numpy" {
  python          = ["3.4", "3.5", "3.6", "3.7"]
  python_requires = ">=2.7,!=3.0.*,!=3.1.*,!=3.2.*,!=3.3.*"
  source_end      = "3.12"
  min_glibc       = "2.5"
  platforms       = ["linux/amd64", "windows/amd64"]
  cell_source     = { source_end = ["numpy-sdists"] }
  rows = {
    "1.15.4" = {
      released = "2018-11-04"
      source   = ["wheels@4d8d3e5aa6087490912c14a3c10fbdd3:numpy-1.15.4-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.15.3" = {
      released = "2018-10-22"
      source   = ["wheels@a988db28f54e104a01e8573ceb6f2820:numpy-1.15.3-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.15.2" = {
      released = "2018-09-23"
      source   = ["wheels@ec8bf53ef7c92c99340972519adbe122:numpy-1.15.2-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.15.1" = {
      released = "2018-08-21"
      source   = ["wheels@719b6789acb2bc86ea9b33a701d7c43d:numpy-1.15.1-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.15.0" = {
      released = "2018-07-23"
      source   = ["wheels@e2317cf091c2e7f0dacdc2e72c693cc3:numpy-1.15.0-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.14.6" = {
      released = "2018-09-23"
      source   = ["wheels@4c774c852cad87f692e6b3e374ba7074:numpy-1.14.6-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.14.5" = {
      released = "2018-06-12"
      source   = ["wheels@6c57f973218b776195d0356e556ec932:numpy-1.14.5-cp27-cp27m-manylinux1_x86_64.whl"]
    }
  }
}

package "numpy" {
  python          = ["3.4", "3.5", "3.6"]
  python_requires = ">=2.7,!=3.0.*,!=3.1.*,!=3.2.*,!=3.3.*"
  source_end      = "3.12"
  min_glibc       = "2.5"
  platforms       = ["linux/amd64", "windows/amd64"]
  cell_source     = { source_end = ["numpy-sdists"] }
  rows = {
    "1.14.4" = {
      released = "2018-06-06"
      source   = ["wheels@6105d909e56c4f3f173a7294154eee5d:numpy-1.14.4-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.14.3" = {
      released = "2018-04-28"
      source   = ["wheels@f39afab5769b3aaa786634b94b4a23ef:numpy-1.14.3-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.14.2" = {
      released = "2018-03-12"
      source   = ["wheels@d0928076d9bd8a98de44e79b1abe50c1:numpy-1.14.2-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.14.1" = {
      released = "2018-02-21"
      source   = ["wheels@7d4c549e41507db4f04ec7cfab5597de:numpy-1.14.1-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.14.0" = {
      released = "2018-01-06"
      source   = ["wheels@289ff717138cd9aa133adcbd3c3e2844:numpy-1.14.0-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.13.3" = {
      released = "2017-09-29"
      source   = ["wheels@c4b1914d86c43399438518a2ac8bcba2:numpy-1.13.3-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.13.1" = {
      released = "2017-07-07"
      source   = ["wheels@02e6279d95081086469e6ed83c708c4c:numpy-1.13.1-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.13.0" = {
      released = "2017-06-07"
      source   = ["wheels@ed9212e489ac7f76506969581f1abb53:numpy-1.13.0-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.12.1" = {
      without  = ["python_requires"]
      released = "2017-03-18"
      source   = ["wheels@ca917155b35b3bcc68ef1ad82570a294:numpy-1.12.1-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.12.0" = {
      without  = ["python_requires"]
      released = "2017-01-15"
      source   = ["wheels@13acbf9ed3e7eb3691cd4e842804d06b:numpy-1.12.0-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.11.3" = {
      without  = ["python_requires"]
      released = "2016-12-19"
      source   = ["wheels@276cbb35b69eb2f0d5f264b7c71bdc1f:numpy-1.11.3-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.11.2" = {
      without  = ["python_requires"]
      released = "2016-10-04"
      python   = ["3.4", "3.5"]
      source   = ["wheels@5c5bca330229ea1e33f9170ffee2a9aa:numpy-1.11.2-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.11.1" = {
      without  = ["python_requires"]
      released = "2016-06-26"
      python   = ["3.4", "3.5"]
      source   = ["wheels@52f8839ab0fe7fcebb19dd2cef1ecca7:numpy-1.11.1-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.11.0" = {
      without  = ["python_requires"]
      released = "2016-03-27"
      python   = ["3.4", "3.5"]
      source   = ["wheels@611cd19f4ae1dc8a0388d89b2b074f14:numpy-1.11.0-cp27-cp27m-manylinux1_x86_64.whl"]
    }
    "1.10.4" = {
      without  = ["python_requires"]
      released = "2016-01-07"
      python   = ["3.3", "3.4", "3.5"]
      source   = ["wheels@319c67543f081324ca0c61664caa1dfe:numpy-1.10.4-cp26-cp26m-manylinux1_x86_64.whl"]
    }
  }
}

package "numpy" {
  python      = ["3.3", "3.4", "3.5"]
  source_end  = "3.12"
  min_glibc   = "2.5"
  platforms   = ["linux/amd64"]
  cell_source = { source_end = ["numpy-sdists"] }
  rows = {
    "1.10.3" = {
      released = "2016-04-20"
      source   = ["wheels@9c17ce20d9bdf186f440a256bc29bd18:numpy-1.10.3-cp26-cp26m-manylinux1_x86_64.whl"]
    }
    "1.10.2" = {
      released = "2015-12-14"
      source   = ["wheels@f3e72f871bbb7a437a0ed1a0af1861a6:numpy-1.10.2-cp26-cp26m-manylinux1_x86_64.whl"]
    }
    "1.10.1" = {
      released = "2015-10-12"
      source   = ["wheels@874a9bb52d85947dfabbb29265db9a94:numpy-1.10.1-cp26-cp26m-manylinux1_x86_64.whl"]
    }
    "1.10.0.post2" = {
      without  = ["python", "min_glibc", "platforms"]
      released = "2015-10-07"
      source   = ["wheels@35bc2e3ea058f998c3a54d869a4c8ade:numpy-1.10.0.post2.zip"]
    }
    "1.10.0" = {
      released = "2016-04-20"
      source   = ["wheels@9f917e14e14d9a3123eb651af572fbe1:numpy-1.10.0-cp26-cp26m-manylinux1_x86_64.whl"]
    }
    "1.9.3" = {
      released = "2015-09-21"
      source   = ["wheels@19828d06c965c7296da055c864cc5493:numpy-1.9.3-cp26-cp26m-manylinux1_x86_64.whl"]
    }
    "1.9.2" = {
      released = "2015-03-01"
      source   = ["wheels@b7a2439a390f702de036597c0dee92fb:numpy-1.9.2-cp26-cp26m-manylinux1_x86_64.whl"]
    }
  }
}
