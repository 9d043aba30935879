import { useEffect, useState } from 'react';
import { useUser } from '../app/session.ts';
import { findUnsaved, forgetUnsaved, keepUnsaved } from '../forms/unsaved-work.ts';
import { useStable } from '../forms/use-stable.ts';
import type { Pending } from './outbox.ts';

interface Kept {
  draft: string;
  pending: Pending[];
}

const writeAfterMs = 200;
const ignore = () => {};

/**
 * What is typed and what is not sent yet stays in this browser, for this person alone: over the way home
 * after five minutes, a closed tab and a sign-out.
 */
export function useDraft(pending: Pending[], onFound: (pending: Pending[]) => void) {
  const { id: userId } = useUser();
  const [draft, setDraft] = useState('');
  const [isLooked, setLooked] = useState(false);
  const { look, write } = useStable({
    look: async () => {
      const found = await findUnsaved({ userId, screen: 'chat', recordId: 'draft' }).catch(
        () => null,
      );
      const kept = found?.values as Partial<Kept> | undefined;
      if (typeof kept?.draft === 'string') {
        const words = kept.draft;
        setDraft((typed) => typed || words);
      }
      if (Array.isArray(kept?.pending)) onFound(kept.pending);
      setLooked(true);
    },
    write: async () => {
      const key = { userId, screen: 'chat' as const, recordId: 'draft' };
      if (draft.trim() === '' && pending.length === 0) return forgetUnsaved(key);
      await keepUnsaved({
        ...key,
        title: pending.length > 0 ? 'Messages that are not sent' : 'A message',
        address: '/reporting',
        values: { draft, pending },
        base: undefined,
        version: undefined,
      });
    },
  });
  useEffect(() => void look(), [look]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is what starts the write.
  useEffect(() => {
    if (!isLooked) return;
    const timer = setTimeout(() => void write().catch(ignore), writeAfterMs);
    return () => clearTimeout(timer);
  }, [draft, pending, isLooked, write]);
  useEffect(() => {
    if (!isLooked) return;
    const onHide = () => void write().catch(ignore);
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      onHide();
    };
  }, [isLooked, write]);
  return [draft, setDraft] as const;
}
