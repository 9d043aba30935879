import type { LookedUp } from '@masthead/shared/platform/values/looked-up.ts';
import type { App } from '../../app-parts.ts';
import { type Db, write } from '../db/client.ts';

/** The queue that looks up where links lead. */
export const lookUpQueue = 'look-up-links';

const hostOf = (url: string) => URL.parse(url)?.hostname.toLowerCase() ?? '';

/** An address that can be looked up: on the web, and not a page of this server. */
export const canBeLookedUp = (url: string, ownHost: string) => {
  const host = hostOf(url);
  // Why: names under .example lead nowhere by definition.
  return url.length <= 2000 && host.includes('.') && host !== ownHost && !host.endsWith('.example');
};

/** What is known of addresses: where they led when they were last looked up, or that a look-up has not finished. */
export async function findLookUps(
  db: Db,
  urls: readonly string[],
): Promise<{ found: Map<string, LookedUp>; isLookingUp: boolean }> {
  const rows = await db<
    {
      url: string;
      isWaiting: boolean;
      outcome: LookedUp['outcome'] | null;
      finalUrl: string;
      bytes: number | null;
    }[]
  >`
    select url, coalesce(final_url, url) as final_url, bytes::float8 as bytes,
           is_asked and asked_at > now() - interval '1 minute' as is_waiting,
           case when is_asked and asked_at <= now() - interval '1 minute' and outcome is distinct from 'dead'
                then 'unchecked' else outcome end as outcome
      from (select *, checked_at is null or asked_at > checked_at as is_asked
              from link_checks where url = any(${[...urls]}::text[])) c`;
  const found = new Map(
    rows.flatMap(({ url, outcome, finalUrl, bytes }) =>
      outcome ? [[url, { outcome, finalUrl, bytes }] as const] : [],
    ),
  );
  return { found, isLookingUp: rows.some(({ isWaiting }) => isWaiting) };
}

/** Asks for addresses that were not looked up of late; what did not answer is tried again sooner. */
async function askForLookUps(db: Db, urls: readonly string[]): Promise<boolean> {
  const rows = await db`
    insert into link_checks as c (url) select distinct u from unnest(${[...urls]}::text[]) u order by u
    on conflict (url) do update set asked_at = now()
     where c.asked_at < now() - interval '10 minutes'
       and (c.checked_at is null or c.checked_at < now() -
            case when c.outcome = 'answers' then interval '6 hours' else interval '10 minutes' end)
    returning 1`;
  return rows.length > 0;
}

/** Has addresses looked up by a job; true when there is something to wait for. */
export const haveLookedUp = (
  app: Pick<App, 'pool' | 'jobs'>,
  urls: readonly string[],
): Promise<boolean> =>
  write(app.pool, null, async (db) => {
    if (urls.length === 0 || !(await askForLookUps(db, urls))) return false;
    await app.jobs.plan(db, lookUpQueue, {});
    return true;
  });

/** Addresses that are to be looked up, the first asked for first. */
export async function listWaiting(db: Db, limit: number): Promise<string[]> {
  const rows = await db<{ url: string }[]>`
    select url from link_checks where checked_at is null or asked_at > checked_at
     order by asked_at, url limit ${limit}`;
  return rows.map(({ url }) => url);
}

export async function saveLookUp(db: Db, url: string, found: LookedUp): Promise<void> {
  await db`
    update link_checks set outcome = ${found.outcome}, final_url = ${found.finalUrl}, bytes = ${found.bytes},
           checked_at = now() where url = ${url}`;
}
