package main

import (
	"strings"
	"testing"
)

// TestWhoseProcess reads what the kernel says of processes: the lines are those of docker,
// of podman without control groups, and of a service.
func TestWhoseProcess(t *testing.T) {
	mine, other := strings.Repeat("0a", 32), strings.Repeat("1b", 32)
	docker := func(id string) string { return "0::/system.slice/docker-" + id + ".scope\n" }
	podman := func(id string) string {
		return "612 600 0:25 /run/containers/storage/overlay-containers/" + id +
			"/userdata/hosts /etc/hosts rw - tmpfs tmpfs rw\n"
	}
	layer := "600 480 0:52 / / rw - overlay overlay rw,lowerdir=/var/lib/docker/overlay2/" + other + "/diff\n"
	for name, tt := range map[string]struct {
		groups, mounts string
		want           bool
	}{
		"its own":                       {docker(mine), layer, false},
		"its own, by its mounts":        {"0::/user.slice\n", layer + podman(mine), false},
		"another":                       {docker(other), layer, true},
		"another, by its mounts":        {"0::/user.slice\n", podman(other), true},
		"no container is named":         {"0::/system.slice/cron.service\n", layer, false},
		"its own below that of another": {"0::/kubepods/cri-" + other + ".scope/docker/" + mine + "\n", "", false},
		"neither can be read":           {"", "", false},
	} {
		if got := namesAnother(mine, tt.groups, tt.mounts); got != tt.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
