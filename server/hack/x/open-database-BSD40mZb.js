import { n as startEmbeddedPostgres } from "./supervisor-0nltYWDW.js";
// server/src/open-database.ts
async function openDatabase(config, log) {
	const { databaseUrl, databaseDirectUrl, dataFolder } = config;
	if (databaseUrl) return {
		connection: databaseUrl,
		direct: databaseDirectUrl ?? databaseUrl,
		stop: async () => {}
	};
	const embedded = await startEmbeddedPostgres({
		folder: `${dataFolder}/postgres`,
		log
	});
	return {
		...embedded,
		direct: embedded.connection
	};
}
export { openDatabase as t };
