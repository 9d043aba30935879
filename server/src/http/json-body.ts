import { refusals } from '@masthead/shared/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused } from './errors.ts';
import { fairTurns } from './fair-turns.ts';
import { whyTooComplex } from './json-parts.ts';
import { askerOf } from './who-asks.ts';

const deepest = 40;
/** Values and keys of a body, about: no form has a tenth of it, and more would hold everybody up. */
const mostParts = 20_000;
// Why: a byte order mark stays in the text, where it is no JSON; otherwise it would vanish unseen.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Texts and the signs around them, in a body that is known to be JSON. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

/** The key that a text of JSON says. */
const keyOf = (text: string): string =>
  text.includes('\\') ? (JSON.parse(text) as string) : text.slice(1, -1);

/**
 * Refuses what JSON.parse lets through: keys given twice (which one counts?), and keys that reach into
 * prototypes.
 */
function checkStructure(text: string): void {
  const keys: (Set<string> | null)[] = [];
  let lastText: string | null = null;
  for (const [found] of text.matchAll(token)) {
    if (found === '{' || found === '[') keys.push(found === '{' ? new Set() : null);
    else if (found === '}' || found === ']') keys.pop();
    else if (found === ':' && lastText !== null) {
      const key = keyOf(lastText);
      const seen = keys.at(-1);
      if (key === '__proto__' || key === 'constructor') throw refused(`Unknown field "${key}".`);
      if (seen?.has(key)) throw refused(`The field "${key}" is given twice.`);
      seen?.add(key);
    }
    lastText = found.startsWith('"') ? found : null;
  }
}

/** Refuses a body of very many parts, or nested without end, before it is parsed. */
function checkParts(bytes: Uint8Array): void {
  const why = whyTooComplex(bytes, { depth: deepest, parts: mostParts });
  if (why === 'depth') throw refused('The request body is nested too deeply.');
  if (why === 'parts') throw refused('The request body has too many parts.');
}

/** Refuses NUL and broken Unicode anywhere in a value, and numbers that are not finite. */
export function checkText(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      throw refused('Text may not hold NUL or broken characters.');
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw refused('A number is too large.');
  } else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      checkText(key);
      checkText(inner);
    }
  }
}

/** Parses a JSON body strictly; every refusal is a 400 with a sentence. */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  checkParts(bytes);
  let value: unknown;
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw refused('The request body is not valid UTF-8.');
  }
  try {
    value = JSON.parse(text);
  } catch {
    throw refused(refusals.notJson);
  }
  checkStructure(text);
  checkText(value);
  return value;
}

/** Bytes of a body that is read at once; parsing and checking a larger one may take as long as many calls. */
const smallBody = 16 * 1024;

/** JSON is the only body the product reads; forms are read where unsubscribing asks for it. */
export function readJsonBodies(app: FastifyInstance): void {
  const turn = fairTurns();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (body.length > smallBody) await turn(askerOf(request));
      return parseJson(body);
    },
  );
}
