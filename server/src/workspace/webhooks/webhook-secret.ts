import { createHmac, randomBytes } from 'node:crypto';
import type { SigningKeys } from '../../platform/access/signing-keys.ts';
import type { Db } from '../../platform/db/client.ts';
import { listSealedSecrets, updateSealedSecrets } from './deliveries.queries.ts';

const purpose = 'webhook';
/** How Standard Webhooks marks a secret. */
const prefix = 'whsec_';

/** A new secret: as its receiver gets it, and sealed for the database. */
export function newSecret(keys: SigningKeys) {
  const secret = prefix + randomBytes(32).toString('base64');
  return { secret, sealedSecret: keys.seal(purpose, secret) };
}

export const openSecret = (keys: SigningKeys, sealed: string) => keys.unseal(purpose, sealed);

/** The headers by which a receiver knows who sent a body, and when (Standard Webhooks, version 1). */
export function signedHeaders(
  secrets: readonly string[],
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/** Seals every secret with the key that signs now, so that it survives the one before. */
export async function resealWebhooks(db: Db, keys: SigningKeys): Promise<void> {
  const reseal = (sealed: string | null) => {
    const secret = sealed && openSecret(keys, sealed);
    return secret ? keys.seal(purpose, secret) : sealed;
  };
  for (const row of await listSealedSecrets(db))
    await updateSealedSecrets(db, {
      id: row.id,
      sealedSecret: reseal(row.sealedSecret) ?? row.sealedSecret,
      sealedOldSecret: reseal(row.sealedOldSecret),
    });
}
