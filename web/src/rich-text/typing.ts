import { Extension, InputRule, textInputRule } from '@tiptap/core';
import { addressOf } from './link-address.ts';

/** `[words](address)`, once its bracket is closed. */
const typedLink = new InputRule({
  find: /\[([^[\]\n]+)\]\(([^()\s]+)\)$/,
  handler: ({ state: { tr, schema }, range, match: [, words = '', address = ''] }) => {
    const href = addressOf(address);
    const link = schema.marks.link;
    if (!href || !link) return null;
    const marks = tr.doc.resolve(range.to).marks();
    tr.replaceWith(range.from, range.to, schema.text(words, link.create({ href }).addToSet(marks)));
    tr.removeStoredMark(link);
  },
});

const opensAfter = String.raw`(?:^|[\s{[(<'"\u2018\u201c\u2013\u2014])`;

/** What is typed as it is meant. One Backspace leads back to what was typed; nothing is changed in code. */
export const Typing = Extension.create({
  name: 'typing',
  addInputRules: () => [
    typedLink,
    textInputRule({ find: new RegExp(`${opensAfter}(")$`), replace: '\u201c' }),
    textInputRule({ find: /(")$/, replace: '\u201d' }),
    textInputRule({ find: new RegExp(`${opensAfter}(')$`), replace: '\u2018' }),
    textInputRule({ find: /(')$/, replace: '\u2019' }),
    textInputRule({ find: /[^-](--)$/, replace: '\u2014' }),
    textInputRule({ find: /[^.](\.\.\.)$/, replace: '\u2026' }),
  ],
});
