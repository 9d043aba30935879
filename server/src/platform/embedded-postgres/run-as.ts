import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Programs } from './binaries.ts';
import { type DataFolder, isRoot, temporaryPath } from './data-folder.ts';

/** The data for running PostgreSQL's programs on a data folder as an accepted user. */
export interface Tools {
  folder: DataFolder;
  programs: Programs;
  prefix: string[];
  majorVersion: string;
}

interface Way {
  prefix: string[];
  newOwner?: { uid: number; gid: number };
}

const NOBODY = 65534;

/** When Masthead dies, even by kill -9, the kernel asks the database for a fast shutdown. */
const DIES_WITH_PARENT = ['setpriv', '--pdeathsig', 'INT', '--'];

/** PostgreSQL refuses to run as root; inside a user namespace it is nobody, outside the files stay root's. */
const IN_USER_NAMESPACE = [
  'unshare',
  '--user',
  `--map-user=${NOBODY}`,
  `--map-group=${NOBODY}`,
  '--',
];

const PROBE = 'test "$(id -u)" != 0 && : > "$1" && rm -f "$1" && exec "$2" --version';

const execute = promisify(execFile);

export async function chooseTools(folder: DataFolder, programs: Programs): Promise<Tools> {
  const problems: string[] = [];
  for (const way of possibleWays(folder)) {
    try {
      const majorVersion = await probe(folder, programs, way.prefix);
      const owner = way.newOwner ?? folder.owner;
      if (way.newOwner) await execute('chown', ['-Rh', `${owner.uid}:${owner.gid}`, folder.path]);
      return { folder: { ...folder, owner }, programs, prefix: way.prefix, majorVersion };
    } catch (error) {
      problems.push((error as Error).message.trim());
    }
  }
  throw new Error(
    `Masthead cannot start its embedded PostgreSQL${isRoot ? ' as root. Start Masthead as an ordinary user, or set' : ' here. Set'} DATABASE_URL to PostgreSQL 15 or newer.\n${problems.join('\n')}`,
  );
}

function possibleWays({ owner }: DataFolder): Way[] {
  if (process.platform === 'win32') return [{ prefix: [] }];
  return waysToBeOwner(owner).flatMap((way) => [
    { ...way, prefix: [...way.prefix, ...DIES_WITH_PARENT] },
    way,
  ]);
}

function waysToBeOwner(owner: DataFolder['owner']): Way[] {
  if (!isRoot) return [{ prefix: [] }];
  if (owner.uid !== 0) return [{ prefix: asUser(owner) }];
  const nobody = { uid: NOBODY, gid: NOBODY };
  return [{ prefix: IN_USER_NAMESPACE }, { prefix: asUser(nobody), newOwner: nobody }];
}

/** The one capability kept lets the user pass the private folders above the data. */
function asUser({ uid, gid }: DataFolder['owner']) {
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--',
  ];
}

async function probe(folder: DataFolder, programs: Programs, prefix: string[]) {
  const isWindows = process.platform === 'win32';
  const [file = '', ...args] = isWindows
    ? [programs.postgres, '--version']
    : [...prefix, 'sh', '-c', PROBE, 'probe', temporaryPath(folder, 'pw'), programs.postgres];
  const { stdout } = await execute(file, args, { env: programs.env, cwd: folder.path });
  const version = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1];
  if (!version) throw new Error(`PostgreSQL did not report its version: ${stdout}`);
  return version;
}

export function commandLine({ prefix }: Tools, program: string, args: string[]) {
  const [file = program, ...rest] = [...prefix, program, ...args];
  return { file, args: rest };
}

export async function run(tools: Tools, program: string, args: string[]) {
  const command = commandLine(tools, program, args);
  const { stdout } = await execute(command.file, command.args, {
    env: tools.programs.env,
    cwd: tools.folder.path,
    windowsHide: true,
  });
  return stdout;
}
