import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type Program, startProgram } from '../../../test/process.ts';

let program: Program;
afterEach(() => program.end('SIGKILL'));

const ask = (path: string, id: string) =>
  fetch(program.address + path, { headers: { 'x-id': id } });

test.each([
  ['an endless loop in a request', '/request/loop', 'GET /request/:how'],
  ['an endless loop in a job', '/job/loop', 'job loop'],
  ['an expression that never ends', '/job/expression', 'job expression'],
  ['a wait that blocks', '/request/sleep', 'GET /request/:how'],
])(
  '%s ends the process, and the log names the work',
  async (_, path, work) => {
    program = await startProgram('stalling.ts');
    const others = ['a', 'c'].map((id) => ask('/slow', id).catch(() => {}));
    const stalled = ask(path, 'b').catch(() => {});
    expect(await program.ended).toEqual([null, 'SIGKILL']);
    await Promise.all([stalled, ...others]);
    const line = JSON.parse(program.said().trim().split('\n').at(-1) ?? '');
    expect(line).toMatchObject({
      work,
      workId: 'b',
      msg: 'The event loop was blocked for 1 s. Ending this process.',
    });
    expect(line.stack.join()).toContain('stalling.ts');
  },
  60_000,
);

test('work of less than that goes on, and so does a process that was stopped as a whole', async () => {
  program = await startProgram('stalling.ts');
  expect((await ask('/job/work', 'a')).status).toBe(200);
  program.freeze();
  await wait(3000);
  program.thaw();
  await wait(1500);
  expect((await ask('/request/work', 'b')).status).toBe(200);
  expect(program.said()).toBe('');
}, 60_000);
