import { n as fillDemo } from "./demo-data-DWOuJCz6.js";
import { n as hashPassword } from "./password-C8uurIf_.js";
import { l as write, s as openPool } from "./client-C1vc5bc5.js";
import { randomBytes } from "node:crypto";
// server/src/platform/db/first-start.queries.ts
async function hasPeople(db) {
	const [row] = await db`select exists (select from users) as has_people`;
	return row?.hasPeople ?? false;
}
// server/src/new-database.ts
var lock = 7231965;
async function firstAdmin(db, config) {
	const made = config.adminPassword ? null : randomBytes(12).toString("base64url");
	const hash = await hashPassword(config.adminPassword ?? made ?? "");
	await db`with organization as (
      insert into organizations (name, is_owner) values (${config.publisher.name}, true) returning id),
    person as (
      insert into users (username, email, name, organization_id, password_hash)
      select 'admin', 'admin@localhost', 'Admin', id, ${hash} from organization returning id)
    insert into user_roles (user_id, name) select id, 'admin' from person`;
	return { adminPassword: made };
}
async function fillNewDatabase(connection, config, log) {
	const pool = openPool(connection, {
		max: 1,
		name: "masthead-fill",
		hasLimits: false
	});
	try {
		if (await hasPeople(pool)) return null;
		return await write(pool, null, async (db) => {
			await db`select pg_advisory_xact_lock(${lock})`;
			if (await hasPeople(db)) return null;
			if (!config.wantsDemo) return firstAdmin(db, config);
			log("Filling the new database with the demo data \u2026");
			await fillDemo(db, config, new Date());
			return { adminPassword: null };
		});
	} finally {
		await pool.end({ timeout: 5 });
	}
}
export { fillNewDatabase as t };
