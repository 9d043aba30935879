import type { SubscriberStatus } from '@masthead/shared/audiences/audience.ts';
import type { Db } from '../db/client.ts';

/** Somebody whom a line of a file names. */
export interface KnownSubscriber {
  id: number;
  /** The address as the file writes it. */
  address: string;
  name: string | null;
  status: SubscriberStatus;
}

/** The subscribers with these addresses, in any letter case; locked when they are about to be changed. */
export function findByAddress(
  db: Db,
  audienceId: string,
  addresses: readonly string[],
  isLocked: boolean,
) {
  return db<KnownSubscriber[]>`
    select s.id, a.address, s.name, s.status from unnest(${[...addresses]}::text[]) as a (address)
      join subscribers s on s.audience_id = ${audienceId} and lower(s.email) = lower(a.address)
     order by s.id ${isLocked ? db`for update of s` : db``}`;
}

/** Adds people in the order of the file; answers those who were not there. */
export async function insertImported(
  db: Db,
  audienceId: string,
  people: readonly { email: string; name: string | null }[],
): Promise<{ id: number; email: string }[]> {
  if (people.length === 0) return [];
  return db<{ id: number; email: string }[]>`
    insert into subscribers (audience_id, email, name, status_by)
    select ${audienceId}, r.email, r.name, current_actor()
      from unnest(${people.map(({ email }) => email)}::text[], ${people.map(({ name }) => name)}::text[])
           with ordinality as r (email, name, place) order by place
    on conflict (audience_id, lower(email)) do nothing returning id, email`;
}

/** Gives subscribers the names of the file, or those that they had before it. */
export async function renameImported(
  db: Db,
  people: readonly { id: number; name: string | null }[],
): Promise<void> {
  if (people.length === 0) return;
  await db`
    update subscribers s set name = r.name
      from unnest(${people.map(({ id }) => id)}::int[], ${people.map(({ name }) => name)}::text[]) as r (id, name)
     where s.id = r.id`;
}

/** What decides whether an import of subscribers can be undone, locked. */
export function lockImported(db: Db, ids: readonly number[]) {
  return db<
    {
      id: number;
      email: string;
      name: string | null;
      status: SubscriberStatus;
      hasMail: boolean;
    }[]
  >`
    select s.id, s.email, s.name, s.status,
           exists (select from mail_deliveries d where d.subscriber_id = s.id) as has_mail
      from subscribers s where s.id = any(${[...ids]}::integer[]) order by s.id for update of s`;
}

/** Takes people out again whom an import has added and nobody has written to. */
export async function takeBack(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db`delete from subscribers where id = any(${[...ids]}::integer[])`;
}
