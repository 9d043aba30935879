import { useEffect, useState } from 'react';
import { useUser } from '../../platform/api/session.ts';
import {
  findUnsaved,
  forgetUnsaved,
  storeUnsaved,
  type WorkKey,
} from '../../platform/forms/unsaved-work.ts';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';
import type { Pending } from './use-outbox.ts';

interface StoredDraft {
  draft: string;
  pending: Pending[];
}

const writeAfterMs = 200;
const ignore = () => {};

/**
 * Typed text and unsent messages stay in this browser, for this person only: through the return to Home
 * after five minutes, a closed tab and a sign-out.
 */
export function useDraft(pending: Pending[], onFound: (pending: Pending[]) => void) {
  const { id: userId } = useUser();
  const [draft, setDraft] = useState('');
  const [isLooked, setLooked] = useState(false);
  const key = { userId, screen: 'chat' as const, recordId: 'draft' };
  const { look, write, leave } = useStable({
    look: async () => {
      const stored = await findStored(key);
      setDraft((typed) => typed || stored.draft);
      onFound(stored.pending);
      setLooked(true);
    },
    write: () => store(key, { draft, pending }),
    /** If left before the look: typed text replaces the stored draft, and pending messages are appended to the stored ones. */
    leave: async () => {
      if (isLooked) return store(key, { draft, pending });
      if (draft === '' && pending.length === 0) return;
      const stored = await findStored(key);
      await store(key, { draft: draft || stored.draft, pending: [...stored.pending, ...pending] });
    },
  });
  useEffect(() => void look(), [look]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the stored value triggers the write.
  useEffect(() => {
    if (!isLooked) return;
    const timer = setTimeout(() => void write().catch(ignore), writeAfterMs);
    return () => clearTimeout(timer);
  }, [draft, pending, isLooked, write]);
  useEffect(() => {
    const onHide = () => void leave().catch(ignore);
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      onHide();
    };
  }, [leave]);
  return [draft, setDraft] as const;
}

/** What this browser stores; nothing if it cannot be read. */
async function findStored(key: WorkKey): Promise<StoredDraft> {
  const found = await findUnsaved(key).catch(() => null);
  const { draft, pending } = (found?.values ?? {}) as Partial<StoredDraft>;
  return {
    draft: typeof draft === 'string' ? draft : '',
    pending: Array.isArray(pending) ? pending : [],
  };
}

async function store(key: WorkKey, { draft, pending }: StoredDraft): Promise<void> {
  if (draft.trim() === '' && pending.length === 0) return forgetUnsaved(key);
  await storeUnsaved({
    ...key,
    title: pending.length > 0 ? 'Messages that are not sent' : 'A message',
    address: '/reporting',
    values: { draft, pending },
    base: undefined,
    version: undefined,
  });
}
