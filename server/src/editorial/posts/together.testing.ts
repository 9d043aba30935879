import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import type {
  TogetherCaret,
  TogetherEdit,
} from '@masthead/shared/editorial/posts/together-shape.ts';
import { yXmlFragmentToProseMirrorRootNode } from '@tiptap/y-tiptap';
import * as Y from 'yjs';
import type { TestClient } from '../../../test/server.ts';
import { markupOf } from './text-markup.ts';
import { schema } from './text-schema.ts';

const merged = (updates: Uint8Array[]) =>
  updates.length > 0 ? Buffer.from(Y.mergeUpdates(updates)).toString('base64') : undefined;

/** A browser's window that writes together, without a screen. */
export function openWindow(by: TestClient, id: number) {
  const doc = new Y.Doc();
  const windowId = crypto.randomUUID();
  /** The newest edits, until an answer says that the server has them. */
  const unacknowledged: Uint8Array[] = [];
  let edits = 0;
  let document: string | null = null;
  let since = 0;
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin === 'server') return;
    unacknowledged.push(update);
    edits += 1;
  });

  /**
   * A call with everything that is not acknowledged. It may be sent later, and its answer taken later still: others may
   * be under way meanwhile.
   */
  function prepare(more: { caret?: TogetherCaret | null; is_closing?: boolean } = {}) {
    const update = merged(unacknowledged);
    const carried = edits;
    const said = { id, window_id: windowId, document, since, update, ...more };
    const send = () => by.call(newsItemEditEndpoints.together, { body: said });
    const take = (answer: Awaited<ReturnType<typeof send>>) => {
      if (answer.status !== 200) return answer;
      unacknowledged.splice(0, unacknowledged.length - (edits - carried));
      document = answer.body.document;
      since = Math.max(since, answer.body.since);
      for (const each of answer.body.updates)
        Y.applyUpdate(doc, Buffer.from(each, 'base64'), 'server');
      return answer;
    };
    return { send, take };
  }

  /** Sends what was written, and takes what others wrote. */
  async function sync(more: Parameters<typeof prepare>[0] = {}) {
    const { send, take } = prepare(more);
    return take(await send());
  }

  /** An edit comes along the live connection. Returns whether it fits behind what the window has. */
  function receive(edit: Omit<TogetherEdit, 'id'>): boolean {
    if (edit.document !== document || edit.before !== since) return false;
    Y.applyUpdate(doc, Buffer.from(edit.update, 'base64'), 'server');
    since = edit.since;
    return true;
  }

  const body = doc.getXmlFragment('body');
  return {
    doc,
    windowId,
    prepare,
    sync,
    receive,
    /** Gives up what was refused. */
    forget: () => unacknowledged.splice(0),
    at: () => ({ document, since }),
    headline: doc.getText('headline'),
    description: doc.getText('description'),
    body,
    /** The words of a block. */
    words: (block: number) => (body.get(block) as Y.XmlElement).get(0) as Y.XmlText,
    /** Adds a paragraph at the end. */
    write(text: string) {
      const paragraph = new Y.XmlElement('paragraph');
      paragraph.insert(0, [new Y.XmlText(text)]);
      body.push([paragraph]);
    },
    markup: () => markupOf(yXmlFragmentToProseMirrorRootNode(body, schema)),
  };
}

const contentKeys = [
  ...['headline', 'slug', 'description', 'body', 'image_url', 'section_ids', 'authors', 'tags'],
  ...['starts_at', 'ends_at', 'location', 'lead_image', 'seo', 'social'],
];

/** The content of a post as an autosave sends it. */
export const contentSent = (post: object) =>
  Object.fromEntries(Object.entries(post).filter(([key]) => contentKeys.includes(key)));
