/** Every foreign record has this id, so that one call after the other can be asked for all of them. */
export const foreignId = 777;
/** And every deleted one this. */
export const deletedId = 778;
/** What comes to be while somebody looks has this. */
export const laterId = 779;
/** Nothing has this id. */
export const missingId = 999_777;

/** Whose what is a person's own is. */
export const ownerId = 776;

/** The word that only the foreign record of a kind holds. */
export const canary = (slug: string) => `canary-${slug}.`;

/** Emails of every kind are rows of one table, so each kind has ids of its own there. */
const idsFrom: Record<string, number> = { hotw: 100, 'promo-alert': 200, 'news-alert': 300 };

/** The id of a foreign record of a kind. */
export const idOf = (slug: string, id: number): number => id + (idsFrom[slug] ?? 0);

export type Row = Record<string, unknown>;
/** A row of a table with this id, and with words that hold the word of its kind. */
export type Build = (id: number, words: string) => [table: string, row: Row];
