import type { NewsItemDraft } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { newsItemLimits } from '@masthead/shared/editorial/posts/news-item-form.ts';
import {
  type TogetherField,
  togetherFields,
  togetherLimits,
  togetherMessages,
} from '@masthead/shared/editorial/posts/together.ts';
import { updateYFragment, yXmlFragmentToProseMirrorRootNode } from '@tiptap/y-tiptap';
import type { Node } from 'prosemirror-model';
import {
  type AbstractType,
  applyUpdate,
  ContentString,
  createID,
  Doc,
  decodeStateVector,
  decodeUpdate,
  encodeStateAsUpdate,
  encodeStateVector,
  type ID,
  isDeleted,
  mergeUpdates,
  parseUpdateMeta,
  snapshot,
  type Text,
  XmlElement,
  type XmlFragment,
  XmlText,
} from 'yjs';
import { badRequest } from '../../platform/http/errors.ts';
import { cleanBodyWithin } from './clean-body.ts';
import { differenceOfWords, mergeLines, mergeTexts } from './merge-words.ts';
import { contentOf, markupOf } from './text-markup.ts';
import { isWhole, schema } from './text-schema.ts';

/** The words of a post that are written together. */
export type Words = Pick<NewsItemDraft, TogetherField>;

export const wordsOf = ({ headline, description, body }: Words): Words => ({
  headline,
  description,
  body,
});
export const isSameWords = (a: Words, b: Words) =>
  togetherFields.every((field) => a[field] === b[field]);

const lines = ['headline', 'description'] as const;
const notText = () => badRequest(togetherMessages.notText);
const tooLong = (path: string) => badRequest({ path, message: togetherMessages.tooLong });

/** Runs `change` on a document, and returns what it changed as one update; null if nothing. */
function changeOf(doc: Doc, change: () => void): Uint8Array | null {
  const updates: Uint8Array[] = [];
  const note = (update: Uint8Array) => updates.push(update);
  doc.on('update', note);
  try {
    change();
  } finally {
    doc.off('update', note);
  }
  return updates.length > 0 ? mergeUpdates(updates) : null;
}

/** A document of its updates. */
export function documentOf(updates: readonly Uint8Array[]): Doc {
  const doc = new Doc();
  doc.transact(() => {
    for (const update of updates) applyUpdate(doc, update);
  });
  return doc;
}

/** A new document with these words, as an update. */
export function newDocument(words: Words): Uint8Array {
  const doc = new Doc();
  setWords(doc, words);
  return encodeStateAsUpdate(doc);
}

/** The whole document as one update. */
export const wholeOf = (doc: Doc): Uint8Array => encodeStateAsUpdate(doc);

/** Changes the document to these words, touching only what is different. Returns the change. */
export const setWords = (doc: Doc, words: Words): Uint8Array | null =>
  changeOf(doc, () =>
    doc.transact(() => {
      for (const field of lines)
        setText(doc.getText(field), doc.getText(field).toJSON(), words[field]);
      const fragment = doc.getXmlFragment('body');
      const meta = { mapping: new ByWords(), isOMark: new Map() };
      updateYFragment(doc, fragment, contentOf(words.body), meta);
    }),
  );

function setText(text: Text, now: string, wanted: string): void {
  const change = differenceOfWords(now, wanted);
  if (!change) return;
  const { from, toBase, to } = change;
  // Why first: what a window added to the old words stays behind the new ones.
  text.insert(from, wanted.slice(from, to));
  text.delete(to, toBase - from);
}

/** Changes whole words before `updateYFragment` compares letters: it sets the parts of a text before changing them. */
class ByWords extends Map<AbstractType<unknown>, Node | Node[]> {
  override set(type: AbstractType<unknown>, node: Node | Node[]): this {
    if (type instanceof XmlText && type.doc && Array.isArray(node))
      setText(type, lettersOf(type.toDelta()), node.map(({ text }) => text).join(''));
    return super.set(type, node);
  }
}

function lineIn(doc: Doc, field: (typeof lines)[number]): string {
  const parts = doc.getText(field).toDelta() as Part[];
  if (parts.some(({ insert, attributes }) => typeof insert !== 'string' || attributes))
    throw notText();
  const line = lettersOf(parts);
  if (line.trim().length > newsItemLimits[field]) throw tooLong(field);
  return line;
}

/**
 * Refuses kinds of blocks and formats that there are not, and words outside of blocks. Why before the text is read:
 * reading takes away what it cannot build, which must only be what two edits at the same time have left incomplete.
 */
