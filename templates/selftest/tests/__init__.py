"""Tests of the self-test's own modules."""
