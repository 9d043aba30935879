import type { ChatQuote } from '@masthead/shared/workspace/chat/chat-quotes.ts';
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

/** A message that is being written. */
interface Draft {
  words: string;
  replyTo: ChatQuote | null;
}

export const noDraft: Draft = { words: '', replyTo: null };

interface StoredDraft {
  draft: Draft;
  pending: Pending[];
}

/** As the browser stores it; older versions stored no reply. */
interface Stored {
  draft: string;
  replyTo?: ChatQuote | null;
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
  const [draft, setDraft] = useState(noDraft);
  const [isLooked, setLooked] = useState(false);
  const key = { userId, screen: 'chat' as const, recordId: 'draft' };
  const { look, write, leave } = useStable({
    look: async () => {
      const stored = await findStored(key);
      setDraft((begun) => over(begun, stored.draft));
      onFound(stored.pending);
      setLooked(true);
    },
    write: () => store(key, { draft, pending }),
    /** If left before the look: typed text replaces the stored draft, and pending messages are appended to the stored ones. */
    leave: async () => {
      if (isLooked) return store(key, { draft, pending });
      if (draft.words === '' && pending.length === 0) return;
      const stored = await findStored(key);
      await store(key, {
        draft: over(draft, stored.draft),
        pending: [...stored.pending, ...pending],
      });
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

/** Typed words replace the stored ones and what those reply to. */
const over = (begun: Draft, { words, replyTo }: Draft): Draft =>
  begun.words === '' ? { words, replyTo: begun.replyTo ?? replyTo } : begun;

/** What this browser stores; nothing if it cannot be read. */
async function findStored(key: WorkKey): Promise<StoredDraft> {
  const found = await findUnsaved(key).catch(() => null);
  const { draft, replyTo, pending } = (found?.values ?? {}) as Partial<Stored>;
  return {
    draft: typeof draft === 'string' ? { words: draft, replyTo: replyTo ?? null } : noDraft,
    pending: Array.isArray(pending) ? pending : [],
  };
}

async function store(key: WorkKey, { draft, pending }: StoredDraft): Promise<void> {
  const { words, replyTo } = draft;
  if (words.trim() === '' && pending.length === 0) return forgetUnsaved(key);
  await storeUnsaved({
    ...key,
    title: pending.length > 0 ? 'Messages that are not sent' : 'A message',
    address: '/reporting',
    values: { draft: words, replyTo, pending } satisfies Stored,
    base: undefined,
    version: undefined,
  });
}
