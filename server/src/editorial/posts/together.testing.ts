import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import type { TogetherCaret } from '@masthead/shared/editorial/posts/together-shape.ts';
import { yXmlFragmentToProseMirrorRootNode } from '@tiptap/y-tiptap';
import * as Y from 'yjs';
import type { TestClient } from '../../../test/server.ts';
import { markupOf } from './text-markup.ts';
import { schema } from './text-schema.ts';

/** A browser's window that writes together, without a screen. */
export function openWindow(by: TestClient, id: number) {
  const doc = new Y.Doc();
  const windowId = crypto.randomUUID();
  const unsent: Uint8Array[] = [];
  let document: string | null = null;
  let since = 0;
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== 'server') unsent.push(update);
  });

  /** Sends what was written, and takes what others wrote. */
  async function sync(more: { caret?: TogetherCaret | null; is_closing?: boolean } = {}) {
    const sent = unsent.splice(0);
    const update =
      sent.length > 0 ? Buffer.from(Y.mergeUpdates(sent)).toString('base64') : undefined;
    const answer = await by.call(newsItemEditEndpoints.together, {
      body: { id, window_id: windowId, document, since, update, ...more },
    });
    if (answer.status !== 200) {
      unsent.unshift(...sent);
      return answer;
    }
    document = answer.body.document;
    since = answer.body.since;
    for (const each of answer.body.updates)
      Y.applyUpdate(doc, Buffer.from(each, 'base64'), 'server');
    return answer;
  }

  const body = doc.getXmlFragment('body');
  return {
    doc,
    windowId,
    sync,
    /** Gives up what was refused. */
    forget: () => unsent.splice(0),
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