function checkKinds(parent: XmlFragment): void {
  for (const child of parent.toArray()) {
    if (child instanceof XmlElement) {
      if (!Object.hasOwn(schema.nodes, child.nodeName)) throw notText();
      checkKinds(child);
    } else if (!(child instanceof XmlText) || !(parent instanceof XmlElement)) throw notText();
    else if (!(child.toDelta() as Part[]).every(isPlain)) throw notText();
  }
}

interface Part {
  insert: unknown;
  attributes?: object;
}

const lettersOf = (parts: Part[]) => parts.map(({ insert }) => String(insert)).join('');

/** Words with formats of the schema. A format that can be there twice has a hash behind its name. */
const isPlain = ({ insert, attributes = {} }: Part) =>
  typeof insert === 'string' &&
  Object.keys(attributes).every((key) => Object.hasOwn(schema.marks, key.replace(/--.*$/, '')));

function bodyIn(doc: Doc): string {
  const fragment = doc.getXmlFragment('body');
  if (fragment.length === 0) return '';
  checkKinds(fragment);
  const content = yXmlFragmentToProseMirrorRootNode(fragment, schema);
  if (!isWhole(content)) throw notText();
  const body = markupOf(content);
  if (body.length > newsItemLimits.body) throw tooLong('body');
  // Why: what the sanitizer would change never reaches another editor.
  if (cleanBodyWithin(body) !== body.trim()) throw notText();
  return body.trim();
}

/** The words of a document; a 400 if it holds anything else, or more than a post may. */
export function wordsIn(doc: Doc): Words {
  const headline = lineIn(doc, 'headline').trim();
  return { headline, description: lineIn(doc, 'description'), body: bodyIn(doc) };
}

/** An update from a browser, applied to a document and checked. */
export interface TakenUpdate {
  /** What it changed, with what had to be put right after it; null if nothing. */
  change: Uint8Array | null;
  /** The Yjs clients that it names. */
  clients: number[];
}

/** Applies an update from a browser. Throws a 400 for one that would leave anything but a post's words. */
export function takeUpdate(doc: Doc, update: Uint8Array): TakenUpdate {
  let to: Map<number, number>;
  const roots = new Set<string>(togetherFields);
  const change = changeOf(doc, () => {
    // Why: the parts are of their kind before an update names them.
    wordsIn(doc);
    try {
      to = parseUpdateMeta(update).to;
      applyUpdate(doc, update);
    } catch {
      throw notText();
    }
    if ([...doc.share.keys()].some((name) => !roots.has(name))) throw notText();
    const known = decodeStateVector(encodeStateVector(doc));
    // Why: an update that waits for one that nobody has sent would stay invisible for ever.
    for (const [client, clock] of to) if ((known.get(client) ?? 0) < clock) throw notText();
    // Edits that were made at the same time may leave a list without items; reading it takes it away.
    wordsIn(doc);
  });
  if (change && wholeOf(doc).byteLength > togetherLimits.document) throw tooLong('body');
  return { change, clients: [...parseUpdateMeta(update).to.keys()] };
}

/** Merges two changes of the same words; null where both changed the same place. */
export function mergeWords(base: Words, mine: Words, theirs: Words): Words | null {
  const headline = mergeLines(base.headline, mine.headline, theirs.headline);
  const description = mergeLines(base.description, mine.description, theirs.description);
  const body = mergeBodies(base.body, mine.body, theirs.body);
  return headline === null || description === null || body === null
    ? null
    : { headline, description, body };
}

function mergeBodies(base: string, mine: string, theirs: string): string | null {
  if (mine === base || mine === theirs) return theirs;
  if (theirs === base) return mine;
  const merged = mergeTexts(contentOf(base), contentOf(mine), contentOf(theirs));
  return merged && markupOf(merged);
}

/** True if an update takes away anything. */
export const takesAway = (update: Uint8Array) => decodeUpdate(update).ds.clients.size > 0;

/**
 * True if words in `text` that `known` lacks are deleted in `now`. Why not compared as text: the same words may stand
 * elsewhere.
 */
export function haveVanished(text: Doc, known: Doc, now: Doc): boolean {
  const { ds } = snapshot(now);
  const { structs } = decodeUpdate(encodeStateAsUpdate(text, encodeStateVector(known)));
  return structs.some(
    ({ id, content }: { id: ID; content?: unknown }) =>
      content instanceof ContentString &&
      content.str
        .split('')
        .some(
          (letter, at) => /\S/.test(letter) && isDeleted(ds, createID(id.client, id.clock + at)),
        ),
  );
}
