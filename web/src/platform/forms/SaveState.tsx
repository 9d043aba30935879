import { Box } from '@mantine/core';
import { storedHere } from '@masthead/shared/platform/history/stored.messages.ts';
import { useEffect, useState } from 'react';
import { StatusDot } from '../ui/StatusDot.tsx';

interface Props {
  isChanged: boolean;
  saving: { isSaving: boolean; error: Error | null; savedAt: number | null };
  /** Shown instead of 'Saved', such as for unpublished changes of a live post. */
  waiting?: string | null;
}

/** '12 s', '4 min', '2 h'. */
export function ago(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 3600)} h`;
}

/** The state of the form: 'Unsaved changes', 'Saved 12 s ago', 'Not saved'. */
export function SaveState({ isChanged, saving, waiting = null }: Props) {
  const { isSaving, error, savedAt } = saving;
  const isUpToDate = !isSaving && !error && !isChanged;
  // Why: edits that did not reach the server are stored in this browser.
  const isAway = (error as { status?: number } | null)?.status === 0;
  return (
    <Box fz="sm" mih={20} role="status">
      {isSaving && <StatusDot tone="moving">Saving…</StatusDot>}
      {!isSaving && error && (
        <StatusDot tone="failed" title={error.message}>
          {isAway ? storedHere : 'Not saved'}
        </StatusDot>
      )}
      {!isSaving && !error && isChanged && <StatusDot tone="late">Unsaved changes</StatusDot>}
      {isUpToDate && waiting !== null && <StatusDot tone="draft">{waiting}</StatusDot>}
      {isUpToDate && waiting === null && savedAt !== null && <SavedAgo at={savedAt} />}
    </Box>
  );
}

function SavedAgo({ at }: { at: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000);
    return () => clearInterval(timer);
  }, []);
  return (
    <StatusDot tone="done">
      {now - at < 2000 ? 'Saved just now' : `Saved ${ago(now - at)} ago`}
    </StatusDot>
  );
}
