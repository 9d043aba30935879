import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { freePort } from '../test/free-port.ts';

const shipped = (file: string) =>
  readFileSync(join(import.meta.dirname, '..', '..', 'deploy', file), 'utf8');

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
/** A program of this machine; null where it is not installed. */
export const programAt = (name: string): string | null =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;

/** A proxy in front of servers, at an https address. */
export interface RunningProxy {
  address: string;
  end: () => Promise<void>;
}

interface Setup {
  folder: string;
  port: number;
  plainPort: number;
  cert: string;
  key: string;
}

/** Writes a certificate for localhost that this process trusts from now on. */
function writeCertificate(folder: string): Pick<Setup, 'cert' | 'key'> {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ];
  const files = ['-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', ...kind, ...names, ...files], { stdio: 'ignore' });
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(cert, 'utf8')]);
  return { cert, key };
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The proxy ended with ${child.exitCode}`);
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== null));
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return;
    await wait(50);
  }
}

/** Runs a proxy in a folder of its own. */
async function startProxy(
  program: string,
  configure: (setup: Setup) => string[],
): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-proxy-'));
  const setup = {
    folder,
    port: await freePort(),
    plainPort: await freePort(),
    ...writeCertificate(folder),
  };
  const child = spawn(program, configure(setup), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-5000);
  });
  await untilListening(setup.port, child).catch((error: Error) => {
    throw new Error(`${error.message}: ${said}`);
  });
  return {
    address: `https://localhost:${setup.port}`,
    async end() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Replaces texts that must be there. */
function replaced(text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The shipped file does not contain "${from}"`);
    return changed.replaceAll(from, to);
  }, text);
}

const servers = (ports: readonly number[]) => ({
  '10.0.0.11:3000': `127.0.0.1:${ports[0]}`,
  '10.0.0.12:3000': `127.0.0.1:${ports[1]}`,
});

/** nginx with the shipped file, of which only addresses, ports and paths are changed. */
export const startNginx = (program: string, ports: readonly number[]) =>
  startProxy(program, ({ folder, port, plainPort, cert, key }) => {
    const site = replaced(shipped('nginx.conf'), {
      ...servers(ports),
      'listen 80;': `listen 127.0.0.1:${plainPort};`,
      'listen 443 ': `listen 127.0.0.1:${port} `,
      '/etc/ssl/masthead/cert.pem': cert,
      '/etc/ssl/masthead/key.pem': key,
      '/var/cache/masthead-nginx': join(folder, 'cache'),
    });
    writeFileSync(join(folder, 'site.conf'), site);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${user} daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes 1; events {}
       http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
    );
    return ['-p', folder, '-c', join(folder, 'nginx.conf')];
  });

/** Caddy with the shipped file, of which only addresses, ports and paths are changed. */
export const startCaddy = (program: string, ports: readonly number[]) =>
  startProxy(program, ({ folder, port, plainPort, cert, key }) => {
    const site = replaced(shipped('Caddyfile'), {
      ...servers(ports),
      '\nmasthead.example {': '\nlocalhost {',
      '# tls /etc/ssl/masthead/cert.pem /etc/ssl/masthead/key.pem': `tls ${cert} ${key}`,
    });
    mkdirSync(join(folder, 'sites'));
    writeFileSync(join(folder, 'sites', 'masthead'), site);
    writeFileSync(
      join(folder, 'Caddyfile'),
      `{
        admin off
        http_port ${plainPort}
        https_port ${port}
        default_bind 127.0.0.1
        log {
          level WARN
        }
      }
      import ${folder}/sites/*\n`,
    );
    return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  });
