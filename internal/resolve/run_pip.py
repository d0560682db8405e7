"""Runs pip, and has each login go to its origin and nowhere else.

Arguments: a file with the logins, as {"logins": [{"origin", "user", "password"}]};
a wheel of pip's to run from, or nothing for the interpreter's own; pip's own.

pip itself is told no login. It would send one to the host and port of an index by
whatever scheme a page links to, and tell it to what it redirects to. All that it
sends passes HTTPAdapter.send, redirects one by one.
"""

import base64
import json
import runpy
import sys
from urllib.parse import urlsplit

PORTS = {"http": 80, "https": 443}


def origin(url):
    """Scheme, host and port of an address (RFC 6454, section 4)."""
    parts = urlsplit(url)
    return parts.scheme, parts.hostname, parts.port or PORTS.get(parts.scheme)


def header(login):
    both = "%s:%s" % (login["user"], login["password"])
    return "Basic " + base64.b64encode(both.encode("utf-8")).decode("ascii")


def hold(logins):
    """Has every request carry the login of where it goes, and no other."""
    from pip._vendor.requests.adapters import HTTPAdapter

    headers = {origin(login["origin"]): header(login) for login in logins}
    send = HTTPAdapter.send

    def send_held(self, request, *args, **kwargs):
        request.headers.pop("Authorization", None)
        if origin(request.url) in headers:
            request.headers["Authorization"] = headers[origin(request.url)]
        return send(self, request, *args, **kwargs)

    HTTPAdapter.send = send_held


def main():
    arguments, wheel = sys.argv[1:3]
    # The folder of this file is no place for pip to import from.
    sys.path[:1] = [wheel] if wheel else []
    with open(arguments) as f:
        logins = json.load(f)["logins"]
    if logins:
        hold(logins)
    sys.argv[:] = ["pip"] + sys.argv[3:]
    runpy.run_module("pip", run_name="__main__", alter_sys=True)


main()
