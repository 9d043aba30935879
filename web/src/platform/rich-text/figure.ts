import { publicPostMessages } from '@masthead/shared/editorial/public-posts/public-posts.messages.ts';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import {
  isPictureWidth,
  type PictureWidth,
  pictureWidthNames,
} from '@masthead/shared/platform/rich-text/sizes.ts';
import { isLinkOrPath } from '@masthead/shared/platform/values/fields.ts';
import { mergeAttributes, Node } from '@tiptap/core';
import type { Node as Content } from '@tiptap/pm/model';

/** An image's attributes besides its caption. */
export interface Picture {
  src: string;
  alt: string | null;
  /** Whose it is. */
  credit?: string | null;
  /** Its width beyond the text; null for text width. */
  breadth?: PictureWidth | null;
  width?: number | null;
  height?: number | null;
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    figure: {
      /** Adds a picture with room for its caption. */
      addPicture: (picture: Picture) => ReturnType;
    };
  }
}

const count = (value: string | null | undefined) => {
  const pixels = Number(value);
  return Number.isInteger(pixels) && pixels > 0 && pixels < 20_000 ? pixels : null;
};

/** The attributes of an image element, or false for one that cannot be inserted. */
function pictureOf(element: Element | null): Picture | false {
  const src = element?.getAttribute('src') ?? '';
  if (!element || !isLinkOrPath(src)) return false;
  return {
    src,
    alt: element.getAttribute('alt') || null,
    width: count(element.getAttribute('width')),
    height: count(element.getAttribute('height')),
  };
}

const nothing = () => document.createElement('figcaption');
/** Where the words below a picture are. */
export const captionOf = (element: HTMLElement) =>
  element.querySelector<HTMLElement>('figcaption') ?? nothing();

/** A picture with its caption, which is text like any other. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: null },
    credit: { default: null },
    breadth: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'figure:not([data-photoset])',
      getAttrs: (element) => {
        const picture = pictureOf(element.querySelector('img'));
        const { credit, width } = element.dataset;
        const breadth = isPictureWidth(width) ? width : null;
        return picture && { ...picture, credit: credit || null, breadth };
      },
      contentElement: (element) => captionOf(element),
    },
    { tag: 'img', getAttrs: pictureOf, contentElement: nothing },
  ],
  renderHTML: ({ HTMLAttributes: { credit, breadth, ...picture } }) => [
    'figure',
    { ...(credit && { 'data-credit': credit }), ...(breadth && { 'data-width': breadth }) },
    ['img', mergeAttributes(picture)],
    ['figcaption', 0],
  ],
  addCommands: () => ({
    addPicture:
      (attrs) =>
      ({ commands }) =>
        commands.insertContent({ type: 'figure', attrs }),
  }),
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('figure');
      const picture = document.createElement('img');
      const contentDOM = document.createElement('figcaption');
      const whose = document.createElement('small');
      whose.contentEditable = 'false';
      picture.loading = 'lazy';
      picture.decoding = 'async';
      picture.contentEditable = 'false';
      picture.draggable = true;
      contentDOM.dataset.placeholder = 'Caption';
      const show = ({ attrs, content }: Content) => {
        const { src, alt, credit, breadth, width, height } = attrs as Picture;
        const small = imageUrl(src, 'lead');
        if (picture.getAttribute('src') !== small) picture.src = small;
        picture.alt = alt ?? '';
        const said = credit && `${publicPostMessages.photo}: ${credit}`;
        whose.textContent = [said, breadth && pictureWidthNames[breadth]]
          .filter(Boolean)
          .join(' · ');
        // Why: the page must not jump while twenty pictures come in.
        picture.style.aspectRatio = width && height ? `${width} / ${height}` : '';
        dom.toggleAttribute('data-without-alt', !alt);
        contentDOM.toggleAttribute('data-empty', content.size === 0);
      };
      show(node);
      dom.append(picture, contentDOM, whose);
      return {
        dom,
        contentDOM,
        update: (newer) => {
          if (newer.type !== node.type) return false;
          show(newer);
          return true;
        },
        ignoreMutation: (mutation) => !contentDOM.contains(mutation.target),
      };
    },
});
