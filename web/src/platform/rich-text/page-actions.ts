import { looks } from '@masthead/shared/platform/rich-text/sizes.ts';
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import IconHandClick from '@tabler/icons-react/dist/esm/icons/IconHandClick.mjs';
import IconLibraryPhoto from '@tabler/icons-react/dist/esm/icons/IconLibraryPhoto.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconQuote from '@tabler/icons-react/dist/esm/icons/IconQuote.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { blockActions, type EditorAction } from './editor-actions.ts';

/** Blocks for pages only; email clients show them badly or not at all. */
const ofPages: EditorAction[] = [
  {
    key: 'pullQuote',
    label: 'Pull quote',
    icon: IconQuote,
    isRare: true,
    isActive: (editor) => editor.isActive('blockquote', { look: looks.blockquote }),
    run: (editor) => {
      const look = editor.isActive('blockquote', { look: looks.blockquote })
        ? null
        : looks.blockquote;
      const chain = editor.chain().focus();
      if (!editor.isActive('blockquote')) chain.setBlockquote();
      chain.updateAttributes('blockquote', { look }).run();
    },
  },
  {
    key: 'picture',
    label: 'Image',
    alias: 'Picture',
    icon: IconPhoto,
    run: (_editor, frame) => frame.choosePicture(),
  },
  {
    key: 'photoset',
    label: 'Photoset',
    alias: 'Gallery',
    icon: IconLibraryPhoto,
    run: (_editor, frame) => frame.choosePhotoset(),
  },
  {
    key: 'embed',
    label: 'Embed from URL',
    icon: IconBrandYoutube,
    run: (_editor, frame) => frame.open('embed'),
  },
  {
    key: 'button',
    label: 'Button',
    icon: IconHandClick,
    isRare: true,
    isActive: (editor) => editor.isActive('paragraph', { look: looks.p }),
    run: (editor, frame) => {
      const look = editor.isActive('paragraph', { look: looks.p }) ? null : looks.p;
      editor.chain().focus().setParagraph().updateAttributes('paragraph', { look }).run();
      if (look) frame.open('link');
    },
  },
  {
    key: 'table',
    label: 'Table',
    icon: IconTable,
    isActive: (editor) => editor.isActive('table'),
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3 }).run(),
  },
];

/** The block types of a page's text. */
export const pageBlockActions = [
  ...blockActions.slice(0, -1),
  ...ofPages,
  ...blockActions.slice(-1),
];
