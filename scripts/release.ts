import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureServerBuild } from '../server/src/platform/builds/server-build.ts';
import { ensureWebBuild } from '../server/src/platform/builds/web-build.ts';
import { version as ownVersion } from '../server/src/platform/process/version.ts';
import { writeContents } from './release-contents.ts';
import { notesOf, sbomOf } from './release-papers.ts';
import { projectRoot } from './source-tree.ts';

const help = `Usage: npm run release -- [--preview] [--to FOLDER] [--without-postgres]

Makes the release of the version in package.json: tarballs without and with PostgreSQL for this platform, a bill of
materials of each (CycloneDX), release notes, and the checksums of these files. The same commit makes the same bytes.

  --preview    make a preview of the next release, named after the commit
  --to FOLDER  where to put it (default: release)
  --without-postgres
               leave out the tarball with PostgreSQL`;

const say = (line: string) => process.stdout.write(`${line}\n`);
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();

/** What is released: its name and the time that all of its files bear. */
interface Edition {
  version: string;
  time: Date;
  notes: string;
}

/** The next minor version after one, as a preview at a commit: `1.1.0-preview.f20497e`. */
function previewOf(version: string, commit: string): string {
  const [major, minor] = version.split('.').map(Number);
  return `${major}.${Number(minor) + 1}.0-preview.${commit}`;
}

function editionOf(isPreview: boolean): Edition {
  const [commit = '', seconds] = git('log', '-1', '--format=%h %ct').split(' ');
  if (!isPreview && git('status', '--porcelain'))
    throw new Error(
      'There are uncommitted changes. Commit them, or make a preview with --preview.',
    );
  const version = isPreview ? previewOf(ownVersion, commit) : ownVersion;
  return {
    version,
    time: new Date(Number(seconds) * 1000),
    notes: notesOf(version, { isPreview }),
  };
}

/** Packs a folder so that the same content makes the same bytes: sorted, one time, no owner, the same rights. */
function pack(folder: string, name: string, file: string, time: Date): void {
  const options = ['--sort=name', '--format=gnu', '--owner=0', '--group=0', '--numeric-owner'];
  execFileSync('tar', [
    ...options,
    '--mode=u+rwX,go+rX,go-w',
    `--mtime=@${time.getTime() / 1000}`,
    '--use-compress-program=gzip -n',
    '--create',
    `--file=${file}`,
    `--directory=${folder}`,
    name,
  ]);
}

/** Makes one tarball with its bill of materials; answers their names. */
function makeTarball(
  to: string,
  { version, time }: Edition,
  build: string,
  hasPostgres: boolean,
): string[] {
  const platform = `${process.platform}-${process.arch}`;
  const top = `masthead-${version}`;
  const name = `${top}${hasPostgres ? '-with-postgres' : ''}-${platform}`;
  const folder = mkdtempSync(join(tmpdir(), 'masthead-release-'));
  try {
    mkdirSync(join(folder, top));
    const packages = writeContents(join(folder, top), { version, build, hasPostgres });
    pack(folder, top, join(to, `${name}.tar.gz`), time);
    writeFileSync(join(to, `${name}.cdx.json`), sbomOf(packages, { version, time }));
    return [`${name}.tar.gz`, `${name}.cdx.json`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const checksum = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

function makeRelease(isPreview: boolean, to: string, variants: boolean[]): void {
  const edition = editionOf(isPreview);
  const build = dirname(ensureServerBuild(say));
  ensureWebBuild(say);
  mkdirSync(to, { recursive: true });
  for (const old of globSync(['masthead-*', 'SHA256SUMS'], { cwd: to })) rmSync(join(to, old));
  const files = variants.flatMap((has) => makeTarball(to, edition, build, has));
  const notes = `masthead-${edition.version}.md`;
  writeFileSync(join(to, notes), edition.notes);
  const sums = [...files, notes].map((file) => `${checksum(join(to, file))}  ${file}\n`);
  writeFileSync(join(to, 'SHA256SUMS'), sums.join(''));
  say(`Masthead ${edition.version} is in ${to}:`);
  for (const file of [...files, notes, 'SHA256SUMS']) say(`  ${file}`);
}

try {
  const { values } = parseArgs({
    options: {
      preview: { type: 'boolean', default: false },
      to: { type: 'string', default: join(projectRoot, 'release') },
      'without-postgres': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) say(help);
  else makeRelease(values.preview, values.to, values['without-postgres'] ? [false] : [false, true]);
} catch (error) {
  process.stderr.write(`The release was not made: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
