import { setTimeout as wait } from 'node:timers/promises';
import { password, username, type World } from './outage-world.ts';

/** A reply later than this counts as none, in ms. */
const patienceMs = 30_000;

/** What people do. */
export type Deed = 'save' | 'read' | 'sign in' | 'upload';
const deeds: readonly Deed[] = ['save', 'read', 'sign in', 'upload'];

interface Reply {
  status: number;
  body: Record<string, unknown>;
}

const sentenceOf = ({ message }: Reply['body']) => String((message as string[] | undefined)?.[0]);

/** Why a reply is one that nobody should get, or null. */
function whyWrong(
  { status, body }: Reply,
  { isLate, retryAfter }: { isLate: boolean; retryAfter: string | null },
) {
  if (status === 0) return isLate ? `no reply in ${patienceMs} ms` : null;
  const isRefusal = status === 507 || (status === 503 && retryAfter !== null);
  return status < 400 || status === 409 || isRefusal ? null : `${status} ${sentenceOf(body)}`;
}

/** Measures how long each deed takes to work again on each server. */
function openRecovery(servers: number) {
  let healedAt = Infinity;
  const goodAfter = new Map<string, number>();
  const keys = Array.from({ length: servers }, (_, server) =>
    deeds.map((deed) => `${deed} on ${server}`),
  ).flat();
  const missing = () => keys.filter((key) => !goodAfter.has(key));
  return {
    noteHealed() {
      goodAfter.clear();
      healedAt = performance.now();
    },
    noteGood(deed: Deed, server: number, began: number) {
      const key = `${deed} on ${server}`;
      if (began >= healedAt && !goodAfter.has(key))
        goodAfter.set(key, performance.now() - healedAt);
    },
    async untilGood(mostMs: number) {
      while (missing().length > 0 && performance.now() < healedAt + mostMs) await wait(50);
      return { ms: Math.max(...goodAfter.values()), missing: missing() };
    },
  };
}

/** Someone who asks both servers, and writes down each reply. */
export function openClient({ servers }: World) {
  /** Replies by status; 0 is none. */
  const replies = new Map<number, number>();
  /** Replies that nobody should get. */
  const wrong = new Set<string>();
  /** What 503 and 507 said. */
  const refusals = new Set<string>();
  /** The longest wait for a reply, in ms. */
  const longest = new Map<Deed, number>();
  const tokens: (string | undefined)[] = [];
  const recovery = openRecovery(servers.length);

  async function ask(deed: Deed, server: number, path: string, sent: RequestInit = {}) {
    const began = performance.now();
    const headers = new Headers(
      tokens[server] ? { authorization: `Bearer ${tokens[server]}` } : {},
    );
    if (typeof sent.body === 'string') headers.set('content-type', 'application/json');
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(`${servers[server]?.address}${path}`, { ...sent, headers, signal })
      .then(async (response) => ({ response, body: (await response.json()) as Reply['body'] }))
      .catch(() => null);
    const ms = performance.now() - began;
    const reply: Reply = { status: answer?.response.status ?? 0, body: answer?.body ?? {} };
    note(deed, reply, ms, answer?.response.headers.get('retry-after') ?? null);
    if (reply.status === 200) recovery.noteGood(deed, server, began);
    return reply;
  }

  function note(deed: Deed, reply: Reply, ms: number, retryAfter: string | null) {
    longest.set(deed, Math.max(longest.get(deed) ?? 0, ms));
    replies.set(reply.status, (replies.get(reply.status) ?? 0) + 1);
    const why = whyWrong(reply, { isLate: ms >= patienceMs, retryAfter });
    if (why) wrong.add(`${deed}: ${why}`);
    if (!why && reply.status >= 500)
      refusals.add(`${deed}: ${reply.status} ${sentenceOf(reply.body)}`);
  }

  return {
    replies,
    wrong,
    refusals,
    longest,
    ask,
    isSignedIn: (server: number) => tokens[server] !== undefined,
    async signIn(server: number) {
      const body = JSON.stringify({ username, password });
      const reply = await ask('sign in', server, '/api/auth/login', { method: 'POST', body });
      if (reply.status === 200) tokens[server] = String(reply.body.access_token);
    },
    /** From now on all should work. */
    noteHealed: () => recovery.noteHealed(),
    /** Waits until all has worked again, and answers after how many ms it did. */
    async untilGood(mostMs: number): Promise<number> {
      const { ms, missing } = await recovery.untilGood(mostMs);
      for (const one of missing) wrong.add(`${one} did not work again in ${mostMs} ms`);
      return ms;
    },
  };
}

export type OutageClient = ReturnType<typeof openClient>;
