"""Fail if less than 95 % of the branches, or of the lines, of `src` were covered."""

import json
import subprocess
import sys
from pathlib import Path

LEAST = 95.0

report = Path("build/coverage.json")
subprocess.run(["coverage", "json", "--quiet", "-o", str(report)], check=True)
totals = json.loads(report.read_text(encoding="utf-8"))["totals"]
branches = 100 * totals["covered_branches"] / totals["num_branches"]
lines = 100 * totals["covered_lines"] / totals["num_statements"]
print(f"covered: {branches:.1f} % of the branches, {lines:.1f} % of the lines")
sys.exit(min(branches, lines) < LEAST)
