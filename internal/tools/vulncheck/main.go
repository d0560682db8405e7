// Command vulncheck looks for known vulnerabilities in the code that the
// programs call, by govulncheck and the database of the Go team, or a copy of it.
//
//	go run ./internal/tools/vulncheck [-required] [-db ADDRESS]
//
// A machine that cannot reach the database can still check everything else: that
// this was skipped, and why, is said. With -required, as every night, that is an
// error too. ADDRESS is https://… or file:///…, a folder as "go help vulndb" says.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// publicDB is the database of the Go team, govulncheck's own default.
const publicDB = "https://vuln.go.dev"

func main() {
	required := flag.Bool("required", false, "fail where the database cannot be reached")
	db := flag.String("db", publicDB, "the database")
	flag.Parse()
	c := check{db: *db, required: *required, out: os.Stderr, scan: govulncheck}
	if err := c.run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "vulncheck:", err)
		os.Exit(1)
	}
}

// check is one look for vulnerabilities.
type check struct {
	db       string
	required bool
	out      io.Writer
	scan     func(ctx context.Context, db string) error
}

// run scans where the database is there.
func (c check) run(ctx context.Context) error {
	if err := reach(ctx, c.db); err != nil {
		if c.required {
			return fmt.Errorf("the database of vulnerabilities: %w", err)
		}
		fmt.Fprintf(c.out, "vulnerabilities: skipped, the database cannot be reached: %v\n"+
			"  the nightly workflow looks for them; with a copy of the database: make check VULNDB=file:///…\n", err)
		return nil
	}
	return c.scan(ctx, c.db)
}

// patience is how long the database may take to answer.
const patience = 15 * time.Second

// reach returns why the database is not there, or nil where it is. Its
// index/db.json is what every client asks for first.
func reach(ctx context.Context, db string) error {
	u, err := url.Parse(db)
	if err != nil {
		return err
	}
	if u.Scheme == "file" {
		_, err := os.Stat(filepath.Join(u.Path, "index", "db.json"))
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, u.JoinPath("index", "db.json").String(), nil)
	if err != nil {
		return err
	}
	answer, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	if err := answer.Body.Close(); err != nil {
		return err
	}
	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("GET %s: %s", req.URL, answer.Status)
	}
	return nil
}

// govulncheck scans the module. What it finds it prints, and is an error.
func govulncheck(ctx context.Context, db string) error {
	cmd := exec.CommandContext(ctx, "go", "tool", "govulncheck", "-db", db, "./...")
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("govulncheck: %w", err)
	}
	return nil
}
