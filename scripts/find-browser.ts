import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';

/** The first is Chromium's headless shell, which makes tests a seventh faster. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
];
const macApps = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
  (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
);

/**
 * Launch options for every test browser: no sandbox (tests may run as root), no external calls, and text as wide as on
 * users' screens (without hinting, which rounds the width of every letter).
 */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** The path of an installed Chromium-like browser that starts, or null. */
export function findBrowser(): string | null {
  const chosen = process.env.MASTHEAD_BROWSER;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`MASTHEAD_BROWSER is set to ${chosen}, which does not exist.`);
  }
  const onPath = (process.env.PATH ?? '')
    .split(':')
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [...onPath, ...macApps, chromium.executablePath()];
  return candidates.find((path) => existsSync(path) && starts(path)) ?? null;
}

// Why: Ubuntu's chromium-browser is a stub that only asks for a snap, so a file at that path is not enough.
function starts(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom|edge/i.test(stdout);
}

/** The path of a browser for the tests; installs one, with a message, if there is none. */
export function ensureBrowser(): string {
  return findBrowser() ?? installBrowser();
}

function installBrowser(): string {
  const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (isLinuxRoot && existsSync('/usr/bin/apt-get')) {
    console.log('No browser found. Installing one and its fonts with apt-get.');
    run('apt-get', ['update', '-qq']);
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      const packages = [browser, 'fonts-liberation'];
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
      const installed = findBrowser();
      if (installed) return installed;
    }
  }
  console.log('No browser found. Downloading the Chromium of Playwright into its cache folder.');
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright/package.json'));
  run(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium']);
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  throw new Error(
    'The tests need a browser and none could be installed. Install Chromium, Google Chrome or ' +
      'Microsoft Edge, or set MASTHEAD_BROWSER to the path of one, and run the command again.',
  );
}

function run(command: string, args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
}
