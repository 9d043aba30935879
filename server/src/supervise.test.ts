import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { awayCode, brokenCode } from './platform/process/end-in-order.ts';

/** Waits as long as a busy machine needs. */
const until = (check: () => void) => vi.waitFor(check, 15_000);

let folder: string;
let running: ChildProcess | null = null;
afterEach(() => {
  running?.kill('SIGKILL');
  // Why more than once: a program whose supervisor was killed still notes that it is gone.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** A program that notes each start with its process id, and does this; `start` is the number of the start. */
function superviseThat(does: string, roles = ['web']) {
  folder = mkdtempSync(join(tmpdir(), 'masthead-supervise-'));
  const notes = join(folder, 'notes');
  writeFileSync(notes, '');
  writeFileSync(
    join(folder, 'program.mjs'),
    `import { appendFileSync, readFileSync } from 'node:fs';
     const note = (text) => appendFileSync(${JSON.stringify(notes)}, text + '\\n');
     const start = readFileSync(${JSON.stringify(notes)}, 'utf8').split('start').length;
     process.on('disconnect', () => process.exit(1));
     process.on('exit', () => note('gone'));
     const role = process.env.MASTHEAD_ROLE;
     note('start ' + process.pid + ' ' + role);
     const ready = () => { process.send({ says: [role + ' is ready'] }); setInterval(() => {}, 1000); };
     ${does}`,
  );
  writeFileSync(
    join(folder, 'run.mjs'),
    `import { supervise } from ${JSON.stringify(join(import.meta.dirname, 'supervise.ts'))};
     const patience = { firstPauseMs: 5, longestPauseMs: 20, healthyMs: 60000, failures: 4 };
     process.exitCode = await supervise(${JSON.stringify(join(folder, 'program.mjs'))}, ${JSON.stringify(roles)}, patience);`,
  );
  const child = spawn(process.execPath, [join(folder, 'run.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  let said = '';
  let announced = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    announced += text;
  });
  const lines = () => readFileSync(notes, 'utf8').trim().split('\n').filter(Boolean);
  const starts = () => lines().filter((line) => line.startsWith('start'));
  return {
    child,
    ended: once(child, 'close').then(([code]) => code as number | null),
    said: () => said,
    announced: () => announced,
    lines,
    starts,
    started: (times: number) => until(() => expect(starts()).toHaveLength(times)),
    lastPid: (role = 'web') =>
      Number(
        starts()
          .findLast((line) => line.endsWith(role))
          ?.split(' ')[1],
      ),
  };
}

test('a program that is killed comes back, and a stop is passed on once', async () => {
  const run = superviseThat(
    `process.on('SIGTERM', () => { note('asked to stop'); setTimeout(() => process.exit(0), 50); });
     ready();`,
  );
  await run.started(1);
  process.kill(run.lastPid(), 'SIGKILL');
  await run.started(2);
  expect(run.said()).toContain('Masthead’s web server ended (SIGKILL). Restarting it.');
  await until(() => {
    if (!run.lines().includes('asked to stop')) run.child.kill('SIGTERM');
    expect(run.lines()).toContain('asked to stop');
  });
  expect(await run.ended).toBe(0);
  expect(run.starts()).toHaveLength(2);
});

test('a first start that refuses is not tried again, and its exit code is passed on', async () => {
  const run = superviseThat('process.exit(1)');
  expect(await run.ended).toBe(1);
  expect([run.starts().length, run.said()]).toEqual([1, '']);
});

test('a program that ends again and again is given up with a sentence', async () => {
  const run = superviseThat(`ready(); process.exitCode = 7; setTimeout(() => process.exit(7), 50)`);
  expect(await run.ended).toBe(7);
  expect(run.starts()).toHaveLength(4);
  expect(run.said()).toContain(
    'Masthead’s web server ended 4 times soon after starting and will not be restarted. See the lines above.',
  );
});

test('a program that ended itself in order after an error is started again each time', async () => {
  const run = superviseThat(`ready(); setTimeout(() => process.exit(${brokenCode}), 20)`);
  await until(() => expect(run.starts().length).toBeGreaterThan(6));
  expect(run.said()).toContain('Masthead’s web server ended (code 70). Restarting it.');
});

test('retries a later start that fails, because its dependencies may return', async () => {
  const run = superviseThat(
    `if (start === 2) process.exit(1);
     if (start === 3) process.on('SIGTERM', () => process.exit(0));
     ready();
     if (start === 1) setTimeout(() => process.exit(7), 50);`,
  );
  await run.started(3);
  await until(() => expect(run.said().match(/Restarting it/g)).toHaveLength(2));
});

test('a program that was stopped itself stays stopped', async () => {
  const run = superviseThat(
    `process.on('SIGTERM', () => process.exit(0)); ready(); note('ready');`,
  );
  await until(() => expect(run.lines()).toContain('ready'));
  process.kill(run.lastPid(), 'SIGTERM');
  expect(await run.ended).toBe(0);
});

test('a supervisor that is killed leaves no program behind', async () => {
  const run = superviseThat(`ready(); note('ready');`);
  await until(() => expect(run.lines()).toContain('ready'));
  run.child.kill('SIGKILL');
  await until(() => expect(run.lines()).toContain('gone'));
});

describe('two parts', () => {
  const both = ['web', 'worker'];
  const endsWell = "process.on('SIGTERM', () => { note('asked ' + role); process.exit(0); });";

  test('start in sequence and report ready together', async () => {
    const run = superviseThat(
      `${endsWell} if (role === 'web') setTimeout(ready, 300);
       else { note('worker begins'); setTimeout(() => { note('worker is ready'); ready(); }, 100); }`,
      both,
    );
    await until(() => expect(run.announced()).toBe('web is ready\nworker is ready\n'));
    expect(run.lines().slice(2)).toEqual(['worker begins', 'worker is ready']);
  });

  test('are started again alone', async () => {
    const run = superviseThat(`${endsWell} ready();`, both);
    await run.started(2);
    const web = run.lastPid('web');
    await until(() => expect(run.announced()).toContain('worker is ready'));
    process.kill(run.lastPid('worker'), 'SIGKILL');
    await run.started(3);
    await until(() =>
      expect(run.said()).toContain('Masthead’s worker ended (SIGKILL). Restarting it.'),
    );
    expect(run.lastPid('web')).toBe(web);
    process.kill(web, 'SIGKILL');
    await run.started(4);
    expect(run.starts().map((line) => line.split(' ')[2])).toEqual([
      'web',
      'worker',
      'worker',
      'web',
    ]);
  });

  test('are both stopped by one signal', async () => {
    const run = superviseThat(`${endsWell} ready();`, both);
    await until(() => expect(run.announced()).toContain('worker is ready'));
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(
      run
        .lines()
        .filter((line) => line.startsWith('asked'))
        .sort(),
    ).toEqual(['asked web', 'asked worker']);
  });

  test('are told to stop once: the one that ends last may take its time', async () => {
    const run = superviseThat(
      `process.on('SIGTERM', () => {
         note('asked ' + role);
         if (role === 'worker') process.exit(0);
         setTimeout(() => { note('web is done'); process.exit(0); }, 300);
       });
       ready();`,
      both,
    );
    await until(() => expect(run.announced()).toContain('worker is ready'));
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(run.lines().filter((line) => line === 'asked web')).toHaveLength(1);
    expect(run.lines()).toContain('web is done');
  });

  test('end together when the first start of one refuses', async () => {
    const run = superviseThat(`${endsWell} if (role === 'worker') process.exit(3); ready();`, both);
    expect(await run.ended).toBe(3);
    expect(run.lines()).toContain('asked web');
  });

  test('a worker whose database went away before its first start is ready is tried again', async () => {
    const run = superviseThat(
      `${endsWell} if (start === 2 || start === 3) process.exit(${awayCode}); ready();`,
      both,
    );
    await until(() => expect(run.announced()).toBe('web is ready\nworker is ready\n'));
    expect(run.starts().map((line) => line.split(' ')[2])).toEqual([
      ...both,
      ...['worker', 'worker'],
    ]);
  });

  test('a worker that ends again and again does not take the web server along', async () => {
    const run = superviseThat(
      `${endsWell} ready(); if (role === 'worker') setTimeout(() => process.exit(7), 20);`,
      both,
    );
    await until(() => expect(run.starts().length).toBeGreaterThan(7));
    expect(run.starts().filter((line) => line.endsWith('web'))).toHaveLength(1);
    expect(run.said()).not.toContain('will not be restarted');
  });
});
