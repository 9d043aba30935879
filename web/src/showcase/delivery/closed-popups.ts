/** What is kept of a visit: the popups that its reader has closed, and when a page was last opened. */
interface Visit {
  at: number;
  ids: number[];
}

const key = 'masthead.showcase.closed';

/** A visit has ended when no page was opened for so long. */
const visitMs = 30 * 60_000;

function read(now: number): number[] {
  const visit = JSON.parse(localStorage.getItem(key) ?? 'null') as Visit | null;
  return visit && now - visit.at < visitMs ? visit.ids : [];
}

function store(ids: readonly number[], now: number): void {
  if (ids.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ at: now, ids }));
}

/** The popups that were closed in this visit, on whichever page or tab of the site; called by each page. */
export function closedSlots(now = Date.now()): number[] {
  try {
    const ids = read(now);
    store(ids, now);
    return ids;
  } catch {
    return [];
  }
}

/** Remembers a closed popup until the visit has ended. */
export function rememberClosed(id: number, now = Date.now()): void {
  try {
    store([...read(now), id], now);
  } catch {
    // A site may forbid storage; then the popup comes again with the next page.
  }
}
