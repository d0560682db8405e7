# Releases of tensorflow-probability, whose metadata asks for no TensorFlow: it is checked as it is imported.

source "tensorflow-probability" {
  title = "github.com/tensorflow/probability: tensorflow_probability/python/__init__.py raises an ImportError beside a TensorFlow older than the release that it names"
  url   = "https://github.com/tensorflow/probability"
  date  = "2026-11-27"
  class = "vendor"
}

source "tfp-keras-3" {
  title = "probability issues 1774 and 1795: releases before 0.24 do not import beside Keras 3, which TensorFlow has from 2.16 on"
  url   = "https://github.com/tensorflow/probability/issues/1795"
  date  = "2024-03-10"
  class = "reported"
}

package_info "tensorflow-probability" {
  framework = "tensorflow"
  module    = "tensorflow_probability"
  pypi      = "tensorflow-probability"
  source    = ["wheels@f3f4d6431656c0122906888afe1b67b4:tensorflow_probability-0.25.0-py2.py3-none-any.whl"]
  inferred  = ["framework"]
}

package "tensorflow-probability" {
  requires  = { numpy = ">=1.13.3" }
  platforms = ["any"]
  cell_source = {
    limits = ["tensorflow-probability@v${version}:tensorflow_probability/python/__init__.py", "tfp-keras-3"]
  }
  rows = {
    "0.25.0" = {
      released        = "2024-11-08"
      python_requires = ">=3.9"
      limits          = { tensorflow = ">=2.18" }
      source          = ["wheels@f3f4d6431656c0122906888afe1b67b4:tensorflow_probability-0.25.0-py2.py3-none-any.whl"]
      cell_source     = { limits = ["tensorflow-probability@v${version}:tensorflow_probability/python/__init__.py"] }
    }
    "0.24.0" = {
      released        = "2024-03-12"
      python_requires = ">=3.9"
      limits          = { tensorflow = ">=2.16" }
      source          = ["wheels@8c1774683e38359dbcaf3697e79b7e6a:tensorflow_probability-0.24.0-py2.py3-none-any.whl"]
      cell_source     = { limits = ["tensorflow-probability@v${version}:tensorflow_probability/python/__init__.py"] }
    }
    "0.23.0" = {
      released        = "2023-11-20"
      python_requires = ">=3.9"
      limits          = { tensorflow = ">=2.15,<2.16" }
      source          = ["wheels@dda5cacfe50cb19ecd96f3ce81e6ff86:tensorflow_probability-0.23.0-py2.py3-none-any.whl"]
    }
    "0.22.1" = {
      released        = "2023-10-23"
      python_requires = ">=3.9"
      limits          = { tensorflow = ">=2.14,<2.16" }
      source          = ["wheels@3035b936b028ea10bd3a9589329557f5:tensorflow_probability-0.22.1-py2.py3-none-any.whl"]
    }
    "0.22.0" = {
      released        = "2023-10-02"
      python_requires = ">=3.9"
      limits          = { tensorflow = ">=2.14,<2.16" }
      source          = ["wheels@97435aaa51698328c24620d32cf7ad4d:tensorflow_probability-0.22.0-py2.py3-none-any.whl"]
    }
    "0.21.0" = {
      released        = "2023-08-04"
      python_requires = ">=3.8"
      limits          = { tensorflow = ">=2.13,<2.16" }
      source          = ["wheels@03ed06bd6fd876541110712842d43367:tensorflow_probability-0.21.0-py2.py3-none-any.whl"]
    }
    "0.20.1" = {
      released        = "2023-05-16"
      python_requires = ">=3.8"
      limits          = { tensorflow = ">=2.12,<2.16" }
      source          = ["wheels@fc10597d2b1a26ecdfae2086307944dd:tensorflow_probability-0.20.1-py2.py3-none-any.whl"]
      cell_source = {
        limits = ["tensorflow-probability@v0.20.0:tensorflow_probability/python/__init__.py", "tfp-keras-3"]
      }
      inferred = ["limits"]
    }
    "0.19.0" = {
      released = "2022-12-06"
      limits   = { tensorflow = ">=2.11,<2.16" }
      source   = ["wheels@ee70967fbd52b09e9c5ec148a9437c4c:tensorflow_probability-0.19.0-py2.py3-none-any.whl"]
    }
    "0.18.0" = {
      released = "2022-09-12"
      limits   = { tensorflow = ">=2.10,<2.16" }
      source   = ["wheels@80d57e7792c78586f12255ab4a7c359b:tensorflow_probability-0.18.0-py2.py3-none-any.whl"]
    }
    "0.17.0" = {
      released = "2022-06-07"
      limits   = { tensorflow = ">=2.9,<2.16" }
      source   = ["wheels@4cb04201c2fb92593c9a73514f4da389:tensorflow_probability-0.17.0-py2.py3-none-any.whl"]
    }
    "0.16.0" = {
      released = "2022-02-14"
      limits   = { tensorflow = ">=2.8,<2.16" }
      source   = ["wheels@48bcaa772ebbfa535594df025b3d7a5f:tensorflow_probability-0.16.0-py2.py3-none-any.whl"]
    }
    "0.15.0" = {
      released = "2021-11-17"
      limits   = { tensorflow = ">=2.7,<2.16" }
      source   = ["wheels@a5c6d1116fa619fa3fcfe076ff81adc2:tensorflow_probability-0.15.0-py2.py3-none-any.whl"]
    }
    "0.14.1" = {
      released = "2021-09-30"
      limits   = { tensorflow = ">=2.6,<2.16" }
      source   = ["wheels@c25d80d492ef7cc1d48b201982f11c91:tensorflow_probability-0.14.1-py2.py3-none-any.whl"]
    }
    "0.14.0" = {
      released = "2021-09-15"
      limits   = { tensorflow = ">=2.6,<2.16" }
      source   = ["wheels@c9602ebe2744fb4b479c9e12cd10cbdb:tensorflow_probability-0.14.0-py2.py3-none-any.whl"]
    }
    "0.13.0" = {
      released = "2021-06-18"
      limits   = { tensorflow = ">=2.5,<2.16" }
      source   = ["wheels@308c05998731d0de077a81f4537bef34:tensorflow_probability-0.13.0-py2.py3-none-any.whl"]
    }
    "0.12.2" = {
      released = "2021-04-14"
      limits   = { tensorflow = ">=2.4,<2.16" }
      source   = ["wheels@b14b27c276284231c2c093bedfeaebf5:tensorflow_probability-0.12.2-py2.py3-none-any.whl"]
    }
    "0.12.1" = {
      released = "2020-12-29"
      limits   = { tensorflow = ">=2.4,<2.16" }
      source   = ["wheels@f148a876671f132c931275e601568923:tensorflow_probability-0.12.1-py2.py3-none-any.whl"]
    }
    "0.12.0" = {
      released = "2020-12-22"
      limits   = { tensorflow = ">=2.4,<2.16" }
      source   = ["wheels@1c1de9de38c269202060d19c2122866e:tensorflow_probability-0.12.0-py2.py3-none-any.whl"]
    }
    "0.11.1" = {
      released = "2020-09-28"
      limits   = { tensorflow = ">=2.3,<2.16" }
      source   = ["wheels@e9ce5288ccdb80b6e311d1a2904b5af6:tensorflow_probability-0.11.1-py2.py3-none-any.whl"]
    }
    "0.11.0" = {
      released = "2020-07-28"
      limits   = { tensorflow = ">=2.3,<2.16" }
      source   = ["wheels@60e66a376f8b3602d3f61b0ac0bf8447:tensorflow_probability-0.11.0-py2.py3-none-any.whl"]
    }
    "0.10.1" = {
      released = "2020-07-06"
      limits   = { tensorflow = ">=2.2,<2.16" }
      source   = ["wheels@3ae630d3e0ae12623d77ab2394291dcf:tensorflow_probability-0.10.1-py2.py3-none-any.whl"]
    }
    "0.10.0" = {
      released = "2020-05-14"
      limits   = { tensorflow = ">=2.2,<2.16" }
      source   = ["wheels@961f752ffde04595557a99034a07793d:tensorflow_probability-0.10.0-py2.py3-none-any.whl"]
    }
    "0.9.0" = {
      released = "2020-01-10"
      limits   = { tensorflow = ">=2.1,<2.16" }
      source   = ["wheels@66928dcbbc12987e574232a576bd9643:tensorflow_probability-0.9.0-py2.py3-none-any.whl"]
    }
  }
}
