import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf, guidePages } from './guide.testing.ts';
import { root } from './platform/builds/server-build.ts';

/** Where the commands of a page are run, or why they are only checked here. */
const shownBy: Record<string, string> = {
  'README.md': 'has none',
  'backup.md': 'checked here: they need an installation with data',
  'database.md': 'checked here: they need a PostgreSQL to set up',
  'incidents.md': 'checked here: they look at an installation in trouble',
  'install.md': 'release.test.ts',
  'keys.md': 'checked here: they need an installation with data',
  'settings.md': 'checked here: they need an installation',
  'several-servers.md': 'checked here: they need two servers and a proxy',
  'sizing.md': 'has none',
  'upgrades.md': 'checked here: they need two releases',
};

test('each page of the guide has its commands run, or a reason why they are only checked', () => {
  expect(guidePages.length).toBeGreaterThan(3);
  expect(guidePages.filter((page) => !shownBy[page])).toEqual([]);
  expect(
    guidePages.filter((page) => shownBy[page] === 'has none' && blocksOf(page).length > 0),
  ).toEqual([]);
});

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The commands of a release, from its help. */
const commands = [
  ...execFileSync(process.execPath, [join(import.meta.dirname, 'masthead.ts'), 'help'], {
    encoding: 'utf8',
  }).matchAll(/^ {2}([\w-]+) /gm),
].map(([, name = '']) => name);

/** A call of Masthead in the guide: its command and the options it is given. */
interface Call {
  page: string;
  command: string;
  options: string[];
}

const optionsIn = (text: string) =>
  [...text.matchAll(/ --([a-z][\w-]*)/g)].map(([, name = '']) => name);

/** What the blocks call: `masthead NAME …`, also in a container, and `npm run NAME -- …`. */
function callsOf(page: string) {
  const lines = blocksOf(page).flatMap((block) => block.replaceAll('\\\n', ' ').split('\n'));
  const find = (pattern: RegExp): Call[] =>
    lines.flatMap((line) =>
      [...line.matchAll(pattern)].map(([, command = '', rest = '']) => ({
        page,
        command,
        options: optionsIn(rest),
      })),
    );
  return {
    masthead: find(/(?:^|[;&|(] *|sudo -u masthead )masthead ([\w-]+)([^;&|]*)/g).concat(
      find(/masthead\.js ([\w-]+)([^;&|]*)/g),
    ),
    npm: find(/npm run ([\w:-]+)([^;&|]*)/g),
  };
}

/** Whether a program of `server/src` takes an option. */
function takes(program: string, option: string): boolean {
  const file = join(root, program);
  return existsSync(file) && new RegExp(`['\\s]${option}'?: \\{`).test(readFileSync(file, 'utf8'));
}

test('each command that the guide names exists and takes the options it is given', () => {
  const calls = guidePages.map(callsOf);
  const masthead = calls.flatMap((each) => each.masthead);
  const npm = calls.flatMap((each) => each.npm);
  expect(masthead.map(({ command }) => command)).toContain('version');
  expect(masthead.filter(({ command }) => !commands.includes(command))).toEqual([]);
  expect(npm.filter(({ command }) => !scripts[command])).toEqual([]);
  const wrong = masthead.flatMap(({ page, command, options }) =>
    options
      .filter((option) => !takes(`server/src/${command}.ts`, option))
      .map((option) => `${page}: masthead ${command} --${option}`),
  );
  const wrongInNpm = npm.flatMap(({ page, command, options }) =>
    options
      .filter((option) => !takes(scripts[command]?.split(' ').at(-1) ?? '', option))
      .map((option) => `${page}: npm run ${command} -- --${option}`),
  );
  expect([...wrong, ...wrongInNpm]).toEqual([]);
});

test('each file of a release that the guide names is in it', () => {
  const named = guidePages.flatMap((page) =>
    blocksOf(page).flatMap((block) =>
      [
        ...block.matchAll(/(?:\/opt\/masthead\/current\/|[\s/](?=deploy\/))([\w.@/-]+\/[\w.@-]+)/g),
      ].map(([, file = '']) => file),
    ),
  );
  expect(named).toContain('deploy/masthead.service');
  const places: Record<string, string> = { 'bin/masthead': 'deploy/masthead.sh' };
  expect(named.filter((file) => !existsSync(join(root, places[file] ?? file)))).toEqual([]);
});
