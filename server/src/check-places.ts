import { checkDatabase } from './platform/db/check-database.ts';
import { checkDataFolder } from './platform/embedded-postgres/supervisor.ts';
import { checkPort } from './platform/http/node-server.ts';
import type { Config } from './platform/process/config.ts';

/** Refuses a port, a database or a data folder that cannot be used, by the setting's name. */
export async function checkPlaces(config: Config): Promise<void> {
  const { role, host, port, databaseUrl, databaseDirectUrl, dataFolder } = config;
  if (role !== 'worker') await checkPort(host, port);
  if (databaseUrl) await checkDatabase(databaseUrl, databaseDirectUrl);
  else await checkDataFolder(`${dataFolder}/postgres`);
}
