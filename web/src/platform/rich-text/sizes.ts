import { fontSizes, pixelsWithin, spaces } from '@masthead/shared/platform/rich-text/sizes.ts';
import { Extension } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    sizes: {
      /** The size of the letters, in pixels; null is the usual one. */
      setFontSize: (size: number | null) => ReturnType;
      /** The space below the paragraph, in pixels; null is the usual one. */
      setSpaceBelow: (space: number | null) => ReturnType;
    };
  }
}

const pixels = (name: string, value: unknown) =>
  typeof value === 'number' ? { style: `${name}:${value}px` } : {};

/** Sizes of letters, 10 to 22 px, and spaces of paragraphs, 0 to 25 px, whatever is pasted (Spec, content 9). */
export const Sizes = Extension.create({
  name: 'sizes',
  addGlobalAttributes: () => [
    {
      types: ['textStyle'],
      attributes: {
        fontSize: {
          default: null,
          parseHTML: (element) => pixelsWithin(element.style.fontSize, fontSizes),
          renderHTML: ({ fontSize }) => pixels('font-size', fontSize),
        },
      },
    },
    {
      types: ['paragraph'],
      attributes: {
        spaceAbove: {
          default: null,
          parseHTML: (element) => pixelsWithin(element.style.marginTop, spaces),
          renderHTML: ({ spaceAbove }) => pixels('margin-top', spaceAbove),
        },
        spaceBelow: {
          default: null,
          parseHTML: (element) => pixelsWithin(element.style.marginBottom, spaces),
          renderHTML: ({ spaceBelow }) => pixels('margin-bottom', spaceBelow),
        },
      },
    },
  ],
  addCommands: () => ({
    setFontSize:
      (fontSize) =>
      ({ chain }) =>
        chain().setMark('textStyle', { fontSize }).removeEmptyTextStyle().run(),
    setSpaceBelow:
      (spaceBelow) =>
      ({ commands }) =>
        commands.updateAttributes('paragraph', { spaceBelow }),
  }),
});
