import { c as reach, h as Client } from "./client-C1vc5bc5.js";
import { randomUUID } from "node:crypto";
// server/src/platform/db/check-database.ts
var oldestVersion = 15;
var patienceMs = 5e3;
var reasons = {
	"3D000": "the database does not exist",
	"28P01": "the user or the password is wrong",
	"28000": "the user or the password is wrong",
	ECONNREFUSED: "nothing is listening at that address",
	ENOENT: "nothing is listening at that address",
	ENOTFOUND: "the server name cannot be resolved",
	EAI_AGAIN: "the server name cannot be resolved",
	CONNECT_TIMEOUT: "nothing is listening at that address"
};
var poolerNeeds = "Masthead needs PgBouncer 1.21 or newer with pool_mode = transaction and max_prepared_statements above 0";
async function look(client) {
	const name = `check_${randomUUID()}`;
	const text = `select current_setting('server_version_num')::int / 10000 as version, current_user::text as "user",
    (select oid from pg_database where datname = current_database()) as oid, pg_is_in_recovery() as "isStandby",
    pg_backend_pid() as pid, exists (select from pg_prepared_statements where name = $1) as "isVerbatim"`;
	try {
		await client.query("begin");
		const { rows } = await client.query({
			name,
			text,
			values: [name]
		});
		const { oid, pid, isVerbatim, ...place } = rows[0];
		await client.query("commit");
		const cluster = await client.query("select system_identifier from pg_control_system()").then(({ rows: [row] }) => row.system_identifier).catch(() => "unknown");
		const isPooled = client.processID !== pid;
		return {
			...place,
			database: `${cluster} ${oid}`,
			isPooled,
			isPrepared: !isVerbatim
		};
	} catch (error) {
		if (/statement pooling mode/.test(error.message)) throw new Error(poolerNeeds);
		throw error;
	}
}
async function check(setting, address) {
	const client = new Client({
		...reach(address),
		application_name: "masthead-check",
		connectionTimeoutMillis: patienceMs
	});
	client.on("error", () => {});
	try {
		await client.connect();
		const place = await look(client);
		if (place.version < oldestVersion) throw new Error(`it is PostgreSQL ${place.version}, but ${oldestVersion} or newer is required`);
		if (place.isStandby) throw new Error("it is a standby, which only answers reads");
		return place;
	} catch (cause) {
		const { code = "", message } = cause;
		throw new Error(`${setting} cannot be used: ${reasons[code] ?? message}.`, { cause });
	} finally {
		await client.end().catch(() => {});
	}
}
async function checkDatabase(address, directAddress) {
	const place = await check("DATABASE_URL", address);
	if (!directAddress) {
		if (place.isPooled) throw new Error("DATABASE_URL leads to a pooler such as PgBouncer. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, which migrations, notifications and jobs require.");
		return;
	}
	if (place.isPooled && !place.isPrepared) throw new Error(`DATABASE_URL cannot be used: the pooler does not track prepared statements. ${poolerNeeds}.`);
	const direct = await check("DATABASE_DIRECT_URL", directAddress);
	if (direct.isPooled) throw new Error("DATABASE_DIRECT_URL leads to a pooler such as PgBouncer. Set it to the address of PostgreSQL itself.");
	for (const part of ["database", "user"]) if (direct[part] !== place[part]) throw new Error(`DATABASE_DIRECT_URL and DATABASE_URL lead to different ${part}s.`);
}
export { checkDatabase as t };
