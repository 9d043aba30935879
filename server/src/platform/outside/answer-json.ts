import { type JsonLimits, whyTooComplex } from '../http/request-bodies.ts';
import { OutsideError } from './reach.ts';

/** Why: a thousand posts of another system have a tenth of it; brackets alone take 65 times their size in memory. */
const limits: JsonLimits = { depth: 40, parts: 400_000 };

/** The JSON of an answer; what is none, or built to fill the memory, is a failed call. */
export function answerJson({ bytes }: { bytes: Uint8Array }): unknown {
  const why = whyTooComplex(bytes, limits);
  if (why) throw new OutsideError('too-large', `JSON exceeds the limit: ${why}`, { wasSent: true });
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch (cause) {
    throw new OutsideError('failed', 'The response is not JSON', { cause, wasSent: true });
  }
}
