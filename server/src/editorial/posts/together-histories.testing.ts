import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import type { TestClient } from '../../../test/server.ts';
import { contentSent, openWindow } from './together.testing.ts';

/** A number from 0 to 1, the same ones for the same seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A place in a text that splits no word. */
function placeIn(text: string, chance: number): number {
  const places = [
    0,
    text.length,
    ...[...text].flatMap((letter, at) => (letter === ' ' ? [at] : [])),
  ];
  return places[Math.floor(chance * places.length)] ?? 0;
}

const wordsOf = (text: string): string[] => text.match(/w\d+x\d+/g) ?? [];

type Writing = ReturnType<typeof openWindow>;

/** A window, and the words that it wrote or took away and did not send. */
interface Seat {
  window: Writing;
  unsent: string[];
  taken: string[];
  by: TestClient;
}

interface History {
  /** The texts of all windows and of the post at the end. */
  texts: string[];
  /** Words that the server acknowledged and nobody took away knowingly, and that no window and no revision has. */
  lost: string[];
  acknowledged: number;
  statuses: Record<string, number>;
}

/** One history while it runs. */
interface Run {
  id: number;
  seed: number;
  random: () => number;
  pick: <T>(from: readonly T[]) => T;
  reader: TestClient;
  statuses: Record<string, number>;
  acknowledged: string[];
  /** Words that somebody took away who saw them. */
  removed: Set<string>;
  words: number;
}

const sit = (by: TestClient, id: number): Seat => ({
  window: openWindow(by, id),
  unsent: [],
  taken: [],
  by,
});

const nextWord = (run: Run) => {
  run.words += 1;
  return `w${run.seed}x${run.words}`;
};
const note = ({ statuses }: Run, what: string, status: number) => {
  statuses[`${what} ${status}`] = (statuses[`${what} ${status}`] ?? 0) + 1;
};
async function read({ reader, id }: Run) {
  const { body } = await reader.call(newsItemEditEndpoints.get, { params: { id } });
  const { version, draft_version, draft } = body;
  return { seen: { id, version, draft_version }, content: draft?.content ?? body };
}

/** What somebody may do next. */
const acts = {
  async type({ window, unsent }: Seat, run: Run) {
    if (window.at().document === null) return;
    const word = nextWord(run);
    const { body } = window;
    const block = Math.floor(run.random() * body.length);
    if (body.length === 0 || run.random() < 0.2) window.write(word);
    else
      window.words(block)?.insert(placeIn(String(window.words(block)), run.random()), ` ${word} `);
    if (window.markup().includes(word)) unsent.push(word);
  },
  async remove({ window, taken }: Seat, run: Run) {
    const block = Math.floor(run.random() * window.body.length);
    if (window.body.length < 3) return;
    taken.push(...wordsOf(String(window.words(block))));
    window.body.delete(block, 1);
  },
  async sync(seat: Seat, run: Run) {
    const { status } = await seat.window.sync();
    note(run, 'sync', status);
    // Why also without an answer: the call may have been taken.
    if (status !== 409) for (const word of seat.taken.splice(0)) run.removed.add(word);
    if (status === 200) run.acknowledged.push(...seat.unsent.splice(0));
  },
  async autosave({ by }: Seat, run: Run) {
    const { seen, content } = await read(run);
    const body = { ...seen, content: contentSent(content), is_together: true };
    note(run, 'autosave', (await by.call(newsItemEditEndpoints.autosave, { body })).status);
  },
  async kill(seat: Seat, run: Run) {
    Object.assign(seat, sit(seat.by, run.id));
    await acts.sync(seat, run);
  },
  async saveByApi({ by }: Seat, run: Run) {
    const { seen, content } = await read(run);
    const word = nextWord(run);
    const body = { ...seen, body: `${content.body}<p>${word}</p>` };
    const { status } = await by.call(newsItemEditEndpoints.save, { body });
    note(run, 'api', status);
    if (status === 200) run.acknowledged.push(word);
  },
  async restore({ by }: Seat, run: Run) {
    const { body } = await by.call(newsItemEditEndpoints.revisions, { params: { id: run.id } });
    if (body.length === 0) return;
    const sent = { ...(await read(run)).seen, revision_id: run.pick(body).id };
    const { status } = await by.call(newsItemEditEndpoints.restoreRevision, { body: sent });
    note(run, 'restore', status);
  },
};
const often: (keyof typeof acts)[] = [
  ...Array.from({ length: 12 }, () => 'type' as const),
  ...Array.from({ length: 8 }, () => 'sync' as const),
  ...(['autosave', 'autosave', 'saveByApi', 'kill', 'restore', 'remove'] as const),
];

/** Opens a random history of a post, which ends when everybody has come back to the line. */
export async function openHistory(people: readonly TestClient[], id: number, seed: number) {
  const random = randomOf(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const reader = people[0] as TestClient;
  const run: Run = {
    ...{ id, seed, random, pick, reader },
    ...{ statuses: {}, acknowledged: [], removed: new Set(), words: 0 },
  };
  const seats = people.map((by) => sit(by, id));
  for (const seat of seats) await acts.sync(seat, run);
  return {
    seats,
    /** Lets somebody do something. */
    act: (seat?: Seat) => acts[pick(often)](seat ?? pick(seats), run),
    async end(): Promise<History> {
      for (const seat of [...seats, ...seats]) await acts.sync(seat, run);
      await acts.autosave(pick(seats), run);
      const { content } = await read(run);
      const texts = [...seats.map(({ window }) => window.markup()), content.body];
      const { statuses, removed } = run;
      const acknowledged = run.acknowledged.filter((word) => !removed.has(word));
      const lost = await findLost(reader, id, acknowledged, texts);
      return { texts, lost, acknowledged: acknowledged.length, statuses };
    },
  };
}

/**
 * A random history of a post: people type, take paragraphs away, stay offline, are killed and come back, autosave, save
 * by API and restore revisions, one act after the other.
 */
export async function runHistory(
  people: readonly TestClient[],
  id: number,
  { seed, steps }: { seed: number; steps: number },
): Promise<History> {
  const history = await openHistory(people, id, seed);
  for (let step = 0; step < steps; step += 1) await history.act();
  return history.end();
}

/** Words are not lost while the text or a revision has them. */
async function findLost(by: TestClient, id: number, words: string[], texts: string[]) {
  const { body } = await by.call(newsItemEditEndpoints.revisions, {
    params: { id },
    query: { limit: 200 },
  });
  const saved = await Promise.all(
    body.map(async (one) => {
      const { body: revision } = await by.call(newsItemEditEndpoints.revision, {
        params: { id: one.id },
      });
      return revision.content.body;
    }),
  );
  // Why not `includes`: a word would be found in a longer one.
  const found = new Set([...texts, ...saved].flatMap(wordsOf));
  return words.filter((word) => !found.has(word));
}
