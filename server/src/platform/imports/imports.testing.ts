import type { StreamedUploadEndpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import { importEndpoints } from '@masthead/shared/platform/imports/import.endpoints.ts';
import type { ImportRun, RunChoices } from '@masthead/shared/platform/imports/import.ts';
import type { SentFile, TestClient, TestServer } from '../../../test/server.ts';
import { importKinds } from '../../import-kinds.ts';
import type { ImportKinds } from './import-kind.ts';
import { workOnImport } from './work-on-import.ts';

/** Does what the job of an import does. */
export const work = ({ pool }: Pick<TestServer, 'pool'>, id: number): Promise<void> =>
  workOnImport({ pool, kinds: importKinds }, id);

/** Works on an import in a server that stops after so many batches of rows. */
export async function workAndStop(
  { pool }: Pick<TestServer, 'pool'>,
  id: number,
  batches: number,
): Promise<void> {
  let taken = 0;
  const counted = (kind: ImportKinds['feed']): ImportKinds['feed'] => ({
    ...kind,
    open(task) {
      const walk = kind.open(task);
      return {
        take(...batch) {
          taken += 1;
          return walk.take(...batch);
        },
      };
    },
  });
  const { listings, subscribers, feed } = importKinds;
  const kinds = {
    listings: counted(listings),
    subscribers: counted(subscribers),
    feed: counted(feed),
  };
  await workOnImport({ pool, kinds, isStopping: () => taken >= batches }, id).catch(() => {});
}

export const report = async (client: TestClient, id: number): Promise<ImportRun> =>
  (await client.call(importEndpoints.get, { params: { id } })).body;

/** Sends a file and lets it be checked; answers the refusal of the request, or the report. */
export async function check(
  server: TestServer,
  client: TestClient,
  endpoint: StreamedUploadEndpoint,
  sent: SentFile,
) {
  const { status, error, body } = await client.upload(endpoint, sent);
  const started = body as ImportRun;
  if (status !== 200) return { status, error, body: started };
  await work(server, started.id);
  return { status, error, body: await report(client, started.id) };
}

/** Starts a checked import and lets it end. */
export async function run(
  server: TestServer,
  client: TestClient,
  id: number,
  body: Partial<RunChoices> = {},
) {
  const { status, error } = await client.call(importEndpoints.run, { params: { id }, body });
  if (status === 200) await work(server, id);
  return { status, error, body: await report(client, id) };
}

/** Undoes an import. */
export async function undo(server: TestServer, client: TestClient, id: number) {
  const { status, error } = await client.call(importEndpoints.undo, { params: { id } });
  if (status === 200) await work(server, id);
  return { status, error, body: await report(client, id) };
}

/** All of it: the file is checked and imported. */
export async function importWhole(
  server: TestServer,
  client: TestClient,
  endpoint: StreamedUploadEndpoint,
  sent: SentFile,
): Promise<ImportRun> {
  const checked = await check(server, client, endpoint, sent);
  return (await run(server, client, checked.body.id)).body;
}
