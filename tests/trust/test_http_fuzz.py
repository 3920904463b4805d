"""Anything may come over HTTP: schemathesis makes requests from the service's own OpenAPI, valid and broken ones."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.patience import PATIENCE
from tests.table.harness.people import Guest
from tests.table.harness.service import RunningService

pytestmark = [pytest.mark.servers, pytest.mark.slow]
EXAMPLES = 25
"""How many requests are made up for each operation."""


@pytest.fixture(scope="module")
def somebody(shared_service: RunningService) -> Guest:
    """A guest with a table of their own, so that some requests meet something."""
    guest = Guest(shared_service.address, "Ada")
    guest.open_table("me", "open", public=True)
    return guest


@pytest.fixture
def api(shared_service: RunningService) -> schemathesis.schemas.BaseSchema:
    """The schema that the running service gives."""
    return schemathesis.openapi.from_url(f"{shared_service.address}/api/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
)
def test_no_request_gets_an_answer_that_the_schema_does_not_promise(
    case: schemathesis.Case[Any], somebody: Guest, shared_service: RunningService
) -> None:
    # whoever sends one of these is nobody afterwards
    is_last_act = (case.method, case.path) in (("DELETE", "/api/me"), ("POST", "/api/me/leave"))
    who = Guest(shared_service.address, "Nobody") if is_last_act else somebody
    headers = {"Origin": shared_service.address, "Cookie": who.cookie}
    response = case.call(base_url=shared_service.address, headers=headers, timeout=PATIENCE)
    case.validate_response(
        response,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )
