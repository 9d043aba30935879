import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'masthead-output-'));
  // Far more than a pipe or the queue holds; then a message that the event loop has gone on.
  writeFileSync(
    join(folder, 'logs.mjs'),
    `import { output } from ${JSON.stringify(join(import.meta.dirname, 'output.ts'))};
     for (let n = 0; n < 3000; n += 1) output.write('x'.repeat(999) + '\\n');
     process.on('message', () => { output.write('the last line\\n'); process.exit(7); });
     setTimeout(() => process.send('went on'), 300);`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const logTo = (out: 'pipe' | number) =>
  spawn(process.execPath, [join(folder, 'logs.mjs')], {
    stdio: ['ignore', out, 'inherit', 'ipc'],
  });

describe('a program whose log', () => {
  test('nobody reads goes on and ends by itself', async () => {
    const child = logTo('pipe');
    expect((await once(child, 'message'))[0]).toBe('went on');
    child.send('end');
    expect((await once(child, 'exit'))[0]).toBe(7);
  });

  test('is read late writes what fits, and how many lines were dropped', async () => {
    const child = logTo('pipe');
    await once(child, 'message');
    if (!child.stdout) throw new Error('no pipe');
    const read = text(child.stdout);
    setTimeout(() => child.send('end'), 300);
    const lines = (await read).trimEnd().split('\n');
    expect(lines.filter((line) => line === 'x'.repeat(999)).length).toBeGreaterThan(1000);
    expect(lines.at(-2)).toMatch(/^Dropped \d+ lines of the log, which could not be written\.$/);
    expect(lines.at(-1)).toBe('the last line');
  });

  test('was closed goes on', async () => {
    const child = logTo('pipe');
    child.stdout?.destroy();
    expect((await once(child, 'message'))[0]).toBe('went on');
    child.send('end');
    expect((await once(child, 'exit'))[0]).toBe(7);
  });

  test.runIf(process.platform === 'linux')('is on a full disk goes on', async () => {
    const child = logTo(openSync('/dev/full', 'w'));
    expect((await once(child, 'message'))[0]).toBe('went on');
    child.send('end');
    expect((await once(child, 'exit'))[0]).toBe(7);
  });
});
