import type { Db } from '../db/client.ts';

interface Begun {
  stateHash: Buffer;
  browserHash: Buffer;
}

/** Notes a sign-in at the provider that is under way; old ones go. */
export async function insertOpenIdSignIn(db: Db, begun: Begun): Promise<void> {
  await db`delete from open_id_sign_ins where expires_at < now()`;
  await db`insert into open_id_sign_ins (state_hash, browser_hash, expires_at)
    values (${begun.stateHash}, ${begun.browserHash}, now() + interval '10 minutes')`;
}

/** Uses it up; true once, in the browser that began it, within ten minutes. */
export async function useOpenIdSignIn(db: Db, begun: Begun): Promise<boolean> {
  const rows = await db`
    delete from open_id_sign_ins
     where state_hash = ${begun.stateHash} and browser_hash = ${begun.browserHash} and expires_at > now()
     returning id`;
  return rows.length > 0;
}
