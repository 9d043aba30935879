import { suggestionMessages } from '@masthead/shared/editorial/posts/suggestions.ts';
import { useEffect, useState } from 'react';
import { useUser } from '../../platform/api/session.ts';
import { findUnsaved } from '../../platform/forms/unsaved-work.ts';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';
import { toast } from '../../platform/ui/toast.tsx';
import { type Suggesting, SuggestingSession } from './suggesting-session.ts';
import { type OwnSuggestions, useSuggestions } from './suggestions.queries.ts';

interface Post {
  id: number;
  headline: string;
}

/** Suggesting on the text of a post, from the text as it is at first. */
export function useSuggesting(post: Post, text: string) {
  const { id: userId } = useUser();
  const query = useSuggestions(post.id, true);
  const [session, setSession] = useState<SuggestingSession | null>(null);
  const [state, setState] = useState<Suggesting | null>(null);
  const { data } = query;
  const own = data && (data.find(({ is_own }) => is_own) ?? null);
  const { open } = useStable({
    open: (kept: OwnSuggestions | null) =>
      new SuggestingSession({
        postId: post.id,
        text,
        saved: own ?? null,
        kept,
        work: {
          ...keyOf(userId, post.id),
          title: suggestionMessages.kept(post.headline),
          address: location.pathname,
        },
        onState: setState,
        onMet: () => toast(suggestionMessages.changedFirst),
        onOutdated: () => void query.refetch(),
      }),
  });
  const isRead = own !== undefined;
  useEffect(() => {
    if (!isRead) return;
    let isOpen = true;
    let opened: SuggestingSession | null = null;
    void keptOf(userId, post.id).then((kept) => {
      if (!isOpen) return;
      opened = open(kept);
      setSession(opened);
    });
    return () => {
      isOpen = false;
      opened?.close();
    };
  }, [isRead, userId, post.id, open]);
  useEffect(() => session?.follow(own ?? null), [session, own]);
  return { state, session, failed: query.error && !data ? query : null };
}

const keyOf = (userId: number, recordId: number) =>
  ({ userId, screen: 'postEdit', recordId, dialog: 'suggestions' }) as const;

/** What this browser has and the server does not. */
async function keptOf(userId: number, postId: number): Promise<OwnSuggestions | null> {
  const found = await findUnsaved(keyOf(userId, postId)).catch(() => null);
  const { base, suggested } = found?.values ?? {};
  return typeof base === 'string' && typeof suggested === 'string' ? { base, suggested } : null;
}
