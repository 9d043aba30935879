import { findPrograms } from './binaries.ts';
import { openCluster, refuseOtherVersion } from './cluster.ts';
import { APP_ROLE } from './connect.ts';
import { openDataFolder, sweep } from './data-folder.ts';
import { createKeeper } from './keeper.ts';
import { chooseTools, type Tools } from './run-as.ts';
import { chooseAddress, type Server } from './server-process.ts';

export interface EmbeddedPostgres {
  /** For `postgres({ ...connection })` and for pg: `host` is the folder of the socket. */
  connection: { host: string; port: number; user: string; password: string; database: string };
  /** Leaves the server running if another process still uses it; otherwise a fast, clean shutdown. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  folder: string;
  log?: (line: string) => void;
  database?: string;
}

export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { log = () => {}, database = 'masthead' } = options;
  const server = await openServer(options.folder, database, log);
  const keeper = createKeeper(server, log);
  try {
    await keeper.start();
  } catch (error) {
    await keeper.stop();
    throw error;
  }
  const { host, port } = server.address;
  const { password } = server.cluster;
  return { connection: { host, port, user: APP_ROLE, password, database }, stop: keeper.stop };
}

/** Folders that were checked and not yet started on. Why: what opens one runs a program, and a start needs it once. */
const checked = new Map<string, Tools>();

/** Refuses a data folder that the PostgreSQL that comes along cannot use. */
export async function checkDataFolder(wantedFolder: string): Promise<void> {
  const tools = await openFolder(wantedFolder);
  await refuseOtherVersion(tools);
  checked.set(wantedFolder, tools);
}

async function openFolder(wantedFolder: string): Promise<Tools> {
  const unclaimed = await openDataFolder(wantedFolder);
  return chooseTools(unclaimed, await findPrograms(unclaimed));
}

async function openServer(
  wantedFolder: string,
  database: string,
  log: (line: string) => void,
): Promise<Server> {
  const tools = checked.get(wantedFolder) ?? (await openFolder(wantedFolder));
  checked.delete(wantedFolder);
  await sweep(tools.folder);
  const cluster = await openCluster(tools, log);
  return { tools, cluster, address: await chooseAddress(tools.folder), database };
}
