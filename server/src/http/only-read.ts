import { badRequest } from './errors.ts';

/** A record as its call answers it. */
interface Known {
  version: number;
}

/**
 * Refuses, by name, what saving does not change, when it is sent otherwise than it is; a whole record that is sent back as it
 * was read passes. `sentences` says for each such field what changes it. Why not of an older version: the version says why
 * it differs.
 */
export async function refuseOnlyRead(
  body: unknown,
  sentences: Readonly<Record<string, string>>,
  load: () => Promise<Known | null>,
): Promise<void> {
  const { version, ...sent } = body as Record<string, unknown>;
  const told = Object.entries(sent).filter(([path]) => Object.hasOwn(sentences, path));
  const known = told.length > 0 ? await load() : null;
  if (!known || (version !== undefined && version !== known.version)) return;
  const now = new Map<string, unknown>(Object.entries(known));
  const wrong = told.filter(([path, value]) => value !== now.get(path));
  if (wrong.length > 0)
    throw badRequest(...wrong.map(([path]) => ({ path, message: sentences[path] ?? '' })));
}
