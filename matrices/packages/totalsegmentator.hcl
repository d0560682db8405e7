# Releases of totalsegmentator.

package_info "totalsegmentator" {
  module   = "totalsegmentator"
  pypi     = "totalsegmentator"
  source   = ["wheels@6bc8721786925bfd972bc772a530ff65:totalsegmentator-2.18.0-py3-none-any.whl"]
  inferred = ["module"]
}

package "totalsegmentator" {
  python_requires = ">=3.9"
  requires        = { nnunetv2 = ">=2.3.1", torch = ">=2.1.2" }
  platforms       = ["any"]
  rows = {
    "2.18.0" = {
      released = "2026-08-12"
      source   = ["wheels@6bc8721786925bfd972bc772a530ff65:totalsegmentator-2.18.0-py3-none-any.whl"]
    }
    "2.17.0" = {
      released = "2026-07-29"
      source   = ["wheels@d65a102462c78704f2ac18c1475319e8:totalsegmentator-2.17.0-py3-none-any.whl"]
    }
    "2.16.0" = {
      released = "2026-07-21"
      source   = ["wheels@9d6dc043470e8124578474fd0c2b93fb:totalsegmentator-2.16.0-py3-none-any.whl"]
    }
    "2.15.0" = {
      released = "2026-07-01"
      source   = ["wheels@6fb98e9c40cfde5243647d705b9d3250:totalsegmentator-2.15.0-py3-none-any.whl"]
    }
    "2.14.0" = {
      released = "2026-06-10"
      source   = ["wheels@4baea1d33eb209f5393d308d13aa210d:totalsegmentator-2.14.0-py3-none-any.whl"]
    }
    "2.13.0" = {
      released = "2026-03-17"
      source   = ["wheels@951b2e5eb34629a92eb43f3228ed2463:totalsegmentator-2.13.0-py3-none-any.whl"]
    }
    "2.12.0" = {
      released = "2025-12-12"
      source   = ["wheels@c5d7753c0f800b8e4f9ed7e7b3ca84a6:totalsegmentator-2.12.0-py3-none-any.whl"]
    }
    "2.11.0" = {
      released = "2025-08-22"
      source   = ["wheels@b96c0818ddd40bc080da0a97e9621a35:TotalSegmentator-2.11.0-py3-none-any.whl"]
    }
  }
}

package "totalsegmentator" {
  python_requires = ">=3.9"
  requires        = { nnunetv2 = ">=2.2.1", numpy = "<2", torch = ">=2.1.2" }
  platforms       = ["any"]
  rows = {
    "2.10.0" = {
      released = "2025-06-24"
      source   = ["wheels@84b28df79acf6e79ef871e1b93211ea0:TotalSegmentator-2.10.0-py3-none-any.whl"]
    }
    "2.9.0" = {
      released = "2025-06-02"
      source   = ["wheels@8d1bc47a5a67aba5083c442146c35ca3:TotalSegmentator-2.9.0-py3-none-any.whl"]
    }
    "2.8.0" = {
      released = "2025-04-15"
      source   = ["wheels@88e12f3cfc45687f45aca32720f86353:TotalSegmentator-2.8.0-py3-none-any.whl"]
    }
    "2.7.0" = {
      released = "2025-02-19"
      requires = { torch = ">=2.1.2,<2.6.0" }
      source   = ["wheels@1f77a75c1b42aceb8d59879e9de24561:TotalSegmentator-2.7.0-py3-none-any.whl"]
    }
    "2.6.0" = {
      released = "2025-02-03"
      requires = { torch = ">=2.1.2,<2.6.0" }
      source   = ["wheels@ea2d4a1698c7e652dc210e31116a1fdd:TotalSegmentator-2.6.0-py3-none-any.whl"]
    }
    "2.5.0" = {
      released = "2025-01-17"
      source   = ["wheels@2a5bcb2d0158a03b43179c618a63846d:TotalSegmentator-2.5.0-py3-none-any.whl"]
    }
  }
}
