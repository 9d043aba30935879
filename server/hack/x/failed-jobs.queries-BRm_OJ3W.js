// server/src/platform/jobs/failed-jobs.queries.ts
async function hasJobs(db) {
	const [row] = await db`
    select to_regclass('pgboss.job') is not null as has_jobs`;
	return row?.hasJobs ?? false;
}
var lost = (db) => db`
  j.state = 'failed' and j.name not like '\\_\\_%' and not exists (select from pgboss.schedule s where s.name = j.name)`;
async function claimFailed(db) {
	if (!await hasJobs(db)) return [];
	return db`
    update pgboss.job j set deletion_seconds = 0 where j.deletion_seconds > 0 and ${lost(db)}
    returning j.name as queue, j.data`;
}
async function countFailed(db) {
	if (!await hasJobs(db)) return 0;
	const [row] = await db`
    select count(*)::int as count from pgboss.job j where ${lost(db)}`;
	return row?.count ?? 0;
}
var about = (db) => db`
  coalesce(
    (select u.name from users u where u.id::text = j.data->>'userId' or u.username = j.data->>'username' limit 1),
    (select u.name from invoices i join users u on u.id = i.contributor_id
      where i.id::text = coalesce(j.data->>'invoiceId', j.data#>>'{invoiceIds,0}')),
    (select m.subject from mailings m where m.id::text = j.data->>'mailingId'))`;
async function listFailed(db, limit) {
	if (!await hasJobs(db)) return [];
	return db`
    select j.id, j.name as queue, j.data, ${about(db)} as about, coalesce(j.output->>'message', j.output#>>'{value,message}') as why,
           j.retry_count + 1 as tries, j.completed_on as failed_at
      from pgboss.job j where ${lost(db)} order by j.completed_on desc, j.id limit ${limit}`;
}
var asSeen = (db, { id, failedAt }) => db`
  ${lost(db)} and j.id = ${id} and date_trunc('milliseconds', j.completed_on) = ${failedAt}::timestamptz`;
async function retryFailed(db, seen) {
	if (!await hasJobs(db)) return false;
	return (await db`
    update pgboss.job j
       set state = 'retry', start_after = now(), started_on = null, completed_on = null, retry_count = 0, retry_limit = q.retry_limit,
           retry_delay = q.retry_delay, retry_backoff = q.retry_backoff, retry_delay_max = q.retry_delay_max,
           deletion_seconds = q.deletion_seconds, keep_until = now() + q.retention_seconds * interval '1 second'
      from pgboss.queue q
     where q.name = j.name and ${asSeen(db, seen)}
       and not exists (select from pgboss.job w where w.name = j.name and w.singleton_key = j.singleton_key
                          and w.state <= 'active')
    returning j.id`).length > 0;
}
async function discardFailed(db, seen) {
	if (!await hasJobs(db)) return false;
	return (await db`delete from pgboss.job j where ${asSeen(db, seen)} returning j.id`).length > 0;
}
async function endTries(db, { queue, id }) {
	await db`
    update pgboss.job set retry_limit = retry_count where name = ${queue} and id = ${id} and state = 'active'`;
}
async function giveBack(db, ids) {
	if (ids.length === 0) return;
	await db`
    update pgboss.job set start_after = now(), started_on = null
     where id = any(${[...ids]}::uuid[]) and state = 'retry'`;
}
async function followPolicy(db, queue) {
	await db`
    update pgboss.job j
       set retry_limit = q.retry_limit, retry_delay = q.retry_delay, retry_backoff = q.retry_backoff,
           retry_delay_max = q.retry_delay_max, retry_count = least(j.retry_count, 10),
           keep_until = greatest(j.keep_until, now() + q.retention_seconds * interval '1 second')
      from pgboss.queue q
     where q.name = j.name and j.name = ${queue} and j.state in ('created', 'retry')
       and (j.retry_backoff, j.retry_delay_max) is distinct from (q.retry_backoff, q.retry_delay_max)`;
}
export { followPolicy as a, retryFailed as c, endTries as i, countFailed as n, giveBack as o, discardFailed as r, listFailed as s, claimFailed as t };
