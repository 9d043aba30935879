// server/src/people/sign-in/auth.queries.ts
async function findAccount(db, username) {
	const [row] = await db`
    select n.name, u.id, u.password_hash, u.is_disabled
      from (select lower(${username}::text) as name) n
      left join users u on lower(u.username) = n.name or lower(u.email) = n.name
     order by (lower(u.username) = n.name) desc nulls last limit 1`;
	const { name = "", id = null, passwordHash = null, isDisabled } = row ?? {};
	if (id === null) return {
		key: `name ${name}`,
		found: null
	};
	return {
		key: `account ${id}`,
		found: {
			id,
			passwordHash,
			isDisabled: isDisabled === true
		}
	};
}
async function findEnabledByEmail(db, email) {
	const [row] = await db`
    select id from users where lower(email) = lower(${email}) and not is_disabled`;
	return row?.id ?? null;
}
async function countResetRequest(db, address) {
	await db`delete from password_reset_requests where at < now() - interval '1 day'`;
	await db`insert into password_reset_requests (address) values (${address})`;
	const [row] = await db`
    select count(*) as n from password_reset_requests
     where address = ${address} and at > now() - interval '15 minutes'`;
	return row?.n ?? 0;
}
async function findAddressee(db, userId) {
	const [row] = await db`
    select id, name, username, email, password_hash is null as is_new from users where id = ${userId} and not is_disabled`;
	return row ?? null;
}
async function lockAddressee(db, userId) {
	await db`select id from users where id = ${userId} for update`;
	return findAddressee(db, userId);
}
async function countResets(db, userId) {
	const [row] = await db`
    select count(*) as n from password_resets
     where user_id = ${userId} and created_at > now() - interval '1 hour'`;
	return row?.n ?? 0;
}
async function insertReset(db, reset) {
	await db`update password_resets set ended_at = now()
            where user_id = ${reset.userId} and used_at is null and ended_at is null`;
	const [row] = await db`
    insert into password_resets (user_id, token_hash, expires_at)
    values (${reset.userId}, ${reset.tokenHash}, now() + ${reset.minutes} * interval '1 minute')
    returning id`;
	if (!row) throw new Error("The reset was not saved");
	return row.id;
}
async function deleteReset(db, id) {
	await db`delete from password_resets where id = ${id}`;
}
var isGood = (db, tokenHash, username) => db`
  r.token_hash = ${tokenHash} and r.used_at is null and r.ended_at is null and r.expires_at > now()
  and u.id = r.user_id and not u.is_disabled
  and (lower(u.email) = lower(${username}) or lower(u.username) = lower(${username}))`;
async function findResetOwner(db, tokenHash, username) {
	const [row] = await db`
    select u.id, u.name, u.username, u.email, u.password_hash is null as is_new from password_resets r, users u
     where ${isGood(db, tokenHash, username)}`;
	return row ?? null;
}
async function useReset(db, tokenHash, username) {
	return (await db`
    update password_resets r set used_at = now() from users u
     where ${isGood(db, tokenHash, username)} returning r.id`).length > 0;
}
async function insertOpenIdSignIn(db, begun) {
	await db`delete from open_id_sign_ins where expires_at < now()`;
	await db`insert into open_id_sign_ins (state_hash, browser_hash, expires_at)
    values (${begun.stateHash}, ${begun.browserHash}, now() + interval '10 minutes')`;
}
async function useOpenIdSignIn(db, begun) {
	return (await db`
    delete from open_id_sign_ins
     where state_hash = ${begun.stateHash} and browser_hash = ${begun.browserHash} and expires_at > now()
     returning id`).length > 0;
}
export { findAddressee as a, insertOpenIdSignIn as c, useOpenIdSignIn as d, useReset as f, findAccount as i, insertReset as l, countResets as n, findEnabledByEmail as o, deleteReset as r, findResetOwner as s, countResetRequest as t, lockAddressee as u };
