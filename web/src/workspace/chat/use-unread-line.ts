import { useEffect, useState } from 'react';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';
import { type Conversation, readUpTo } from './merge-messages.ts';

/**
 * After which message the unread ones began, when the page was opened or its tab was left; null if this
 * person had read nothing.
 */
export function useUnreadLine(conversation: Conversation, ownId: number): number | null {
  const known = readUpTo(conversation, ownId);
  const [after, setAfter] = useState(known);
  const { onLeave } = useStable({
    onLeave: () => {
      if (document.visibilityState === 'hidden') setAfter(known);
    },
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', onLeave);
    return () => document.removeEventListener('visibilitychange', onLeave);
  }, [onLeave]);
  return after;
}
