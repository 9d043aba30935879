// server/src/platform/db/migrations.queries.ts
var lock = 7231964;
async function listApplied(db) {
	const [table] = await db`
    select to_regclass('migrations') is not null as is_there,
           exists (select from pg_attribute
                    where attrelid = to_regclass('migrations') and attname = 'fits_from') as has_checksums`;
	if (table?.hasChecksums) return db`select id, checksum, fits_from from migrations`;
	return (table?.isThere ? await db`select id from migrations` : []).map(({ id }) => ({
		id,
		checksum: null,
		fitsFrom: null
	}));
}
async function prepareTable(db) {
	await db`create table if not exists migrations (id text primary key, at timestamptz not null default now())`;
	await db`alter table migrations add column if not exists checksum text,
                                  add column if not exists fits_from integer`;
}
async function tryLock(db) {
	const [row] = await db`select pg_try_advisory_lock(${lock}) as is_taken`;
	return row?.isTaken ?? false;
}
async function recordApplied(db, { id, checksum, fitsFrom }) {
	await db`insert into migrations (id, checksum, fits_from) values (${id}, ${checksum}, ${fitsFrom})`;
}
async function recordChecksums(db, files) {
	const [ids, sums] = [files.map(({ id }) => id), files.map(({ checksum }) => checksum)];
	await db`update migrations m set checksum = given.sum
      from unnest(${ids}::text[], ${sums}::text[]) as given (id, sum)
     where m.id = given.id and m.checksum is null`;
}
async function findOwnPid(db) {
	const [row] = await db`select pg_backend_pid() as pid`;
	return row?.pid ?? 0;
}
var findBlockers = (db, pid) => db`
  select pid, application_name as name, host(client_addr) as address, xact_start as since,
         left(regexp_replace(query, '\\s+', ' ', 'g'), 100) as query
    from pg_stat_activity where pid = any(pg_blocking_pids(${pid}))`;
var findOlderProcesses = (db, number) => db`
  select pid, application_name as name, host(client_addr) as address from pg_stat_activity
   where datname = current_database() and application_name ~ '^masthead-(listener|jobs)( \\d+)?$'
     and coalesce(substring(application_name from '\\d+$')::integer, 0) < ${number}
   order by pid`;
async function findIndex(db, name) {
	const [row] = await db`
    select indisvalid as is_valid from pg_index where indexrelid = to_regclass(quote_ident(${name}))`;
	if (!row) return null;
	return row.isValid ? "valid" : "invalid";
}
var findSizes = (db, names) => db`
  select relname as name, greatest(reltuples, 0)::float8 as rows, pg_total_relation_size(oid)::float8 as bytes
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and relname = any(${[...names]}::text[])`;
async function findTableOfIndex(db, index) {
	const [row] = await db`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indrelid
     where i.indexrelid = to_regclass(quote_ident(${index}))`;
	return row?.name ?? null;
}
async function lacksHistory(db) {
	const [row] = await db`
    select exists (
      select from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and c.relname not in (select table_name from history_exempt)
         and (not exists (select from pg_trigger where tgrelid = c.oid and tgname like 'record\\_%')
              or exists (select from pg_attribute
                          where attrelid = c.oid and attname = 'version' and not attisdropped)
                 and not exists (select from pg_trigger where tgrelid = c.oid and tgname = 'touch_record'))
    ) as lacks_history`;
	return row?.lacksHistory ?? false;
}
export { findSizes as a, listApplied as c, recordChecksums as d, tryLock as f, findOwnPid as i, prepareTable as l, findIndex as n, findTableOfIndex as o, findOlderProcesses as r, lacksHistory as s, findBlockers as t, recordApplied as u };
