import { Socket } from 'node:net';
import { clientOf, type TestClient, type TestServer } from '../../../test/server.ts';
import { buildApp } from '../../app.ts';
import { builtInProvider } from '../../email/mailings/built-in-provider.ts';
import { outboxTransport } from '../../email/outbox/outbox-transport.ts';
import { openPool } from '../db/client.ts';

/** An app whose connections can break when the database has answered a commit: it is done, and nobody hears of it. */
export interface CutApp {
  /** From now on commits are counted, and the answer to this one is lost: 1 is the next, 0 none. */
  cutCommit(nth: number): void;
  /** No more are cut; answers how many there were, and whether one was cut. */
  mend(): { commits: number; isLost: boolean };
  /** A client signed in with a token, whose requests all carry this Idempotency-Key. */
  as(token: string, key?: string): TestClient;
  close(): Promise<void>;
}

/** What PostgreSQL answers a commit that it has done. */
const committed = 'COMMIT\0';

export async function openCutApp(server: TestServer): Promise<CutApp> {
  let cut = 0;
  let commits = 0;
  const stream = () => {
    const socket = new Socket();
    const tell = socket.emit.bind(socket);
    socket.emit = ((event: string, ...rest: never[]) => {
      const isCommit = event === 'data' && Buffer.from(rest[0] as never).includes(committed);
      if (isCommit) commits += 1;
      return isCommit && commits === cut ? socket.destroy() !== undefined : tell(event, ...rest);
    }) as typeof socket.emit;
    return socket;
  };
  // Why so many: a connection that broke waits a moment before it is made again, and another is taken.
  const pool = openPool({ ...server.connection, stream }, { max: 20 });
  const { jobs, links, config } = server.app;
  const { publicUrl } = config;
  const transport = outboxTransport(pool);
  const mail = builtInProvider({ pool, jobs, transport, links, publicUrl, mailFrom: null });
  const app = await buildApp({ ...server.app, pool, mail });
  await app.http.ready();
  return {
    cutCommit(nth) {
      [cut, commits] = [nth, 0];
    },
    mend() {
      const isLost = cut > 0 && commits >= cut;
      cut = 0;
      return { commits, isLost };
    },
    as: (token, key) => clientOf(app, token, key ? { 'idempotency-key': key } : {}),
    async close() {
      await app.http.close();
      await pool.end({ timeout: 1 });
    },
  };
}
