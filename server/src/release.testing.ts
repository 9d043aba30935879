import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What a Dockerfile makes of its context. */
export interface Image {
  /** Folder of the image's files. */
  root: string;
  user: number;
  env: Record<string, string>;
  command: string[];
  healthCheck: string[];
}

/** The lines of a Dockerfile as instructions, without comments. */
function readDockerfile(text: string): [name: string, value: string][] {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n');
  return lines.filter(Boolean).map((line) => {
    const [, name = '', value = ''] = /^(\w+) +(.+)$/.exec(line) ?? [];
    return [name, value.trim()];
  });
}

const listIn = (value: string): string[] => JSON.parse(value.slice(value.indexOf('[')));

/** Copies a program with the libraries of this computer that it and others need. */
function copyWithLibraries(root: string, program: string, to: string, others: string[]): void {
  mkdirSync(dirname(join(root, to)), { recursive: true });
  copyFileSync(program, join(root, to));
  for (const file of [program, ...others]) {
    const needed = execFileSync('ldd', [file], { encoding: 'utf8' });
    for (const [library] of needed.matchAll(/(?<= )\/lib\S*|^\s+\/lib64\S*/gm)) {
      const path = library.trim();
      mkdirSync(dirname(join(root, path)), { recursive: true });
      copyFileSync(path, join(root, path));
    }
  }
}

/**
 * Does what a builder does with the Dockerfile of an unpacked release, with this Node and C library for those of the base
 * image. An instruction that it doesn't know is an error.
 */
export function buildImage(release: string, root: string): Image {
  const image: Image = { root, user: 0, env: {}, command: [], healthCheck: [] };
  let folder = '/';
  const does: Record<string, (value: string) => void> = {
    FROM: () => {},
    VOLUME: () => {},
    EXPOSE: () => {},
    STOPSIGNAL: () => {},
    WORKDIR: (value) => {
      folder = value;
      mkdirSync(join(root, value), { recursive: true });
    },
    COPY: (value) => {
      const [, owner, from = '', to = ''] =
        /^(?:--chown=(\d+):\d+ )?(\S+) (\S+)$/.exec(value) ?? [];
      const target = join(
        root,
        to.startsWith('/') ? to : join(folder, to.endsWith('./') ? from : to),
      );
      cpSync(join(release, from), target, { recursive: true });
      if (owner) chownSync(target, Number(owner), Number(owner));
    },
    ENV: (value) =>
      Object.assign(image.env, Object.fromEntries(new URLSearchParams(value.replaceAll(' ', '&')))),
    USER: (value) => {
      image.user = Number(value.split(':')[0]);
    },
    HEALTHCHECK: (value) => {
      image.healthCheck = listIn(value);
    },
    ENTRYPOINT: (value) => image.command.unshift(...listIn(value)),
    CMD: (value) => image.command.push(...listIn(value)),
  };
  for (const [name, value] of readDockerfile(readFileSync(join(release, 'Dockerfile'), 'utf8'))) {
    if (!does[name]) throw new Error(`The Dockerfile has ${name}, which this test does not know.`);
    does[name](value);
  }
  const native = globSync('node_modules/**/*.{node,so,so.*}', { cwd: release });
  copyWithLibraries(
    root,
    process.execPath,
    '/nodejs/bin/node',
    native.map((file) => join(release, file)),
  );
  for (const each of ['tmp', 'proc', 'dev', 'run/postgresql'])
    mkdirSync(join(root, each), { recursive: true });
  writeFileSync(join(root, 'dev/null'), '');
  chmodSync(root, 0o755);
  return image;
}

/** Namespaces without a network but loopback, a read-only root, and of /proc what the systemd unit leaves. */
const enter = `set -e
root=$1 data=$2 tmp=$3 socket=$4 user=$5; shift 5
ip link set lo up
at=$root/run/postgresql/$(basename "$socket")
touch "$at"
mount --make-rprivate /
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount --bind "$data" "$root/var/lib/masthead"
mount --bind "$tmp" "$root/tmp"
mount --bind /dev/null "$root/dev/null"
mount --bind "$socket" "$at"
mount -t proc -o subset=pid,hidepid=invisible proc "$root/proc"
exec setpriv --no-new-privs chroot --userspec="$user:$user" "$root" "$@"`;

/** A container of an image, as far as namespaces make one. */
export interface Container {
  said(): string;
  /** Runs a program of this computer in the network of the container; answers its output. */
  beside(args: string[]): string;
  /** Runs a command of the image in the container; answers its exit code. */
  inside(command: string[]): Promise<number | null>;
  /** Sends SIGTERM and waits; answers the exit code. */
  stop(): Promise<number | null>;
  kill(): void;
}

/** Runs the command of an image; `data`, `tmp` and a database's socket are mounted. */
export function runContainer(
  image: Image,
  { data, tmp, socket, env }: { data: string; tmp: string; socket: string; env: NodeJS.ProcessEnv },
): Container {
  for (const folder of [data, tmp]) {
    mkdirSync(folder, { recursive: true });
    chownSync(folder, image.user, image.user);
  }
  const child = spawn(
    'unshare',
    [
      '--net',
      '--mount',
      'sh',
      '-c',
      enter,
      'enter',
      image.root,
      data,
      tmp,
      socket,
      String(image.user),
      ...image.command,
    ],
    { env: { PATH: process.env.PATH, ...image.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const pid = String(child.pid);
  return {
    said: () => said,
    beside: (args) =>
      execFileSync('nsenter', ['--net', '--target', pid, ...args], { encoding: 'utf8' }),
    inside: async (command) => {
      const user = ['--setuid', String(image.user), '--setgid', String(image.user)];
      const options = ['--net', '--mount', '--root', '--target', pid, ...user];
      const other = spawn('nsenter', [...options, ...command], { env: { ...image.env, ...env } });
      return ((await once(other, 'close')) as [number | null])[0];
    },
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill: () => child.kill('SIGKILL'),
  };
}
