/** Stored data of a visit: the popups closed by the reader, and when a page was last opened. */
interface Visit {
  at: number;
  ids: number[];
}

const key = 'masthead.showcase.closed';

/** Time without a new page after which a visit ends. */
const visitMs = 30 * 60_000;

function read(now: number): number[] {
  const visit = JSON.parse(localStorage.getItem(key) ?? 'null') as Visit | null;
  return visit && now - visit.at < visitMs ? visit.ids : [];
}

function store(ids: readonly number[], now: number): void {
  if (ids.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ at: now, ids }));
}

/** The popups closed in this visit, on any page or tab of the site. Each page calls this. */
export function closedSlots(now = Date.now()): number[] {
  try {
    const ids = read(now);
    store(ids, now);
    return ids;
  } catch {
    return [];
  }
}

/** Stores a closed popup until the visit ends. */
export function rememberClosed(id: number, now = Date.now()): void {
  try {
    store([...read(now), id], now);
  } catch {
    // A site may forbid storage; then the popup returns on the next page.
  }
}
