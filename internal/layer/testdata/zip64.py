"""Writes the wheel zip64-1.0-py3-none-any.whl, whose entries all have the sizes and
offsets of zip64, as wheels above 4 GiB have, and which is small."""

import base64
import hashlib
import os
import sys
import zipfile

zipfile.ZIP64_LIMIT = 0
INFO = "zip64-1.0.dist-info/"
FILES = {
    "zip64.py": "answer = 42\n",
    INFO + "METADATA": "Metadata-Version: 2.1\nName: zip64\nVersion: 1.0\n",
    INFO + "WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
}


def main():
    rows = []
    for name, text in FILES.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
        rows.append("%s,sha256=%s,%d\n" % (name, digest, len(text)))
    FILES[INFO + "RECORD"] = "".join(rows) + INFO + "RECORD,,\n"
    with zipfile.ZipFile(os.path.join(sys.argv[1], "zip64-1.0-py3-none-any.whl"), "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, text in FILES.items():
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.external_attr = 0o100644 << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(info, text)


main()
