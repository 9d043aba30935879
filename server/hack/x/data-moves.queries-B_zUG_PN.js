// server/src/platform/db/data-moves.queries.ts
var beginMove = (db, { id, what }, end) => db`
  insert into data_moves (id, what, end_key) values (${id}, ${what}, ${end}) on conflict do nothing`;
async function holdMove(db, id) {
	const [row] = await db`
    select last_key::float8 as last_key from data_moves where id = ${id} and done_at is null for update`;
	return row?.lastKey ?? null;
}
var noteMove = (db, id, lastKey) => db`update data_moves set last_key = ${lastKey} where id = ${id}`;
var endMove = (db, id) => db`update data_moves set done_at = now() where id = ${id}`;
var listDataMoves = (db) => db`
  select what, (100 * least(last_key::float8 / greatest(end_key, 1), 1))::int as percent
    from data_moves where done_at is null order by begun_at`;
export { noteMove as a, listDataMoves as i, endMove as n, holdMove as r, beginMove as t };
