import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { healthEndpoints } from '@masthead/shared/platform/health/health.endpoints.ts';

/** How often each server is asked whether it is ready, in ms. */
const askEveryMs = 250;

/** Whether a server says that it is ready. */
async function isReady(port: number): Promise<boolean> {
  const url = `http://127.0.0.1:${port}${healthEndpoints.ready.path}`;
  const answer = await fetch(url, { headers: { connection: 'close' } }).catch(() => null);
  await answer?.text();
  return answer?.status === 200;
}

/** Passes a request on, once; a failure is a 502. */
function pass(asked: IncomingMessage, reply: ServerResponse, port: number, agent: Agent): void {
  const { method, url: path, headers } = asked;
  const { connection: _, ...passed } = headers;
  const passing = request(
    { host: '127.0.0.1', port, method, path, headers: passed, agent },
    (answer) => {
      const { connection: __, 'keep-alive': ___, ...told } = answer.headers;
      reply.writeHead(answer.statusCode ?? 502, told);
      answer.pipe(reply);
      answer.on('error', () => reply.destroy());
    },
  );
  passing.on('error', (error) => {
    if (reply.headersSent) reply.destroy();
    else reply.writeHead(502).end(String(error));
  });
  asked.pipe(passing);
}

function passSocket({ method, url, rawHeaders }: IncomingMessage, client: Duplex, port: number) {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let at = 0; at < rawHeaders.length; at += 2)
    lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  const server = connect(port, '127.0.0.1');
  server.write(`${lines.join('\r\n')}\r\n\r\n`);
  server.pipe(client).pipe(server);
  for (const end of [server, client])
    end.on('error', () => {
      server.destroy();
      client.destroy();
    });
}

/** The least that a proxy can do: it takes servers that say they are ready in turn, and never tries anything twice. */
export async function startHeedfulProxy(_program: string, ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true, timeout: 60_000 });
  let ready = [...ports];
  let turn = 0;
  const nextPort = () => {
    turn += 1;
    return ready[turn % ready.length] ?? 0;
  };
  const look = async () => {
    const states = await Promise.all(ports.map(isReady));
    ready = ports.filter((_, at) => states[at]);
  };
  const timer = setInterval(() => void look(), askEveryMs);
  const proxy = createServer((asked, reply) => pass(asked, reply, nextPort(), agent));
  proxy.on('upgrade', (asked, client) => passSocket(asked, client, nextPort()));
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async end() {
      clearInterval(timer);
      proxy.closeAllConnections();
      proxy.close();
      agent.destroy();
    },
  };
}
