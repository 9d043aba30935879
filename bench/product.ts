import { hashToken, newToken } from '@masthead/server/access/seal.ts';
import { insertSession } from '../server/src/access/session.queries.ts';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import type { Connection, Pool } from '../server/src/db/client.ts';
import { mailLinks } from '../server/src/mailings/mail-links.ts';
import type { Address } from './serving.ts';

/** What every server under measurement is told: where its database is, and what it shall be. */
export interface Order {
  kind: 'product' | 'bare';
  connection: Exclude<Connection, string>;
}

/** The product on a free port, with a session of its first person where it has people. */
export async function startProduct(pool: Pool, env: Record<string, string> = {}): Promise<Address> {
  const config = { ...readConfig(env), requestsPerMinute: 1_000_000_000 };
  const links = mailLinks(config.publicUrl, 'bench');
  const parts = {
    // Nobody works on them: what is planned is measured where it runs.
    jobs: { plan: async () => {} },
    mail: {} as never,
    mailchimp: {} as never,
    links,
    signingKey: 'bench',
  };
  const app = await buildApp({ config, pool, ...parts });
  const [user] = await pool<{ id: number }[]>`select id from users order by id limit 1`;
  const token = user ? newToken() : '';
  if (user)
    await insertSession(pool, {
      tokenHash: hashToken(token),
      userId: user.id,
      userAgent: null,
      absoluteDays: 1,
    });
  return { address: await app.http.listen({ host: '127.0.0.1', port: 0 }), token };
}

/** The other end of `serve`: starts what is ordered, then answers what it has used so far. */
export function onOrder<O>(start: (order: O) => Promise<Address>): void {
  const answer = async (order: O) => {
    const started = await start(order);
    process.on('message', () =>
      process.send?.({ ...process.cpuUsage(), ...process.memoryUsage() }),
    );
    process.send?.(started);
  };
  process.once('message', (order: O) => void answer(order));
}
