import { _ as currentPasswordMessages } from "./hooks-BU17EPiZ.js";
import { l as write } from "./client-C1vc5bc5.js";
import { n as badRequest, s as tooMany } from "./errors-CBRqaGOx.js";
import { o as findPasswordHash } from "./viewer-BF3D23RW.js";
import { setTimeout } from "node:timers/promises";
import { hash, verify } from "@node-rs/argon2";
// server/src/platform/access/attempts.queries.ts
var longestSeconds = 20;
async function insertAttempt(db, account, address) {
	await db`select pg_advisory_xact_lock(hashtextextended(concat(${account}::text, ' ', ${address}::text), 0))`;
	await db`delete from sign_in_failures where at < now() - interval '1 day'`;
	const [row] = await db`
    insert into sign_in_failures (account, address, under_way_until)
    values (${account}, ${address}, clock_timestamp() + ${longestSeconds} * interval '1 second') returning id`;
	if (!row) throw new Error("The attempt was not recorded");
	return row.id;
}
var isFailed = (db) => db`(under_way_until is null or under_way_until < now())`;
async function countAttempts(db, id, account, address) {
	const isHere = db`account = ${account} and address = ${address}`;
	const [row] = await db`
    select count(*) filter (where ${isHere} and (id = ${id} or ${isFailed(db)})) as failed,
           count(*) filter (where ${isHere} and (id <= ${id} or ${isFailed(db)})) as of_account,
           count(*) filter (where account = ${account}) as everywhere,
           count(*) filter (where address = ${address} and at > now() - interval '1 minute') as of_address
      from sign_in_failures
     where at > now() - interval '15 minutes' and (account = ${account} or address = ${address})`;
	if (!row) throw new Error("The attempts were not counted");
	return row;
}
async function failAttempt(db, id) {
	await db`update sign_in_failures set under_way_until = null where id = ${id}`;
}
async function deleteAttempt(db, id) {
	await db`delete from sign_in_failures where id = ${id}`;
}
async function clearAttempts(db, id, account, address) {
	await db`
    delete from sign_in_failures
     where account = ${account} and address = ${address} and (id = ${id} or ${isFailed(db)})`;
}
// server/src/platform/access/one-at-a-time.ts
function oneAtATime() {
	const last = new Map();
	return async (key, work) => {
		const before = last.get(key)?.catch(() => {});
		const mine = (async () => {
			await before;
			return work();
		})();
		last.set(key, mine);
		try {
			return await mine;
		} finally {
			if (last.get(key) === mine) last.delete(key);
		}
	};
}
// server/src/platform/access/password.ts
var cost = {
	memoryCost: 19456,
	timeCost: 2,
	parallelism: 1
};
var hashPassword = (password) => hash(password, cost);
var someHash = await hashPassword("no account has this password");
async function verifyPassword(stored, password) {
	return await verify(stored ?? someHash, password) && stored !== null;
}
async function isTooEasy(password, about) {
	return (await import("./password-strength-CxN-Lgdy.js")).isTooEasy(password, about);
}
var oneProofAtATime = oneAtATime();
async function checkCurrentPassword(pool, proof) {
	const refuse = (message) => badRequest({
		path: "currentPassword",
		message
	});
	const stored = await findPasswordHash(pool, proof.userId);
	if (stored === null) throw refuse(currentPasswordMessages.noPassword);
	const account = `person ${proof.userId}`;
	await oneProofAtATime(account, async () => {
		const attempt = await noteAttempt(pool, {
			account,
			address: proof.address
		}, currentPasswordMessages.tooManyGuesses);
		if (await verifyPassword(stored, proof.password)) return deleteAttempt(pool, attempt);
		await failAttempt(pool, attempt);
		throw refuse(currentPasswordMessages.wrongPassword);
	});
}
var borne = {
	ofAccount: 5,
	everywhere: 100,
	ofAddress: 20
};
var lookEveryMs = 50;
async function noteAttempt(pool, attempt, sentence) {
	const { account, address } = attempt;
	const key = account ?? "";
	const id = await write(pool, null, (db) => insertAttempt(db, key, address));
	for (;;) {
		const made = await countAttempts(pool, id, key, address);
		if (account !== null && (made.failed > borne.ofAccount || made.everywhere > borne.everywhere) || made.ofAddress > borne.ofAddress) {
			await deleteAttempt(pool, id);
			throw tooMany(900, sentence);
		}
		if (account === null || made.ofAccount <= borne.ofAccount) return id;
		await setTimeout(lookEveryMs);
	}
}
export { verifyPassword as a, deleteAttempt as c, noteAttempt as i, failAttempt as l, hashPassword as n, oneAtATime as o, isTooEasy as r, clearAttempts as s, checkCurrentPassword as t };
