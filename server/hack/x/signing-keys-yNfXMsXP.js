import { i as unseal, r as seal } from "./seal-DN7iooCk.js";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { setTimeout } from "node:timers/promises";
// server/src/platform/db/secrets.queries.ts
var newSecret = () => randomBytes(32).toString("base64url");
async function sharedSecret(db, id) {
	await db`insert into secrets (id, value) values (${id}, ${newSecret()})
    on conflict (id) do nothing`;
	const [row] = await db`select value from secrets where id = ${id}`;
	if (!row) throw new Error(`The secret ${id} could not be saved`);
	return row.value;
}
async function listSigningKeys(db) {
	return db`
    select coalesce(substring(id from '^signing-(\\d+)$')::integer, 1) as number, value, signs_from,
           (extract(epoch from signs_from - clock_timestamp()) * 1000)::float8 as signs_in_ms
      from secrets where id ~ '^signing(-\\d+)?$' and revoked_at is null
     order by signs_from, 1`;
}
async function addSigningKey(db, afterSeconds) {
	const [row] = await db`
    insert into secrets (id, value, signs_from)
    select 'signing-' || count(*) + 1, ${newSecret()}, clock_timestamp() + make_interval(secs => ${afterSeconds})
      from secrets where id ~ '^signing(-\\d+)?$'
    returning substring(id from '\\d+$')::integer as number`;
	if (!row) throw new Error("The key could not be saved");
	return row.number;
}
async function revokeSigningKey(db, number) {
	const id = number === 1 ? "signing" : `signing-${number}`;
	await db`update secrets set revoked_at = now(), value = ${newSecret()} where id = ${id}`;
}
// server/src/platform/access/signing-keys.ts
var leewayMs = 3e5;
var signWith = (key, text, { length, encoding = "base64url" }) => createHmac("sha256", key.value).update(text).digest(encoding).slice(0, length);
function signingKeys(known, now = () => performance.now()) {
	const current = () => {
		const keys = known();
		const key = keys.findLast(({ signsAt }) => signsAt <= now()) ?? keys[0];
		if (!key) throw new Error("There is no key to sign with");
		return key;
	};
	const readable = (livesMs) => known().filter((_, at, keys) => {
		return (keys[at + 1]?.signsAt ?? Number.POSITIVE_INFINITY) + livesMs + leewayMs > now();
	});
	return {
		sign: (text, how) => signWith(current(), text, how),
		isSigned(text, given, how) {
			const bytes = Buffer.from(given);
			let isRight = false;
			for (const key of readable(how.livesMs ?? Number.POSITIVE_INFINITY)) {
				const right = Buffer.from(signWith(key, text, how));
				if (right.length === bytes.length && timingSafeEqual(right, bytes)) isRight = true;
			}
			return isRight;
		},
		current: () => current().number,
		signAs(number, text, how) {
			const key = known().find((each) => each.number === number);
			return key ? signWith(key, text, how) : null;
		},
		seal: (purpose, text) => seal(current().value, purpose, text),
		unseal(purpose, sealed) {
			return known().map((key) => unseal(key.value, purpose, sealed)).find((text) => text !== null) ?? null;
		}
	};
}
var everyMs = 2e4;
var retryMs = 2e3;
async function openSigningKeys(pool, pauses = {
	everyMs,
	retryMs
}) {
	const load = async () => {
		const stored = await listSigningKeys(pool);
		const at = performance.now();
		return stored.map(({ number, value, signsInMs }) => ({
			number,
			value,
			signsAt: at + signsInMs
		}));
	};
	await sharedSecret(pool, "signing");
	let known = await load();
	const closing = new AbortController();
	const follow = async () => {
		let pause = pauses.everyMs;
		while (!closing.signal.aborted) {
			await setTimeout(pause, void 0, {
				signal: closing.signal,
				ref: false
			}).catch(() => {});
			if (closing.signal.aborted) return;
			try {
				known = await load();
				pause = pauses.everyMs;
			} catch {
				pause = pauses.retryMs;
			}
		}
	};
	follow();
	return {
		keys: signingKeys(() => known),
		close: () => closing.abort()
	};
}
export { revokeSigningKey as a, listSigningKeys as i, signingKeys as n, addSigningKey as r, openSigningKeys as t };
