"""Under which addresses others in the same network reach this machine."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address

# A route to each of these says which of our addresses is used there; nothing is sent.
AFAR = ("192.0.2.1", "192.168.255.255", "10.255.255.255", "172.31.255.255")
DISCARD = 9
EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - what a host may be called


def reachable(host: str, port: int) -> tuple[str, ...]:
    """List the addresses of a server for others; none if it listens to this machine alone."""
    hosts = network_addresses() if host in EVERYWHERE else [host]
    return tuple(address(one, port) for one in hosts if not is_here(one))


def address(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def network_addresses() -> list[str]:
    found = [own_address(place) for place in AFAR]
    return list(dict.fromkeys(one for one in found if one and not ip_address(one).is_link_local))


def own_address(place: str) -> str | None:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((place, DISCARD))
        name: str = probe.getsockname()[0]
        return name
    return None
