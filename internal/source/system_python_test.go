package source

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/observed"
)

// intoSystem returns the commands of a Dockerfile that install into the Python of its distribution.
func intoSystem(t *testing.T, text string) string {
	t.Helper()
	env, err := readText(t, text)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, o := range env.Observations {
		if o.Kind == observed.IntoSystem && !o.Caught { // one behind which the text goes on stops no build
			list = append(list, o.Value+o.Name+": "+o.Text)
		}
	}
	return strings.Join(list, "; ")
}

const ubuntuWithPip = "FROM ubuntu:24.04\nRUN apt-get update && apt-get install -y python3-pip\n"

func TestCommandsInstallIntoTheSystemsPython(t *testing.T) {
	const pip = "pip: pip install"
	for text, want := range map[string]string{
		"RUN pip install torch":                                                 pip,
		"RUN pip3 --no-cache-dir install a && pip install b":                    "pip: pip3 --no-cache-dir install; " + pip,
		"RUN PIP_NO_CACHE_DIR=1 /usr/bin/python3 -m pip install a":              "pip: /usr/bin/python3 -m pip install",
		"RUN python3.12 -m pip install a":                                       "pip3.12: python3.12 -m pip install",
		"RUN pip3.11 install a":                                                 "pip3.11: pip3.11 install",
		"RUN bash -c \"pip install a\"":                                         pip,
		"RUN pip install a==$UNKNOWN":                                           pip,
		"RUN ln -sf /usr/bin/python3 /usr/bin/python && pip install a":          pip,
		"ENV PATH=/usr/local/cuda/bin:$PATH\nRUN pip install a":                 pip,
		"COPY . /app\nCOPY run.sh /usr/local/bin/\nRUN pip install a":           pip,
		"RUN pip install --break-system-packages a\nRUN pip install b":          pip,
		"RUN apt-get install -y python3.11\nRUN pip install a":                  pip,
		"RUN . /opt/venv/bin/activate && python3 -c 0\nRUN pip install a":       pip,
		"RUN pip install -U pip; pip install a":                                 pip,
		"RUN set -e; pip install a; pip install b":                              pip + "; " + pip,
		"ENV CUDA=/usr/local/cuda\nENV PATH=$CUDA/bin:$PATH\nRUN pip install a": pip,
		"ENV PATH=/usr/local/cuda/bin:${PATH}\nRUN pip install a":               pip,
		"RUN tar xf a.tar.gz -C /opt\nRUN pip install a":                        pip,
		"RUN find /tmp -name '*.deb' -delete\nRUN pip install a":                pip,
		"COPY requirements.txt ./\nADD data.tar.gz /data\nRUN pip install a":    pip,
		"COPY pyproject.toml uv.toml ./\nRUN pip install a":                     pip,
		"WORKDIR /app\nCOPY . .\nRUN pip install a":                             pip,
		"COPY requirements.txt ./\nRUN uv pip install --system a":               "uv: uv pip install",
		"COPY --from=x/uv /uv /usr/bin/uv\nRUN uv pip install --system a":       "uv: uv pip install",
		"ENV UV_SYSTEM_PYTHON=1\nRUN uv pip install a":                          "uv: uv pip install",
	} {
		if got := intoSystem(t, ubuntuWithPip+text); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
	for text, want := range map[string]string{
		"FROM debian\nRUN apt-get install -y python3\nRUN uv pip install --system a":      "uv: uv pip install",
		"FROM ubuntu AS a\nRUN apt install -y python3-pip\nFROM a\nRUN pip install torch": pip,
	} {
		if got := intoSystem(t, text); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

func TestCommandsThatMayInstallElsewhere(t *testing.T) {
	for _, text := range []string{
		"RUN python3 -m venv /opt/venv && /opt/venv/bin/pip install a",
		"RUN python3 -m venv /v && . /v/bin/activate && pip install a",
		"RUN python3 -m venv /v\nENV PATH=/v/bin:$PATH\nRUN pip install a",
		"RUN python3 -m venv /v && PATH=/v/bin:$PATH pip install a",
		"RUN python3 -m venv /v; PATH=/v/bin:$PATH; pip install a",
		"RUN pip install --break-system-packages a",
		"ENV PIP_BREAK_SYSTEM_PACKAGES=1\nRUN pip install a",
		"RUN PIP_BREAK_SYSTEM_PACKAGES=1 pip install a",
		"RUN export PIP_BREAK_SYSTEM_PACKAGES=1; pip install a",
		"RUN pip config set global.break-system-packages true\nRUN pip install a",
		"RUN echo '[global]' > /etc/pip.conf\nRUN pip install a",
		"COPY pip.conf /etc/pip.conf\nRUN pip install a",
		"RUN rm /usr/lib/python3*/EXTERNALLY-MANAGED && pip install a",
		"RUN find / -name EXTERNALLY-MANAGED -delete\nRUN pip install a",
		"RUN pip install --target /app a",
		"RUN pip install --prefix=/install a",
		"RUN pip install a || pip install --break-system-packages a",
		"RUN if pip install a; then echo; fi",
		"RUN [ -z \"$X\" ] || pip install a",
		"RUN [ -z \"$X\" ] || bash -c \"pip install a\"",
		"RUN pip download a",
		"RUN pip install $FLAGS a",
		"RUN python3.11 get-pip.py\nRUN pip install a",
		"RUN ln -sf /usr/bin/python3.11 /usr/bin/python3\nRUN pip install a",
		"RUN ./configure && make altinstall\nRUN pip install a",
		"RUN curl https://example.com/setup.sh | bash\nRUN pip install a",
		"COPY --from=python:3.12 /usr/local /usr/local\nRUN pip install a",
		"SHELL [\"conda\", \"run\", \"/bin/bash\", \"-c\"]\nRUN pip install a",
		"ARG VENV\nRUN python3 -m venv $VENV\nENV PATH=$VENV/bin:$PATH\nRUN pip install a",
		"ENV PATH=$HOME/venv/bin:$PATH\nRUN pip install a",
		"ENV VENV=/v\nENV PATH=$VENV/bin:$PATH\nRUN pip install a",
		"ENV PATH=/opt/cuda-venv/bin:$PATH\nRUN pip install a",
		"RUN conda run -n x pip install a",
		"RUN micromamba run -n x pip install a",
		"RUN pixi run pip install a",
		"RUN conda activate x && pip install a",
		"RUN bash -c \". /v/bin/activate && pip install a\"",
		"RUN . ./setup.sh\nRUN pip install a",
		"RUN pip install a; pip install --break-system-packages b",
		"RUN pip install a | tee log",
		"RUN pip install a & wait",
		"COPY rootfs /root\nRUN pip install a",
		"COPY config /home/app/.config\nRUN pip install a",
		"COPY a.ini /home/app/.config/pip/\nRUN pip install a",
		"WORKDIR /root\nCOPY . .\nRUN pip install a",
		"COPY files $HOME/\nRUN pip install a",
		"ADD files.tar.gz /\nRUN pip install a",
		"RUN tar xf python.tar.gz -C /usr/local\nRUN pip install a",
		"RUN cd /usr/local && tar xf /tmp/a.tar.gz\nRUN pip install a",
		"RUN tar x --directory=/usr/local -f a.tar\nRUN pip install a",
		"RUN cd / && tar xf files.tar.gz\nRUN pip install a",
		"RUN find /usr/lib -name 'EXT*' -delete\nRUN pip install a",
		"RUN find /usr/lib -name 'EXT*' | xargs rm && pip install a",
		"RUN --mount=type=bind,source=config,target=/home/app/.config pip install a",
		"COPY pyproject.toml uv.toml ./\nRUN uv pip install --system a",
		"COPY . /app\nRUN uv pip install --system a",
		"RUN git clone https://example.com/a\nRUN cd a && uv pip install --system b",
		"RUN --mount=type=bind,source=pyproject.toml,target=pyproject.toml uv pip install --system a",
		"RUN uv pip install a",
		"RUN uv pip install --system --break-system-packages a",
		"ENV UV_BREAK_SYSTEM_PACKAGES=1\nRUN uv pip install --system a",
		"RUN uv python install 3.12 && uv pip install --system a",
	} {
		if got := intoSystem(t, ubuntuWithPip+text); got != "" {
			t.Errorf("%s: %q", text, got)
		}
	}
	for _, text := range []string{
		"FROM ubuntu:24.04\nRUN apt-get install -y python3\nRUN pip install a",
		"FROM python:3.12-bookworm\nRUN apt-get install -y python3-pip\nRUN pip install a",
		"FROM nvcr.io/nvidia/pytorch:25.01-py3\nRUN apt-get install -y python3-pip\nRUN pip install a",
		"FROM example.com/base:ubuntu24.04\nRUN apt-get install -y python3-pip\nRUN pip install a",
		"FROM ubuntu:24.04 AS a\nRUN rm /usr/lib/python3*/EXTERNALLY-MANAGED\n" +
			"FROM a\nRUN apt-get install -y python3-pip\nRUN pip install a",
		"apt-get install -y python3-pip\npip install a",
	} {
		if got := intoSystem(t, text); got != "" {
			t.Errorf("%s: %q", text, got)
		}
	}
}
