import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Programs of the guide that can't do their work here, each with the reason, and what stands in for them: it does what a
 * script can check, and fails as the program would.
 */
const standIns: Record<string, { reason: string; does: string }> = {
  systemctl: {
    reason: 'needs systemd as the first process',
    does: `
      for unit in "$@"; do case $unit in masthead*)
        file=/etc/systemd/system/$(echo "$unit" | sed 's/@.*/@/').service
        [ -f "$file" ] || { echo "no $file" >&2; exit 1; }
        case $1 in enable)
          for setting in masthead.env secrets/database-url; do
            setpriv --reuid=masthead --regid=masthead --clear-groups cat /etc/masthead/$setting >/dev/null
          done
          start=$(sed -n 's/^ExecStart=//p' "$file")
          setpriv --reuid=masthead --regid=masthead --clear-groups \${start% start} version;;
        esac;;
      esac; done`,
  },
  docker: {
    reason: 'needs a container engine',
    does: `
      case $1 in
        build) for file in $(sed -n 's/^COPY \\(--chown=[0-9:]* \\)\\{0,1\\}\\([^ ]*\\) .*/\\2/p' "$4/Dockerfile"); do ls -d "$4/$file"; done;;
        compose)
          for file in $(sed -n 's/.*{ file: \\([^ ]*\\) .*/\\1/p; s/.*- \\.\\/\\([^:]*\\):.*/\\1/p; s/.*env_file: .\\([^]]*\\).*/\\1/p' compose.yaml); do
            [ -s "$file" ] || { echo "no $file" >&2; exit 1; }
            setpriv --reuid=65532 --regid=65532 --clear-groups sh -c 'cat <&0' <"$file" >/dev/null
          done
          cat Caddyfile;;
      esac`,
  },
  sudo: { reason: 'runs as the user of a PostgreSQL server', does: 'echo "$@"' },
  journalctl: { reason: 'needs the journal of systemd', does: 'echo "$@"' },
  curl: { reason: 'needs the running server', does: 'echo "$@"' },
};

const enter = `set -e
here=$1 downloads=$2; shift 2
mount --make-rprivate /
mount -t tmpfs tmpfs "$here"
mkdir "$here/upper" "$here/work" "$here/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$here/upper,workdir=$here/work" "$here/root"
mount --bind /dev "$here/root/dev"
mount -t proc proc "$here/root/proc"
mkdir -p "$here/root/srv/downloads"
mount --bind "$downloads" "$here/root/srv/downloads"
exec chroot "$here/root" sh -eu /srv/downloads/commands.sh`;

/**
 * Runs blocks of the guide in order, as root, in a copy of this computer's files that is thrown away, without network.
 * Answers their output. Throws when a command fails.
 */
export function runAsInstaller(
  { blocks, downloads, scratch }: { blocks: string[]; downloads: string; scratch: string },
  check: string,
): string {
  const bin = join(downloads, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const [name, { does }] of Object.entries(standIns))
    writeFileSync(join(bin, name), `#!/bin/sh\nset -eu\necho "+ ${name} $*"\n${does}\n`, {
      mode: 0o755,
    });
  const steps = blocks.map((block) => `cd /srv/downloads\n${block}\n${check}\n`);
  const path = `/srv/downloads/bin:/usr/local/bin:${dirname(process.execPath)}:/usr/sbin:/usr/bin:/sbin:/bin`;
  writeFileSync(join(downloads, 'commands.sh'), `export PATH=${path}\n${steps.join('\n')}`);
  mkdirSync(scratch, { recursive: true });
  return execFileSync(
    'unshare',
    ['--net', '--mount', 'sh', '-c', enter, 'enter', scratch, downloads],
    {
      encoding: 'utf8',
    },
  );
}
