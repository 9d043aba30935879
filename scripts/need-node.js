// Run by `npm ci`, before anything of the project is read. Plain JavaScript, because an older Node reads no TypeScript.
// Linux has the Node that comes along by now; elsewhere it is the installed one. Arguments: another version and platform.
import { readFileSync } from 'node:fs';

const [version = process.versions.node, platform = process.platform] = process.argv.slice(2);
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const wanted = engines.node.replace('>=', '');
const [major, minor] = version.split('.').map(Number);
const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);

const isNewEnough = major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
let problem = '';
if (platform === 'win32')
  problem = 'On Windows, Masthead runs in WSL. Open a Linux shell there and run npm ci again.';
else if (!isNewEnough)
  problem = `Masthead needs Node ${wanted} or newer, and this is ${version}. Install a newer one from https://nodejs.org and run npm ci again.`;
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
