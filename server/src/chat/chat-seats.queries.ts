import type { Db } from '../db/client.ts';

/**
 * Gives each address of the setting its member, once: whoever has it now, of the enabled people of an owner
 * organization. Later only the id counts. An address that is no longer listed gives its seat up. Answers the
 * addresses that nobody has.
 */
export async function seatMembers(db: Db, addresses: readonly string[]): Promise<string[]> {
  const listed = [...addresses];
  await db`
    with gone as (delete from chat_seats where address <> all (${listed}::text[]) returning user_id)
    update users set is_chat_member = false
     where id in (select user_id from gone) and is_chat_member
       and id not in (select user_id from chat_seats where address = any (${listed}::text[]))`;
  await db`
    with seated as (
      insert into chat_seats (address, user_id)
      select address, u.id from unnest(${listed}::text[]) address
        join users u on lower(u.email) = address and not u.is_disabled
        join organizations o on o.id = u.organization_id and o.is_owner and o.deleted_at is null
      on conflict (address) do nothing returning user_id)
    update users set is_chat_member = true where id in (select user_id from seated) and not is_chat_member`;
  const open = await db<{ address: string }[]>`
    select address from unnest(${listed}::text[]) address
     where address not in (select address from chat_seats) order by address`;
  return open.map(({ address }) => address);
}
