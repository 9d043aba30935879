import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { boundedForm } from './bounded-form.ts';

/** What gets through of a body that comes in pieces of some size, and why no more does. */
async function through(body: Buffer, pieceSize: number, mostParts: number) {
  const pieces = Array.from({ length: Math.ceil(body.length / pieceSize) }, (_, at) =>
    body.subarray(at * pieceSize, (at + 1) * pieceSize),
  );
  const headers = { 'content-type': 'multipart/form-data; boundary=mark' };
  const passed: Buffer[] = [];
  try {
    const raw = Object.assign(Readable.from(pieces), { headers });
    for await (const bytes of boundedForm(raw as never, mostParts)) passed.push(bytes);
  } catch (error) {
    return { passed: Buffer.concat(passed).toString(), why: (error as Error).message };
  }
  return { passed: Buffer.concat(passed).toString(), why: null };
}

const part = '\r\n--mark\r\nhead\r\n\r\n\r\n-\r\n--mar';

test.each([1, 2, 3, 7, 8, 9, 10, 31, 64, 10_000])(
  'boundaries are counted wherever a body is cut, in pieces of %i bytes',
  async (size) => {
    const most = Buffer.from(part.repeat(6));
    expect(await through(most, size, 5)).toEqual({ passed: most.toString(), why: null });
    const { passed, why } = await through(Buffer.from(part.repeat(1000)), size, 5);
    expect(why).toBe('This form has too many parts.');
    expect(passed.split('\r\n--mark').length - 1).toBeLessThanOrEqual(6);
  },
);
