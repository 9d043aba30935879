/** Chance that falls the same way every time for the same seed. */
export interface Dice {
  /** From low up to, not including, high. */
  between: (low: number, high: number) => number;
  /** A whole number from low to high, both included. */
  whole: (low: number, high: number) => number;
  /** True about this often, 0 to 1. */
  chance: (share: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  shuffled: <Item>(items: readonly Item[]) => Item[];
}

export function diceFor(seed: string): Dice {
  const next = numbersFrom(hashOf(seed));
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between: (low, high) => low + next() * (high - low),
    whole,
    chance: (share) => next() < share,
    pick: (items) => itemAt(items, whole(0, items.length - 1)),
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}

/** Counts round and round, so that any whole number finds an item. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[((index % items.length) + items.length) % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const spread = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((spread ^ (spread >>> 14)) >>> 0) / 4294967296;
  };
}
