import { A as number, F as string, O as literal, j as object, y as _enum } from "./schemas-Jv2eCdm5.js";
import { n as datetime } from "./iso-CA9qDQf6.js";
import { t as endpoint } from "./endpoint-D3IN7Uet.js";
// shared/src/platform/health/health.endpoints.ts
var healthMessages = {
	noWorker: "No worker is running. Imports, emails and other jobs wait until one starts.",
	stopping: "This server is stopping.",
	databaseAway: "The database can\u2019t be reached.",
	databaseSlow: "The database doesn\u2019t respond.",
	unknown: "Unknown until the database responds.",
	migrationMissing: (id) => `The database lacks the migration ${id}.`,
	jobsSlow: "The job queue doesn\u2019t respond.",
	jobsAway: "The job queue can\u2019t be reached.",
	storageSlow: "The storage of pictures and files doesn\u2019t respond.",
	storageAway: (why) => `The storage of pictures and files can\u2019t be used: ${why}.`,
	diskFull: "The disk of pictures and files is full.",
	movingData: (what, percent) => `Moving data: ${what}, ${percent} %.`
};
var healthEndpoints = {
	live: endpoint({
		method: "GET",
		path: "/api/health/live",
		summary: "Returns 200 while this server process responds. It asks nothing of the database.",
		access: "public",
		shows: [],
		reply: object({ status: literal("ok") })
	}),
	ready: endpoint({
		method: "GET",
		path: "/api/health/ready",
		summary: "Returns 200 when a proxy may send requests to this server, 503 when it may not, with the state of each part. Exempt from the rate limit.",
		access: "public",
		shows: [],
		reply: object({
			status: _enum(["ok", "not ready"]),
			server: string(),
			database: string(),
			schema: string(),
			jobs: string(),
			storage: string()
		})
	}),
	check: endpoint({
		method: "GET",
		path: "/api/health",
		summary: "Returns 200 when Masthead is ready to serve, 503 while its database is unavailable.",
		access: "public",
		shows: [],
		reply: object({
			status: literal("ok"),
			strays: number(),
			sending: string(),
			jobs: string(),
			lastBackup: datetime().nullable(),
			data: string()
		})
	})
};
export { healthMessages as n, healthEndpoints as t };
