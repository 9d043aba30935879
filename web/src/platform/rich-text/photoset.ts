import { photosetMessages } from '@masthead/shared/editorial/photos/photo.messages.ts';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import { Node } from '@tiptap/core';
import { captionOf } from './figure.ts';

/** The editor's data of a photoset. */
export interface ShownPhotoset {
  name: string;
  photos: readonly { id: number; src: string; altTag: string; credit: string | null }[];
}

/** Where a text takes photosets from. */
export interface PhotosetOptions {
  /** Null for one that is not in the library any more. */
  read: (id: number) => Promise<ShownPhotoset | null>;
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    photoset: {
      /** Adds a photoset of the library with room for its caption. */
      addPhotoset: (id: number) => ReturnType;
    };
  }
}

const idIn = ({ dataset }: HTMLElement) =>
  /^[1-9]\d{0,8}$/.test(dataset.photoset ?? '') ? Number(dataset.photoset) : null;

const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  given: Partial<HTMLElementTagNameMap[K]>,
) => Object.assign(document.createElement(tag), given);

function drawPhoto({ src, altTag, credit }: ShownPhotoset['photos'][number]): HTMLElement {
  const item = document.createElement('li');
  const picture = element('img', {
    loading: 'lazy',
    decoding: 'async',
    draggable: false,
    src: imageUrl(src, 'photoThumbnailDense'),
    alt: altTag,
  });
  item.toggleAttribute('data-without-alt', !altTag);
  item.append(picture, element('small', { textContent: credit ?? '' }));
  return item;
}

/** The photos in their order under the name, or why there are none. */
function draw(place: HTMLElement, photoset: ShownPhotoset | null): void {
  const photos = photoset?.photos ?? [];
  const sentence = photoset ? photosetMessages.empty : photosetMessages.gone;
  const head = element('strong', {
    textContent: `Photoset ${photoset ? `“${photoset.name}”` : ''}`,
  });
  const list = document.createElement('ol');
  list.append(...photos.map(drawPhoto));
  place.replaceChildren(
    head,
    photos.length > 0 ? list : element('span', { textContent: sentence }),
  );
}

/** A photoset of the library in its place, with a caption. What it shows is the library's matter. */
export const Photoset = Node.create<PhotosetOptions>({
  name: 'photoset',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addOptions: () => ({ read: async () => null }),
  addAttributes: () => ({
    photoset: {
      default: null,
      parseHTML: idIn,
      renderHTML: ({ photoset }) => ({ 'data-photoset': photoset }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-photoset]',
      priority: 60,
      getAttrs: (from) => (idIn(from) ? null : false),
      contentElement: (from) => captionOf(from),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, ['figcaption', 0]],
  addCommands: () => ({
    addPhotoset:
      (photoset) =>
      ({ commands }) =>
        commands.insertContent({ type: 'photoset', attrs: { photoset } }),
  }),
  addNodeView() {
    const { read } = this.options;
    return ({ node }) => {
      const dom = document.createElement('figure');
      const place = element('div', { contentEditable: 'false', draggable: true });
      const contentDOM = document.createElement('figcaption');
      contentDOM.dataset.placeholder = 'Caption of the photoset';
      let shown: number | null = null;
      const show = async ({ attrs, content }: typeof node) => {
        contentDOM.toggleAttribute('data-empty', content.size === 0);
        const id = Number(attrs.photoset);
        if (shown === id) return;
        shown = id;
        const photoset = await read(id);
        if (shown === id) draw(place, photoset);
      };
      place.append(element('strong', { textContent: 'Photoset' }));
      void show(node);
      dom.append(place, contentDOM);
      return {
        dom,
        contentDOM,
        update: (newer) => {
          if (newer.type !== node.type) return false;
          void show(newer);
          return true;
        },
        ignoreMutation: (mutation) => !contentDOM.contains(mutation.target),
      };
    };
  },
});
