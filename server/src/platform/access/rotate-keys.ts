import { type Db, type Pool, write } from '../db/client.ts';
import {
  addSigningKey,
  listSigningKeys,
  revokeSigningKey,
  type StoredKey,
} from '../db/secrets.queries.ts';
import { newKeySeconds, type SigningKeys, signingKeys } from './signing-keys.ts';

const at = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const isSigning = (keys: readonly StoredKey[], key: StoredKey) =>
  keys.findLast(({ signsInMs }) => signsInMs <= 0) === key;

/** The keys as lines for the operator. */
export function keyLines(keys: readonly StoredKey[]): string[] {
  const states = keys.map((key, index) => {
    if (isSigning(keys, key)) return 'signs new links';
    if (key.signsInMs > 0) return 'waits until every server knows it';
    return `signed until ${at(keys[index + 1]?.signsFrom ?? key.signsFrom)}; its links still work`;
  });
  return keys.map((key, index) => `${key.number}  from ${at(key.signsFrom)}  ${states[index]}`);
}

/** Adds a key, which signs after a minute; answers the sentences about it. */
export async function rotateKeys(pool: Pool): Promise<string[]> {
  return write(pool, null, async (db) => {
    await holdKeys(db);
    const waiting = (await listSigningKeys(db)).find(({ signsInMs }) => signsInMs > 0);
    if (waiting)
      throw new Error(
        `Key ${waiting.number} is new and signs from ${at(waiting.signsFrom)} on. No other key was added.`,
      );
    const number = await addSigningKey(db, newKeySeconds);
    return [
      `Key ${number} signs new links in ${newKeySeconds} seconds, on every running server.`,
      'Links that older keys signed keep working.',
    ];
  });
}

interface Revoking {
  number: number;
  /** False only tells what would stop working. */
  isConfirmed: boolean;
  /** Mailings begun while a key signed. */
  countMailings: (db: Db, from: Date, until: Date) => Promise<number>;
  /** Seals with the present key what is sealed with an older one. */
  reseal: (db: Db, keys: SigningKeys) => Promise<void>;
}

/** Revokes a key that has been replaced, for good; answers the sentences about it. */
export async function revokeKey(pool: Pool, asked: Revoking): Promise<string[]> {
  const { number, isConfirmed } = asked;
  return write(pool, null, async (db) => {
    await holdKeys(db);
    const keys = await listSigningKeys(db);
    const index = keys.findIndex((key) => key.number === number);
    const [key, next] = [keys[index], keys[index + 1]];
    if (!key) throw new Error(`There is no key ${number}, or it has been revoked.`);
    if (!next || next.signsInMs > 0)
      throw new Error(
        `Key ${number} has not been replaced yet. Rotate the keys, wait ${newKeySeconds} seconds, and revoke it then.`,
      );
    const emails = await asked.countMailings(db, key.signsFrom, next.signsFrom);
    const loss = [
      `Key ${number} signed from ${at(key.signsFrom)} to ${at(next.signsFrom)}. Without it, these stop working:`,
      `- links in the emails of ${emails} ${emails === 1 ? 'mailing' : 'mailings'}: unsubscribing, clicks, opens and cropped pictures`,
      '- reports of bounces and complaints about those emails',
      '- cropped pictures on pages that other sites saved, and sign-ins and previews now under way',
    ];
    if (!isConfirmed)
      return [...loss, 'Nothing was changed. Add --yes to revoke the key for good.'];
    await asked.reseal(
      db,
      signingKeys(
        () => keys.map((each) => ({ ...each, signsAt: each.signsInMs })),
        () => 0,
      ),
    );
    await revokeSigningKey(db, number);
    return [
      ...loss,
      `Key ${number} is revoked; running servers refuse its links within 20 seconds.`,
    ];
  });
}

/** Why: of two commands at once, the second must see what the first did. */
const holdKeys = (db: Db) => db`lock table secrets in share row exclusive mode`;
