import { t as checkDatabase } from "./check-database-Cin_qUDO.js";
import { t as checkDataFolder } from "./supervisor-0nltYWDW.js";
import { t as checkPort } from "./node-server-B4JdHpTK.js";
// server/src/check-places.ts
async function checkPlaces(config) {
	const { role, host, port, databaseUrl, databaseDirectUrl, dataFolder } = config;
	if (role !== "worker") await checkPort(host, port);
	if (databaseUrl) await checkDatabase(databaseUrl, databaseDirectUrl);
	else await checkDataFolder(`${dataFolder}/postgres`);
}
export { checkPlaces as t };
