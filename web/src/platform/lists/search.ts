import { useNavigate, useSearch } from '@tanstack/react-router';
import { z } from 'zod';

/** Words to search for, in the address of a list. */
export const searchText = z.string().trim().max(200).default('').catch('');

/** The number of a page, from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(1_000_000).default(1).catch(1);

/** One of some page sizes; the first is the default. */
export const pageSizeOf = (sizes: readonly number[]) =>
  z.coerce
    .number()
    .refine((size) => sizes.includes(size))
    .default(sizes[0] ?? 10)
    .catch(sizes[0] ?? 10);

/** One of some words; the first named is the default unless stated. */
export const choiceOf = <const T extends readonly [string, ...string[]]>(
  values: T,
  standard: T[number] = values[0],
) => {
  const choice = z.enum(values);
  const value = choice.parse(standard);
  return choice.default(value as never).catch(value);
};

/** The id of a record to filter by, or null. */
export const optionalId = z.coerce.number().int().min(1).nullable().default(null).catch(null);

export const sortDirection = choiceOf(['desc', 'asc']);

interface SetOptions {
  /** Typing replaces the entry of the browser's history; anything else makes one, so Back undoes it. */
  replace?: boolean;
}

/** The list's page and filters with their setters, for its shell. */
export interface ListPlace {
  page: number;
  goToPage: (page: number, options?: SetOptions) => void;
  /** Nothing is filtered then; the order and the form of the list stay. */
  clear: () => void;
}

/** The list's search from the URL, its setter, and its place. */
export type ListSearch<Search> = readonly [
  Search,
  (changes: Partial<Search>, options?: SetOptions) => void,
  ListPlace,
];

/** Search keys that are not filters. */
const keptByClear = ['sort', 'direction', 'pageSize', 'view'];

/**
 * The state of a list, in the address: filters, sort, page, page size. Invalid values become the default, and
 * defaults are not written. Any change except of the page goes to the first page.
 */
export function useListSearch<S extends z.ZodObject>(schema: S): ListSearch<z.output<S>> {
  const navigate = useNavigate();
  const search = schema.parse(useSearch({ strict: false }));
  const set = (changes: Partial<z.output<S>>, { replace = false }: SetOptions = {}): void => {
    const page = 'page' in schema.shape && !('page' in changes) ? { page: 1 } : {};
    void navigate({
      to: '.',
      search: withoutDefaults(schema, { ...search, ...page, ...changes }),
      replace,
      resetScroll: 'page' in changes,
    });
  };
  const place: ListPlace = {
    page: 'page' in search ? Number(search.page) : 1,
    goToPage: (page, options) => set({ page } as unknown as Partial<z.output<S>>, options),
    clear: () => {
      const standard = Object.entries(schema.parse({}));
      const filters = standard.filter(([key]) => !keptByClear.includes(key) && key !== 'page');
      set(Object.fromEntries(filters) as Partial<z.output<S>>);
    },
  };
  return [search, set, place];
}

function withoutDefaults(schema: z.ZodObject, search: Record<string, unknown>) {
  const defaults = schema.parse({});
  const kept = Object.entries(search).filter(
    ([key, value]) => value !== defaults[key] && value !== null && value !== '',
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, String(value)]));
}
