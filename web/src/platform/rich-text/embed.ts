import { embedGiven, embedOf } from '@masthead/shared/platform/rich-text/embeds.ts';
import { Node, nodePasteRule } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    embed: {
      /** Shows something of another site by its address; false when it is not on the allow-list. */
      addEmbed: (address: string) => ReturnType;
    };
  }
}

const element = (tag: string, className: string, text: string) =>
  Object.assign(document.createElement(tag), { className, textContent: text });

/** An embed. The text stores only its address, and the editor loads nothing from the site. */
export const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    address: {
      default: null,
      parseHTML: (from: HTMLElement) => from.dataset.embed ?? null,
      renderHTML: ({ address }) => ({ 'data-embed': address }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'div[data-embed]',
      getAttrs: (from) => (embedOf(from.dataset.embed ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  addCommands: () => ({
    addEmbed:
      (given) =>
      ({ commands }) => {
        const embed = embedGiven(given);
        return embed
          ? commands.insertContent({ type: 'embed', attrs: { address: embed.address } })
          : false;
      },
  }),
  /** An address that stands alone in what is pasted. */
  addPasteRules() {
    return [
      nodePasteRule({
        find: (text) => {
          const address = text.trim();
          return embedOf(address) ? [{ index: 0, text }] : null;
        },
        type: this.type,
        getAttributes: (match) => ({ address: embedOf((match[0] ?? '').trim())?.address }),
      }),
    ];
  },
  addNodeView:
    () =>
    ({ node }) => {
      const address = String(node.attrs.address);
      const dom = document.createElement('div');
      dom.dataset.embed = address;
      dom.append(
        element('strong', '', embedOf(address)?.provider ?? 'Embed'),
        element('span', '', address),
        element('small', '', 'Loads when a reader clicks it'),
      );
      return { dom };
    },
});
