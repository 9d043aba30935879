import { t as checkPlaces } from "./check-places-C0en11-H.js";
import { t as openDatabase } from "./open-database-BSD40mZb.js";
import { r as isRelease } from "./server-build-C911Wets.js";
import { s as openPool } from "./client-C1vc5bc5.js";
import { i as repairOf, n as compareSchema } from "./compare-schema-Dzcrj-9C.js";
import { t as callOf } from "./call-of-GVoey_Xz.js";
import { t as readConfig } from "./config-CmIoVfyK.js";
// server/src/schema.ts
var help = `Usage: ${callOf("schema")}

Compares the database with what the migrations of this version made, and prints the SQL that repairs what is missing
or has changed. Run it as the owner of the database:
  ${isRelease ? "masthead" : "npm run --silent"} schema | psql "$DATABASE_URL"

Exit codes: 0 nothing is missing, 1 something is.`;
async function main() {
	const config = readConfig(process.env);
	await checkPlaces({
		...config,
		role: "worker"
	});
	const database = await openDatabase(config, () => {});
	const pool = openPool(database.direct, {
		max: 1,
		name: "masthead-schema"
	});
	try {
		const differences = await compareSchema(pool);
		if (!differences) throw new Error("The database has the schema of another version of Masthead.");
		for (const one of differences) console.log(repairOf(one));
		return differences.length;
	} finally {
		await pool.end({ timeout: 1 });
		await database.stop();
	}
}
if (process.argv.slice(2).some((word) => word === "-h" || word === "--help")) console.log(help);
else try {
	process.exitCode = await main() > 0 ? 1 : 0;
} catch (error) {
	console.error(error.message);
	process.exitCode = 1;
}
export {};
