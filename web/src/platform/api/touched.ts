import type { Subject } from '@masthead/shared/platform/contract/subjects.ts';
import type { Query, QueryClient } from '@tanstack/react-query';

/** The cache-related part of a call or an operation. */
export interface Follows {
  method?: string;
  deletes?: boolean;
  shows?: readonly Subject[];
  touches?: readonly Subject[];
}
interface Touch {
  subjects: readonly Subject[];
  /** The record that the call names. */
  id: string | undefined;
  isDeleted: boolean;
  at: number;
}

/** The subjects shown by queries whose key begins with this path or name. */
const shownBy = new Map<unknown, readonly Subject[]>();
const reloading = new Set<Promise<unknown>>();
let reload: (touch: Touch) => Promise<unknown> = async () => {};

interface Ids {
  id?: string | number;
  postId?: string | number;
}

/** The record that the input of a call names. */
function idIn(input: unknown): string | undefined {
  const { params, body, id: argument } = (input ?? {}) as Ids & { params?: Ids; body?: Ids };
  const id = params?.postId ?? params?.id ?? body?.id ?? argument;
  return id === undefined ? undefined : String(id);
}

/** Registers a read: it shows the subjects it declares. */
export function noteShown(key: string, { shows }: Follows): void {
  if (shows) shownBy.set(key, shows);
}

/** Registers a write, or a conflict: queries that show its subjects are refetched. */
export function noteTouched({ method, deletes, touches = [] }: Follows, input?: unknown): void {
  if (touches.length === 0) return;
  const id = idIn(input);
  const isDeleted = (deletes ?? method === 'DELETE') && id !== undefined;
  const touch = { subjects: touches, id, isDeleted, at: Date.now() };
  // Why: the caller must first store the reply (a record, a new session).
  const done = new Promise((resolve) => setTimeout(resolve)).then(() => reload(touch));
  const read = done.finally(() => reloading.delete(read));
  reloading.add(read);
}

/** Waits until everything that was touched is shown as it is now. */
export const reloaded = (): Promise<unknown> => Promise.all(reloading);

/**
 * Options of the query for one record under its form. A record that is being edited is not refetched when the window
 * gets the focus, or by a call that names the record, since its response is cached. A failure shows in place of the
 * form; a toast shows it only if a sentence is specified for it.
 */
export const edited = (meta: { failure?: string } = {}) => ({
  refetchOnWindowFocus: false,
  meta: { ...meta, isQuiet: meta.failure === undefined, isEdited: true },
});

/** Queries of the record that are not refetched: its form, and all of them once it is deleted. */
const isNamed = ({ meta, queryKey: [key, input] }: Query, { subjects, id, isDeleted }: Touch) =>
  (isDeleted || meta?.isEdited === true) &&
  shownBy.get(key)?.[0] === subjects[0] &&
  idIn(input) === id;

/** Refetches this client's queries when they are touched. */
export function reloadTouched(queryClient: QueryClient): void {
  reload = (touch) => {
    const isTouched = ({ queryKey: [key] }: Query) =>
      shownBy.get(key)?.some((subject) => touch.subjects.includes(subject)) ?? false;
    void queryClient.invalidateQueries({
      predicate: (query) =>
        isTouched(query) && isNamed(query, touch) && query.state.dataUpdatedAt < touch.at,
      refetchType: 'none',
    });
    return queryClient.invalidateQueries({
      predicate: (query) => isTouched(query) && !isNamed(query, touch),
    });
  };
}
