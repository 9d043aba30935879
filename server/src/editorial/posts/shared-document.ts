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
  diffUpdate,
  encodeStateAsUpdate,
  encodeStateVector,
  encodeStateVectorFromUpdate,
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

/** A letter of a document. */
interface Letter {
  id: ID;
  text: string;
}

/**
 * The letters of `update` that are deleted in `now`, though the edit doesn't name them: whoever made it hadn't seen
 * them. Why not compared as text: the same words may stand elsewhere. Why not by what its window had read: it may have
 * read more since it made the edit.
 */
function gone(update: Uint8Array, edit: Uint8Array, now: Doc): Letter[] {
  const { ds } = snapshot(now);
  const { ds: named } = decodeUpdate(edit);
  return decodeUpdate(update).structs.flatMap(({ id, content }: { id: ID; content?: unknown }) =>
    content instanceof ContentString
      ? content.str
          .split('')
          .map((text, at) => ({ id: createID(id.client, id.clock + at), text }))
          .filter((letter) => isDeleted(ds, letter.id) && !isDeleted(named, letter.id))
      : [],
  );
}

const areWords = (letters: readonly Letter[]) => letters.some(({ text }) => /\S/.test(text));

/** What an edit took away unseen from a document: the client whose letters they were, or null. */
export function takenUnseen(before: Uint8Array, edit: Uint8Array, now: Doc): number | null {
  if (!takesAway(edit)) return null;
  const letters = gone(before, edit, now);
  return areWords(letters) ? (letters[0]?.id.client ?? null) : null;
}

/**
 * What an edit wrote into a paragraph that was already gone, as a text that has it: the one that the window showed, or
 * the document's with the letters at its end. Null if it wrote nothing of that kind.
 */
export function writtenInVain(
  { before, edit, now }: { before: Uint8Array; edit: Uint8Array; now: Doc },
  shown: () => Doc,
): Words | null {
  const letters = gone(diffUpdate(edit, encodeStateVectorFromUpdate(before)), edit, now);
  if (!areWords(letters)) return null;
  const doc = shown();
  const { ds, sv } = snapshot(doc);
  const isThere = ({ id }: Letter) => (sv.get(id.client) ?? 0) > id.clock && !isDeleted(ds, id);
  if (letters.every(isThere)) return wordsIn(doc);
  const whole = documentOf([before]);
  const paragraph = new XmlElement('paragraph');
  paragraph.insert(0, [new XmlText(letters.map(({ text }) => text).join(''))]);
  whole.getXmlFragment('body').push([paragraph]);
  return wordsIn(whole);
}
