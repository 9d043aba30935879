import type { Config } from './config.ts';
import { checkDatabase } from './db/check-database.ts';
import { checkDataFolder } from './embedded-postgres/supervisor.ts';
import { checkPort } from './http/node-server.ts';

/** Refuses a port, a database or a data folder that cannot be used, by the setting's name. */
export async function checkPlaces(config: Config): Promise<void> {
  const { role, host, port, databaseUrl, dataFolder } = config;
  if (role !== 'worker') await checkPort(host, port);
  if (databaseUrl) await checkDatabase(databaseUrl);
  else await checkDataFolder(`${dataFolder}/postgres`);
}
