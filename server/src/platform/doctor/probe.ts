import { z } from 'zod';
import type { SigningKeys } from '../access/signing-keys.ts';
import { notFound } from '../http/errors.ts';
import type { Server } from '../http/handle.ts';

/** How long the doctor's question works, in ms. */
const livesMs = 60_000;
const signature = { length: 43, livesMs };
const signedText = (at: string) => `doctor:${at}`;
const path = '/doctor';

const answer = z.object({ masthead: z.literal('doctor'), forwardedFor: z.string().nullable() });

/** The question which server answers, signed so that nobody else learns what it sees. */
export function probePath(keys: SigningKeys, now = Date.now()): string {
  const at = String(now);
  return `${path}?at=${at}&signature=${keys.sign(signedText(at), signature)}`;
}

/** Whether the answer is one of a server with the same keys, and the X-Forwarded-For that it got. */
export function probeAnswer(status: number, bytes: Buffer) {
  if (status !== 200) return { isOurs: false, forwardedFor: null };
  let json: unknown = null;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {}
  const read = answer.safeParse(json);
  return { isOurs: read.success, forwardedFor: read.data?.forwardedFor ?? null };
}

/** Answers the doctor of this database; nobody else can sign the question. */
export function probeRoute({ http, keys }: Pick<Server, 'http'> & { keys: SigningKeys }): void {
  http.get<{ Querystring: { at?: unknown; signature?: unknown } }>(
    path,
    { schema: { hide: true } },
    async ({ query, headers }, reply) => {
      const [at, given] = [String(query.at), String(query.signature)];
      const isFresh = Math.abs(Date.now() - Number(at)) < livesMs;
      if (!isFresh || !keys.isSigned(signedText(at), given, signature)) throw notFound();
      const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(', ');
      return reply
        .header('cache-control', 'no-store')
        .send({ masthead: 'doctor', forwardedFor: forwarded || null });
    },
  );
}
