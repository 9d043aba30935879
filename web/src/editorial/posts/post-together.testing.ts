import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import type {
  TogetherEdit,
  TogetherReply,
  togetherSaid,
} from '@masthead/shared/editorial/posts/together-shape.ts';
import {
  applyUpdate,
  createAbsolutePositionFromRelativePosition,
  createRelativePositionFromTypeIndex,
  Doc,
  decodeRelativePosition,
  encodeRelativePosition,
  encodeStateAsUpdate,
  encodeStateVector,
  XmlElement,
  XmlText,
} from 'yjs';
import type { z } from 'zod';
import { answer, failing } from '../../platform/api/page.testing.tsx';
import { fromBase64, toBase64 } from '../../platform/rich-text/base64.ts';
import type { PostServer } from './post-editor.testing.ts';

type Said = z.output<typeof togetherSaid>;

const paragraph = (text: string) => {
  const made = new XmlElement('paragraph');
  made.insert(0, [new XmlText(text)]);
  return made;
};

/** The line to a server, which tests refuse, hold and look at. */
function lineOf() {
  let refusal: { status: number; sentence: string } | null = null;
  let refused = 0;
  let held = 0;
  let gate: Promise<void> | null = null;
  const left: (string | undefined)[] = [];
  const cursors: string[] = [];
  return {
    /** Answers with the refusal of a call, or undefined where it goes on. */
    pass: async ({ update, caret, is_closing }: Said) => {
      if (caret) cursors.push(caret.head);
      if (is_closing) left.push(update);
      if (gate) held += 1;
      await gate;
      if (!refusal) return undefined;
      refused += 1;
      return failing(refusal.status, { message: [refusal.sentence] });
    },
    refuse: (status: number | null, sentence = 'Not now.') => {
      refusal = status === null ? null : { status, sentence };
    },
    /** How many calls were refused. */
    refused: () => refused,
    /** From here on calls wait for their answer. Returns what answers them. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return () => {
        if (gate === promise) gate = null;
        resolve();
      };
    },
    /** How many calls wait, or waited. */
    held: () => held,
    /** How many calls told of a cursor. */
    cursors: () => cursors.length,
    /** The place that the newest of them told. */
    cursor: () => cursors.at(-1) ?? '',
    /** What windows that left sent with their last call. */
    left: () => left,
  };
}

const documentId = '33333333-3333-4333-8333-333333333333';

/** The edits of a document, as the live connection sends them. */
const editsIn = (updates: readonly Uint8Array[], id: number): TogetherEdit[] =>
  updates.map((update, before) => ({
    ...{ id, document: documentId, before, since: before + 1 },
    update: toBase64(update),
  }));

const indexOf = (place: string, doc: Doc) =>
  createAbsolutePositionFromRelativePosition(decodeRelativePosition(fromBase64(place)), doc)?.index;

const wordsOf = (doc: Doc, block: number) =>
  (doc.getXmlFragment('body').get(block) as XmlElement).get(0) as XmlText;

function colleague(doc: Doc, at: number | null): TogetherReply['writers'][number] {
  const place = (index: number) =>
    toBase64(encodeRelativePosition(createRelativePositionFromTypeIndex(wordsOf(doc, 0), index)));
  return {
    window_id: '44444444-4444-4444-8444-444444444444',
    user_id: 77,
    name: 'Ana Ruiz',
    image_url: null,
    caret: at === null ? null : { field: 'body', anchor: place(at), head: place(at) },
  };
}

/** A shared document as the server keeps it, and a colleague who writes in it. */
export function sharedDocument(server: PostServer, paragraphs: readonly string[]) {
  const doc = new Doc();
  const { headline, description } = server.written();
  doc.getText('headline').insert(0, headline);
  doc.getText('description').insert(0, description);
  doc.getXmlFragment('body').insert(0, paragraphs.map(paragraph));
  const updates: Uint8Array[] = [encodeStateAsUpdate(doc)];
  let writers: TogetherReply['writers'] = [];
  const { pass, ...line } = lineOf();

  const exchange = async ({ body }: { body: unknown }) => {
    const refusal = await pass(body as Said);
    if (refusal) return refusal;
    const { update, since } = body as Said;
    if (update) {
      updates.push(fromBase64(update));
      applyUpdate(doc, fromBase64(update));
    }
    const { version, draft_version } = server.post();
    return {
      document: documentId,
      since: updates.length,
      version,
      draft_version,
      updates: updates.slice(since).map(toBase64),
      writers,
    };
  };
  return {
    ...line,
    edits: (count = 1) => editsIn(updates, server.post().id).slice(-count),
    api: [answer(newsItemEditEndpoints.together, exchange), ...server.api],
    text: () =>
      doc
        .getXmlFragment('body')
        .toArray()
        .map((block) => (block as XmlElement).toArray().map(String).join(''))
        .filter(Boolean),
    headline: () => doc.getText('headline').toJSON(),
    /** The colleague writes something. */
    write(change: (doc: Doc) => void) {
      const before = encodeStateVector(doc);
      change(doc);
      updates.push(encodeStateAsUpdate(doc, before));
    },
    /** Where the newest cursor is in its text. */
    cursorAt: () => indexOf(line.cursor(), doc),
    words: (block: number) => wordsOf(doc, block),
    /** The colleague is there, with the cursor at a place of the first paragraph or nowhere. */
    come: (at: number | null = null) => {
      writers = [colleague(doc, at)];
    },
  };
}
