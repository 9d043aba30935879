import { randomUUID } from 'node:crypto';
import { buildOrganization, buildUser } from '../../people/users/users.testing.ts';
import type { Db } from '../../platform/db/client.ts';

/** A member of the chat, of the owner organization. */
export async function buildMember(db: Db): Promise<number> {
  const [owner] = await db<{ id: number }[]>`select id from organizations where is_owner limit 1`;
  const organizationId = owner?.id ?? (await buildOrganization(db, { isOwner: true }));
  return buildUser(db, { organizationId, isChatMember: true });
}

/** A message to send. */
export const words = (message: string) => ({ body: { clientId: randomUUID(), message } });
