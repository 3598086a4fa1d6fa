"""Addresses that other devices in the same network can open, and their QR codes."""

import io
import ipaddress
import re
import socket
from typing import Final

import ifaddr
import segno

OWN_PATH: Final = re.compile(r"/(t/[0-9A-Za-z]{1,12}(#move=[0-9A-Za-z_-]{1,40})?)?")
"""The paths that a QR code may lead to."""
VIRTUAL: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "podman", "cni")
"""How the networks inside a machine are called: no phone is in one."""


def lan_addresses(port: int, host: str) -> list[str]:
    """The addresses for a server that listens on `host` and `port`, best first; none if it listens to this machine
    only.
    """
    if host not in ("", "0.0.0.0", "::"):
        return [] if is_loopback(host) else [f"http://{_in_url(host)}:{port}"]
    first = _outgoing()
    found: list[str] = []
    for adapter in ifaddr.get_adapters():
        if str(adapter.nice_name).startswith(VIRTUAL):
            continue
        for address in adapter.ips:
            if isinstance(address.ip, str) and _is_useful(address.ip) and address.ip not in found:
                found.append(address.ip)
    found.sort(key=lambda ip: (ip != first, not ipaddress.ip_address(ip).is_private))
    return [f"http://{ip}:{port}" for ip in found]


def is_loopback(host: str) -> bool:
    """Whether a host name or address means this machine itself."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def qr_svg(url: str) -> bytes:
    """A QR code as SVG, dark on white with its quiet zone, whatever the page's colours: phones read nothing else
    surely.
    """
    out = io.BytesIO()
    segno.make(url, error="m", micro=False).save(
        out, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False, omitsize=True
    )
    return out.getvalue()


def qr_terminal(url: str) -> str:
    """A QR code for a terminal, two rows a line."""
    out = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()


def _is_useful(ip: str) -> bool:
    address = ipaddress.ip_address(ip)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _outgoing() -> str:
    """The address that this machine would go out from; connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host
