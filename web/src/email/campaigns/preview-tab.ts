import { pathTo } from '../../platform/api/links.tsx';

/** How a form and the preview tab that it opened talk: the tab asks, the form answers when it has saved. */
type SaveOutcome =
  | { key: string; ok: true; id: number }
  | { key: string; ok: false; message: string };
type Question = { key: string; isAsking: true };

const channelName = 'masthead.preview';
/** The `id` of an email that has none before its first save. */
export const unsavedId = 'new';

export interface PreviewTab {
  /** The save has succeeded: the tab shows this email. */
  ready: (id: number) => void;
  /** The save has failed: the tab says why and closes itself. */
  failed: (message: string) => void;
}

/**
 * Opens the preview at once, within the click, so that no browser blocks it; it says 'Saving…' until
 * it is told how the save ended (decisions 5). Null: an email that has not been saved before.
 */
export function openPreviewTab(id: number | null): PreviewTab {
  const key = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  const channel = new BroadcastChannel(channelName);
  let outcome: SaveOutcome | null = null;
  // Why: a quick save ends before the tab has loaded, so the tab asks as soon as it listens.
  channel.onmessage = ({ data }: MessageEvent<Question | SaveOutcome>) => {
    if (data.key === key && 'isAsking' in data && outcome) channel.postMessage(outcome);
  };
  const settle = (next: SaveOutcome) => {
    outcome = next;
    channel.postMessage(next);
    setTimeout(() => channel.close(), 60_000);
  };
  window.open(pathTo('campaignPreview', { id: id ?? unsavedId }, { wait: key }), '_blank');
  return {
    ready: (savedId) => settle({ key, ok: true, id: savedId }),
    failed: (message) => settle({ key, ok: false, message }),
  };
}

/** In the tab: tells how the save ended. Call the answer to stop listening. */
export function awaitSave(key: string, onEnd: (outcome: SaveOutcome) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Question | SaveOutcome>) => {
    if (data.key !== key || !('ok' in data)) return;
    channel.close();
    onEnd(data);
  };
  channel.postMessage({ key, isAsking: true } satisfies Question);
  return () => channel.close();
}
