package source

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner/observed"
)

// TestChangesCarryTheirIndexes writes a package and the index that it comes from, or
// neither: over variables, commands and files, and in place of addresses of wheels.
func TestChangesCarryTheirIndexes(t *testing.T) {
	const (
		whl   = "https://download.pytorch.org/whl/"
		from  = "FROM python:3.11\n"
		wheel = whl + "cu121/torchvision-0.20.1%2Bcu121-cp310-cp310-linux_x86_64.whl"
	)
	torch := map[string]observed.Change{"torch": {Value: "2.7.1", Label: "cu128", Index: cu128}}
	both := map[string]observed.Change{"torch": torch["torch"], "torchvision": {Value: "0.22.1"}}
	for name, c := range map[string]struct {
		files                 map[string]string
		sources               string
		changes               map[string]observed.Change
		before, after, byHand string // of the Dockerfile, or else of requirements.txt
	}{
		"a variable": {changes: torch,
			before: from + "ARG V=2.1.2\nRUN pip install torch==${V} --index-url " + whl + "cu121\n",
			after:  from + "ARG V=2.7.1\nRUN pip install torch==${V} --index-url " + cu128 + "\n"},
		"the index of its own command": {changes: torch,
			before: from + "RUN if [ \"$OLD\" = 1 ]; then pip install torch==2.5.1 --index-url " + whl + "cu118; \\\n" +
				"  else pip install torch==2.6.0 --index-url " + whl + "cu124; fi\n",
			after: from + "RUN if [ \"$OLD\" = 1 ]; then pip install torch==2.5.1 --index-url " + whl + "cu118; \\\n" +
				"  else pip install torch==2.7.1 --index-url " + cu128 + "; fi\n"},
		"a command of uv's": {changes: torch,
			before: from + "RUN uv pip install torch==2.5.1 requests\n",
			after:  from + "RUN uv pip install torch==2.7.1 --torch-backend=cu128 requests\n"},
		"a command of uv's that keeps the index": {changes: torch,
			before: from + "RUN uv add torch==2.5.1 requests\n",
			after:  from + "RUN uv add torch==2.7.1 --index " + cu128 + " requests\n"},
		"a command that takes no index": {changes: torch,
			before: from + "RUN poetry add torch==2.5.1\n",
			byHand: "Dockerfile:2:16: poetry takes no --extra-index-url: name " + cu128 + " where it keeps its indexes"},
		"a script in quotes": {changes: torch,
			before: from + "RUN bash -c \"pip install torch==2.5.1\"\n",
			after:  from + "RUN bash -c \"pip install torch==2.7.1 --extra-index-url " + cu128 + "\"\n"},
		"a script in quotes, with quotes": {changes: torch,
			before: from + "RUN bash -c \"pip install \\\"torch==2.5.1\\\" numpy\"\n",
			after:  from + "RUN bash -c \"pip install \\\"torch==2.7.1\\\" --extra-index-url " + cu128 + " numpy\"\n"},
		"a variable with no index yet": {changes: torch,
			before: from + "ENV V=\"2.1.2\"\nRUN pip install \"torch==$V\" numpy\n",
			after:  from + "ENV V=\"2.7.1\"\nRUN pip install \"torch==$V\" --extra-index-url " + cu128 + " numpy\n"},
		"a variable in quotes of its own": {changes: torch,
			before: from + "ARG V=2.1.2\nRUN pip install torch==\"${V}\" --index-url " + whl + "cu121\n",
			after:  from + "ARG V=2.7.1\nRUN pip install torch==\"${V}\" --index-url " + cu128 + "\n"},
		"an index with a variable": {changes: torch,
			before: from + "ARG V=2.1.2\nARG C=cu121\nRUN pip install torch==${V} --index-url " + whl + "${C}\n",
			after:  from + "ARG V=2.7.1\nARG C=cu128\nRUN pip install torch==${V} --index-url " + whl + "${C}\n"},
		"an index that is a variable, in quotes": {changes: torch,
			before: from + "ARG I=" + whl + "cu121\nRUN pip install torch==2.1.2 --index-url \"$I\"\n",
			after:  from + "ARG I=" + cu128 + "\nRUN pip install torch==2.7.1 --index-url \"$I\"\n"},
		"the end of an index's label": {changes: both,
			before: from + "ARG CU=121\nRUN pip install torch==2.1.2 --index-url " + whl + "cu$CU\n" +
				"RUN pip install torchvision==0.16.2 --index-url " + whl + "cu${CU} && echo $CUT\n",
			after: from + "ARG CU=128\nRUN pip install torch==2.7.1 --index-url " + whl + "cu$CU\n" +
				"RUN pip install torchvision==0.22.1 --index-url " + whl + "cu${CU} && echo $CUT\n"},
		"a variable of an index and of more": {changes: torch,
			before: from + "ARG C=cu121\nRUN pip install torch==2.1.2 --index-url " + whl + "${C} && echo ${C}\n",
			byHand: "Dockerfile:3:42: change the index to " + cu128 + ": other words are made of C, too"},
		"an index with two variables": {changes: torch,
			before: from + "ARG U=" + whl + "\nARG C=cu121\nRUN pip install torch==2.1.2 --index-url ${U}${C}\n",
			byHand: "Dockerfile:4:42: change the index to " + cu128 + ""},
		"an index of its own for another package": {
			changes: map[string]observed.Change{"torch": torch["torch"], "xformers": {Value: "0.0.31"}},
			before: from + "RUN pip install torch==2.5.1 --index-url " + whl + "cu124\n" +
				"RUN pip install xformers==0.0.28.post3 --index-url " + whl + "cu121\n",
			after: from + "RUN pip install torch==2.7.1 --index-url " + cu128 + "\n" +
				"RUN pip install xformers==0.0.31 --index-url " + cu128 + "\n"},
		"two variables": {changes: torch,
			before: from + "ARG V=2.1.2\nARG T=cu121\nRUN pip install torch==${V}+${T} --index-url " + whl + "cu121\n",
			byHand: "Dockerfile:4:17: change it to torch==2.7.1+cu128, with the index " + cu128},
		"several variables of one instruction": {changes: torch,
			before: from + "ENV V=2.1.2 W=1\nRUN pip install torch==${V} --index-url " + whl + "cu121\n",
			byHand: "Dockerfile:2:7: set V to 2.7.1, with the index " + cu128},
		"a variable that two places define": {changes: torch,
			before: from + "ARG V=2.1.2\nARG V=2.1.2\nRUN pip install torch==${V} --index-url " + whl + "cu121\n",
			byHand: "Dockerfile:4:17: set V to 2.7.1, in each place that defines it, with the index " +
				cu128},
		"a variable that two packages share": {changes: both,
			before: from + "ARG V=2.1.2\nRUN pip install torch==${V} torchvision==${V}\n",
			after: from + "ARG V=2.7.1\nRUN pip install torch==${V} --extra-index-url " + cu128 +
				" torchvision==${V}\n",
			byHand: "Dockerfile:3:29: change it to 0.22.1: another change is of the same place"},
		"the label behind uv's option": {changes: torch,
			before: from + "RUN uv pip install --torch-backend=cu121 torch==2.1.2\n",
			after:  from + "RUN uv pip install --torch-backend=cu128 torch==2.7.1\n"},
		"a command of its own for a companion, with no index yet": {changes: both,
			before: from + "RUN pip install torch==2.1.2 && pip install \\\n  numpy torchvision==0.16.2\n",
			after: from + "RUN pip install torch==2.7.1 --extra-index-url " + cu128 + " && pip install \\\n  numpy " +
				"torchvision==0.22.1 --extra-index-url " + cu128 + "\n"},
		"one command for both": {changes: both,
			before: from + "RUN pip install torch==2.1.2 \\\n    torchvision==0.16.2\n",
			after: from + "RUN pip install torch==2.7.1 --extra-index-url " + cu128 +
				" \\\n    torchvision==0.22.1\n"},
		"one list for both": {changes: both, sources: "environment.yml",
			files: map[string]string{"environment.yml": "dependencies:\n  - python=3.10\n  - pip:\n" +
				"    - torch==2.5.1\n    - torchvision==0.20.1\n"},
			after: "dependencies:\n  - python=3.10\n  - pip:\n    - --extra-index-url " + cu128 + "\n" +
				"    - torch==2.7.1\n    - torchvision==0.22.1\n"},
		"a project of uv's": {changes: both, sources: "pyproject.toml",
			files: map[string]string{"pyproject.toml": "[project]\ndependencies = [\"torch==2.5.1\", " +
				"\"torchvision==0.20.1\"]\n[tool.uv]\n"},
			after: "[project]\ndependencies = [\"torch==2.7.1\", \"torchvision==0.22.1\"]\n[tool.uv]\n\n" +
				"[tool.uv.sources]\ntorch = { index = \"pytorch-cu128\" }\n" +
				"torchvision = { index = \"pytorch-cu128\" }\n\n[[tool.uv.index]]\nname = \"pytorch-cu128\"\nurl = \"" + cu128 +
				"\"\nexplicit = true\n"},
		"a command of its own for a companion": {changes: both,
			before: from + "RUN pip install torch==2.1.2 --index-url " + whl + "cu121\n" +
				"RUN pip install torchvision==0.16.2 --index-url " + whl + "cu121\n",
			after: from + "RUN pip install torch==2.7.1 --index-url " + cu128 + "\n" +
				"RUN pip install torchvision==0.22.1 --index-url " + cu128 + "\n"},
		"a mirror": {changes: torch,
			before: from +
				"RUN pip install torch==2.1.2 --index-url https://mirrors.example.org/pytorch-wheels/cu121\n",
			byHand: "Dockerfile:2:42: torch comes from the index for cu121 here: take that for cu128, as " + cu128 +
				" has it"},
		"a mirror, and a build that the default index has": {
			changes: map[string]observed.Change{"torch": {Value: "2.8.0"}},
			before: from +
				"RUN pip install torch==2.1.2 --index-url https://mirrors.example.org/pytorch-wheels/cu121/\n",
			byHand: "Dockerfile:2:42: torch comes from the index for cu121 here: take that for cu128, as " + cu128 +
				" has it"},
		"a mirror for the build": {changes: torch,
			before: from +
				"RUN pip install torch==2.7.0 --index-url https://mirrors.example.org/pytorch-wheels/cu128\n",
			after: from +
				"RUN pip install torch==2.7.1 --index-url https://mirrors.example.org/pytorch-wheels/cu128\n"},
		"a page of links": {changes: torch,
			before: from + "RUN pip install torch==2.1.2+cu121 -f " + whl + "torch_stable.html\n",
			after: from + "RUN pip install torch==2.7.1+cu128 --extra-index-url " + cu128 + " -f " + whl +
				"torch_stable.html\n"},
		"a file that a command names": {changes: torch, sources: "Dockerfile",
			files: map[string]string{"requirements.txt": "torch==2.1.2\n"},
			before: from + "COPY requirements.txt .\n" +
				"RUN uv pip install --torch-backend=cu121 -r requirements.txt\n",
			after: from + "COPY requirements.txt .\n" +
				"RUN uv pip install --torch-backend=cu128 -r requirements.txt\n" + "torch==2.7.1\n"},
		"a file that names another": {changes: torch, sources: "requirements.txt",
			files: map[string]string{"requirements.txt": "--index-url " + whl + "cu121\n-r base.txt\n",
				"base.txt": "torch==2.1.2\n"},
			after: "torch==2.7.1\n--index-url " + cu128 + "\n-r base.txt\n"},
		"addresses of wheels": {changes: both, sources: "requirements.txt",
			files: map[string]string{"requirements.txt": "torch @ " + whl +
				"cu121/torch-2.5.1%2Bcu121-cp310-cp310-linux_x86_64.whl " +
				"; python_version < '3.11'\n" + wheel + "  # goes with torch\n"},
			after: "--extra-index-url " + cu128 +
				"\ntorch==2.7.1 ; python_version < '3.11'\ntorchvision==0.22.1  # goes with torch\n"},
		"the address of a companion's wheel": {changes: both, sources: "requirements.txt",
			files: map[string]string{"requirements.txt": "torch==2.5.1\n" + wheel + "\n"},
			after: "--extra-index-url " + cu128 + "\ntorch==2.7.1\ntorchvision==0.22.1\n"},
		"the address of a wheel whose framework stays": {sources: "requirements.txt",
			changes: map[string]observed.Change{"torchvision": {Value: "0.22.1"}},
			files:   map[string]string{"requirements.txt": wheel + "\n"},
			byHand: "requirements.txt:1:1: it is the address of a file: take that of torchvision==0.22.1, or " +
				"torchvision==0.22.1 " +
				"from an index"},
		"the address of another package's wheel": {sources: "requirements.txt",
			changes: map[string]observed.Change{"flash-attn": {Value: "2.8.0"}},
			files: map[string]string{"requirements.txt": "flash-attn @ " +
				"https://example.org/flash_attn-2.7.0-cp310-cp310-" +
				"linux_x86_64.whl\n"},
			byHand: "requirements.txt:1:1: it is the address of a file: take that of flash-attn==2.8.0, or " +
				"flash-attn==2.8.0 " +
				"from an index"},
		"the address of a wheel in a table of uv's": {sources: "pyproject.toml", changes: torch,
			files: map[string]string{"pyproject.toml": "[project]\ndependencies = [\"torch\"]\n[tool.uv.sources]\n" +
				"torch = { url = \"" + whl + "cu121/torch-2.5.1%2Bcu121-cp310-cp310-linux_x86_64.whl\" }\n"},
			byHand: "pyproject.toml:2:18: it is the address of a file: take that of torch==2.7.1+cu128, or " +
				"torch==2.7.1+cu128 " +
				"from an index"},
	} {
		t.Run(name, func(t *testing.T) {
			if c.files == nil {
				c.files, c.sources = map[string]string{}, "Dockerfile"
			}
			if c.before != "" {
				c.files["Dockerfile"] = c.before
			}
			after, byHand := rewriteOne(t, c.files, []string{c.sources}, c.changes)
			if diff := cmp.Diff(c.after, after); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
			if got := strings.Join(byHand, "\n"); got != c.byHand {
				t.Errorf("by hand: %s\nwant: %s", got, c.byHand)
			}
		})
	}
}
