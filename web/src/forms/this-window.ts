const idKey = 'masthead.window';
const lockOf = (id: string) => `masthead window ${id}`;

let known: Promise<string> | null = null;

/** The id of this window: the same after a reload, another one in a window that was made as its copy. */
export function thisWindow(): Promise<string> {
  known ??= claim();
  return known;
}

async function claim(): Promise<string> {
  const before = sessionStorage.getItem(idKey);
  if (before && (await hold(before))) return before;
  const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
  sessionStorage.setItem(idKey, id);
  await hold(id);
  return id;
}

/** Holds the name of a window as long as it is open; false when another window has it. */
function hold(id: string): Promise<boolean> {
  // Why: browsers know no locks where Masthead is reached without https.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise(() => {});
    });
  });
}

/** Tells of a window's id whether it is another window that is open now. */
export async function openElsewhere(): Promise<(id: string | undefined) => boolean> {
  const own = await thisWindow();
  if (!('locks' in navigator)) return () => false;
  const held = new Set((await navigator.locks.query()).held?.map(({ name }) => name));
  return (id) => id !== undefined && id !== own && held.has(lockOf(id));
}
