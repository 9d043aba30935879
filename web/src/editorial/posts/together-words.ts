import type { TogetherField } from '@masthead/shared/editorial/posts/together.ts';
import {
  applyUpdate,
  createRelativePositionFromTypeIndex,
  Doc,
  encodeRelativePosition,
  mergeUpdates,
  type YTextEvent,
} from 'yjs';
import { fromBase64, toBase64 } from '../../platform/rich-text/base64.ts';

export type Line = 'headline' | 'description';
/** What was inserted and deleted of a line, by place. */
export type LineChange = YTextEvent['delta'];

interface Options {
  /** Something was written here. */
  onOwn: () => void;
  /** Somebody else changed a line. */
  onLine: (field: Line, value: string, change: LineChange) => void;
}

const others = 'others';
const lines = ['headline', 'description'] as const;

/** The document of a post that several people write, as this window has it. */
export function openWords({ onOwn, onLine }: Options) {
  const doc = new Doc();
  const body = doc.getXmlFragment('body');
  const own = new Set<TogetherField>();
  let edits = 0;
  /** The newest edits, until the server has said that it has them. */
  const unacknowledged: Uint8Array[] = [];

  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin === others) return;
    unacknowledged.push(update);
    edits += 1;
    onOwn();
  });
  body.observeDeep((_events, { origin }) => {
    if (origin !== others) own.add('body');
  });
  for (const field of lines) {
    const line = doc.getText(field);
    line.observe(({ delta }, { origin }) => {
      if (origin !== others) own.add(field);
      else onLine(field, line.toJSON(), delta);
    });
  }

  return {
    body,
    line: (field: Line) => doc.getText(field).toJSON(),
    isOwn: (field: TogetherField) => own.has(field),
    edits: () => edits,
    /** Everything written up to this edit is saved. */
    saved: (upTo: number) => {
      if (upTo === edits) own.clear();
    },
    hasUnacknowledged: () => unacknowledged.length > 0,
    /** Everything that was not acknowledged, as one update. */
    unacknowledged: () => (unacknowledged.length > 0 ? mergeUpdates(unacknowledged) : null),
    /** The server has everything written up to this edit. */
    acknowledge: (upTo: number) => {
      unacknowledged.splice(0, unacknowledged.length - (edits - upTo));
    },
    /** Takes edits of others. Why as one: the editor draws each anew. */
    apply: (updates: readonly string[]) => {
      if (updates.length > 0) applyUpdate(doc, mergeUpdates(updates.map(fromBase64)), others);
    },
    /** Writes a line as it was typed. */
    setLine(field: Line, value: string): void {
      const line = doc.getText(field);
      const before = line.toJSON();
      const most = Math.min(before.length, value.length);
      let from = 0;
      while (from < most && before[from] === value[from]) from += 1;
      let tail = 0;
      while (tail < most - from && before.at(-1 - tail) === value.at(-1 - tail)) tail += 1;
      doc.transact(() => {
        line.delete(from, before.length - tail - from);
        line.insert(from, value.slice(from, value.length - tail));
      });
    },
    /** A place in a line, as cursors are sent. */
    placeIn: (field: Line, index: number) =>
      toBase64(
        encodeRelativePosition(createRelativePositionFromTypeIndex(doc.getText(field), index)),
      ),
  };
}
