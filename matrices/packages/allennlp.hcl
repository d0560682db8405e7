# Releases of allennlp.

package_info "allennlp" {
  module   = "allennlp"
  pypi     = "allennlp"
  source   = ["wheels@d840f2cb285ded77f48fbe5c8f52fe95:allennlp-2.10.1-py3-none-any.whl"]
  inferred = ["module"]
}

package "allennlp" {
  python_requires = ">=3.7.1"
  requires        = { huggingface-hub = ">=0.0.16", torchvision = ">=0.8.1,<0.13.0" }
  platforms       = ["any"]
  rows = {
    "2.10.1" = {
      released = "2022-10-18"
      requires = {
        numpy        = ">=1.21.4"
        protobuf     = ">=3.12.0,<4.0.0"
        torch        = ">=1.10.0,<1.13.0"
        torchvision  = ">=0.8.1,<0.14.0"
        transformers = ">=4.1,<4.21"
      }
      source = ["wheels@d840f2cb285ded77f48fbe5c8f52fe95:allennlp-2.10.1-py3-none-any.whl"]
    }
    "2.10.0" = {
      released = "2022-07-14"
      requires = {
        numpy        = ">=1.21.4"
        protobuf     = "==3.20.0"
        torch        = ">=1.10.0,<1.12.0"
        transformers = ">=4.1,<4.21"
      }
      source = ["wheels@1a1188629ff5cbc9010a1b983aebcf46:allennlp-2.10.0-py3-none-any.whl"]
    }
    "2.9.3" = {
      released = "2022-04-14"
      requires = { torch = ">=1.6.0,<1.12.0", transformers = ">=4.1,<4.19" }
      source   = ["wheels@c1fd9de6be6f2993828a63189d886f56:allennlp-2.9.3-py3-none-any.whl"]
    }
    "2.9.2" = {
      released = "2022-03-22"
      requires = { torch = ">=1.6.0,<1.12.0", transformers = ">=4.1,<4.18" }
      source   = ["wheels@602fb224ec6ba9ad19460ed742ed8e84:allennlp-2.9.2-py3-none-any.whl"]
    }
  }
}

package "allennlp" {
  python_requires = ">=3.7.1"
  requires        = { huggingface-hub = ">=0.0.16", torch = ">=1.6.0,<1.11.0", torchvision = ">=0.8.1,<0.12.0" }
  platforms       = ["any"]
  rows = {
    "2.9.1" = {
      released = "2022-03-09"
      requires = { transformers = ">=4.1,<4.17" }
      source   = ["wheels@29d89d2231461f80cc43195434a428eb:allennlp-2.9.1-py3-none-any.whl"]
    }
    "2.9.0" = {
      released = "2022-01-27"
      requires = { transformers = ">=4.1,<4.16" }
      source   = ["wheels@92d48e1ccf1e731fd6bb8aceb12a0a93:allennlp-2.9.0-py3-none-any.whl"]
    }
    "2.8.0" = {
      released = "2021-11-01"
      requires = { transformers = ">=4.1,<4.13" }
      source   = ["wheels@b8850a5c9be7f41f593d5a0ed3679d6e:allennlp-2.8.0-py3-none-any.whl"]
    }
    "2.7.0" = {
      released        = "2021-09-01"
      python_requires = ">=3.6.1"
      requires = {
        huggingface-hub = ">=0.0.8"
        torch           = ">=1.6.0,<1.10.0"
        torchvision     = ">=0.8.1,<0.11.0"
        transformers    = ">=4.1,<4.10"
      }
      source = ["wheels@1b9d695639b49a9ade83d90bea74a5b7:allennlp-2.7.0-py3-none-any.whl"]
    }
  }
}
