import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const reasons: Record<string, string> = {
  EADDRINUSE: 'PORT {port} is taken by another program. Set PORT to a free one.',
  EACCES: 'PORT {port} may not be used by this user. Set PORT to one above 1023.',
  EADDRNOTAVAIL: 'HOST {host} is not an address of this computer.',
  ENOTFOUND: 'HOST {host} is not an address of this computer.',
};

/** Somebody who is just leaving (a product that is started again) may hold the port for a moment. */
const patience = { tries: 4, pauseMs: 150 };

async function tryPort(host: string, port: number): Promise<string | null> {
  const server = createServer().listen({ host, port });
  try {
    await once(server, 'listening');
    server.close();
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

/** Refuses a port that cannot be listened on, by the setting's name and before anything else is done. */
export async function checkPort(host: string, port: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const code = await tryPort(host, port);
    if (code === null) return;
    if (code !== 'EADDRINUSE' || tries === patience.tries) {
      const sentence = reasons[code] ?? `PORT {port} of HOST {host} cannot be used (${code}).`;
      throw new Error(sentence.replace('{port}', String(port)).replace('{host}', host));
    }
    await sleep(patience.pauseMs);
  }
}
