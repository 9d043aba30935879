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
  seats: Seat[];
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

type Sent = Pick<Seat, 'unsent' | 'taken'>;

/** Notes what a call took away. Why also without an answer: the call may have been taken. */
function noteTaken(run: Run, status: number, { taken }: Sent) {
  if (status !== 409) for (const word of taken) run.removed.add(word);
}

/** The server has these words, and knows of the ones that were taken away. */
function confirm(seat: Seat, run: Run, { unsent, taken }: Sent) {
  run.acknowledged.push(...unsent);
  seat.unsent = seat.unsent.filter((word) => !unsent.includes(word));
  seat.taken = seat.taken.filter((word) => !taken.includes(word));
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
    const sent = { unsent: [...seat.unsent], taken: [...seat.taken] };
    const { status } = await seat.window.sync();
    note(run, 'sync', status);
    noteTaken(run, status, sent);
    if (status === 200) confirm(seat, run, sent);
  },
  /** Two calls with an edit between them, which arrive and are answered in any order. */
  async overlap(seat: Seat, run: Run) {
    const turns = [];
    for (let turn = 0; turn < 2; turn += 1) {
      await acts[run.pick(['type', 'type', 'remove'] as const)](seat, run);
      turns.push({ ...seat.window.prepare(), unsent: [...seat.unsent], taken: [...seat.taken] });
    }
    if (run.random() < 0.5) turns.reverse();
    const answered = [];
    for (const turn of turns) {
      const answer = await turn.send();
      note(run, 'overlap', answer.status);
      noteTaken(run, answer.status, turn);
      answered.push({ ...turn, answer });
      if (run.random() < 0.5) await acts.type(run.pick(run.seats), run);
    }
    if (run.random() < 0.5) answered.reverse();
    // An answer may be lost on its way.
    for (const { take, answer, unsent, taken } of answered) {
      if (answer.status !== 200 || run.random() < 0.2) continue;
      take(answer);
      confirm(seat, run, { unsent, taken });
    }
  },
  /** Some of the others' edits come along the live connection, while what was written here is not sent. */
  async receive({ window, by }: Seat, run: Run) {
    const { document, since } = window.at();
    const body = { id: run.id, window_id: window.windowId, document, since };
    const { status, body: reply } = await by.call(newsItemEditEndpoints.together, { body });
    note(run, 'receive', status);
    // Why: a snapshot is no edit.
    if (status !== 200 || reply.updates.length !== reply.since - since) return;
    const most = Math.ceil(run.random() * reply.updates.length);
    for (const [at, update] of reply.updates.slice(0, most).entries())
      window.receive({
        document: reply.document ?? '',
        before: since + at,
        since: since + at + 1,
        update,
      });
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
  ...Array.from({ length: 4 }, () => 'overlap' as const),
  ...Array.from({ length: 4 }, () => 'receive' as const),
  ...(['autosave', 'autosave', 'saveByApi', 'kill', 'restore', 'remove'] as const),
];

/** Opens a random history of a post, which ends when everybody has come back to the line. */
export async function openHistory(people: readonly TestClient[], id: number, seed: number) {
  const random = randomOf(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const reader = people[0] as TestClient;
  const run: Run = {
    ...{ id, seed, random, pick, reader, seats: people.map((by) => sit(by, id)) },
    ...{ statuses: {}, acknowledged: [], removed: new Set(), words: 0 },
  };
  const { seats } = run;
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
 * A random history of a post: people type, take paragraphs away, have calls that overtake each other, receive edits
 * along the live connection, stay offline, are killed and come back, autosave, save by API and restore revisions, one
 * act after the other.
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
