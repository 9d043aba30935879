import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from '../db/client.ts';
import { listSigningKeys, sharedSecret } from '../db/secrets.queries.ts';
import { seal, unseal } from './seal.ts';

/** A key while this process runs. */
export interface SigningKey {
  number: number;
  value: string;
  /** When it begins to sign, in ms of a clock that is never set (`performance.now`). */
  signsAt: number;
}

/** How a kind of link is signed. */
export interface Signature {
  /** Characters kept of the HMAC. */
  length: number;
  encoding?: 'base64url' | 'hex';
  /** How long a link of this kind works, in ms; without it, for as long as its key is not revoked. */
  livesMs?: number;
}

/** The keys that all servers of a database share: the newest signs, older ones are read. */
export interface SigningKeys {
  sign(text: string, how: Signature): string;
  /** True if a key signed the text. Takes the same time whichever key it was. */
  isSigned(text: string, given: string, how: Signature): boolean;
  /** The number of the key that signs now. */
  current(): number;
  /** Signs with a certain key, for what only a later request can check; null if it is gone. */
  signAs(number: number, text: string, how: Signature): string | null;
  seal(purpose: string, text: string): string;
  unseal(purpose: string, sealed: string): string | null;
}

/** Clocks of servers and of the database differ by so much at most, in ms. */
const leewayMs = 5 * 60_000;

const signWith = (key: SigningKey, text: string, { length, encoding = 'base64url' }: Signature) =>
  createHmac('sha256', key.value).update(text).digest(encoding).slice(0, length);

/** Signs and verifies with the keys known at the moment, in the order in which they begin to sign. */
export function signingKeys(
  known: () => readonly SigningKey[],
  now = () => performance.now(),
): SigningKeys {
  const current = (): SigningKey => {
    const keys = known();
    const key = keys.findLast(({ signsAt }) => signsAt <= now()) ?? keys[0];
    if (!key) throw new Error('There is no key to sign with');
    return key;
  };
  /** Keys whose links of this kind may still work: an old one signs no fresh ones. */
  const readable = (livesMs: number) =>
    known().filter((_, at, keys) => {
      const endsAt = keys[at + 1]?.signsAt ?? Number.POSITIVE_INFINITY;
      return endsAt + livesMs + leewayMs > now();
    });

  return {
    sign: (text, how) => signWith(current(), text, how),
    isSigned(text, given, how) {
      const bytes = Buffer.from(given);
      let isRight = false;
      for (const key of readable(how.livesMs ?? Number.POSITIVE_INFINITY)) {
        const right = Buffer.from(signWith(key, text, how));
        // Why no early end: the time must not tell which key it was.
        if (right.length === bytes.length && timingSafeEqual(right, bytes)) isRight = true;
      }
      return isRight;
    },
    current: () => current().number,
    signAs(number, text, how) {
      const key = known().find((each) => each.number === number);
      return key ? signWith(key, text, how) : null;
    },
    seal: (purpose, text) => seal(current().value, purpose, text),
    unseal(purpose, sealed) {
      const opened = known().map((key) => unseal(key.value, purpose, sealed));
      return opened.find((text) => text !== null) ?? null;
    },
  };
}

/** A new key signs after so many seconds, when every server has read it. */
export const newKeySeconds = 60;
/** How often a server looks for new keys, in ms: three times before one signs. */
const everyMs = 20_000;
/** How soon it looks again after a failure. */
const retryMs = 2000;

/** Loads the database's keys, the first made here if there is none, and keeps up with changes until it is closed. */
export async function openSigningKeys(
  pool: Pool,
  pauses = { everyMs, retryMs },
): Promise<{ keys: SigningKeys; close: () => void }> {
  const load = async () => {
    const stored = await listSigningKeys(pool);
    // Why not by the date: the clock of this computer may be minutes away from the database's.
    const at = performance.now();
    return stored.map(({ number, value, signsInMs }) => ({
      number,
      value,
      signsAt: at + signsInMs,
    }));
  };
  await sharedSecret(pool, 'signing');
  let known = await load();
  const closing = new AbortController();
  const follow = async () => {
    let pause = pauses.everyMs;
    while (!closing.signal.aborted) {
      await sleep(pause, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      if (closing.signal.aborted) return;
      try {
        known = await load();
        pause = pauses.everyMs;
      } catch {
        // Why not reported: whoever needs the database reports it.
        pause = pauses.retryMs;
      }
    }
  };
  void follow();
  return { keys: signingKeys(() => known), close: () => closing.abort() };
}
