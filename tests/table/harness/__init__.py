"""What the table's tests stand on: the real service as a child, people who talk to it, servers, and a browser.

`service.py` starts `hordekeep serve` on a free port; `people.py` is a guest over HTTP and at the socket, typed with
the protocol's Structs; `servers.py` starts PostgreSQL and Redis; `fixtures.py` gives all of it to pytest.
"""
