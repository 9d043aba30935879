import type { Db } from '../db/client.ts';

/** All erasures with the keyed hashes of their addresses. */
export const listErasedWithHashes = (db: Db) => db<
  {
    key: string;
    askedBy: string;
    reason: string;
    removesBylines: boolean;
    madeAt: Date;
    hashes: string[];
  }[]
>`
  select e.copy_name as key, e.asked_by, e.reason, e.removes_bylines, e.made_at,
         array(select encode(hash, 'hex') from erased_addresses a where a.erasure_id = e.id) as hashes
    from erasures e order by e.id`;
