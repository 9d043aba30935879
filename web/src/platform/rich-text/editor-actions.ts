import IconBlockquote from '@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconClearFormatting from '@tabler/icons-react/dist/esm/icons/IconClearFormatting.mjs';
import IconH2 from '@tabler/icons-react/dist/esm/icons/IconH2.mjs';
import IconH3 from '@tabler/icons-react/dist/esm/icons/IconH3.mjs';
import IconH4 from '@tabler/icons-react/dist/esm/icons/IconH4.mjs';
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconPilcrow from '@tabler/icons-react/dist/esm/icons/IconPilcrow.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconSeparator from '@tabler/icons-react/dist/esm/icons/IconSeparator.mjs';
import IconStrikethrough from '@tabler/icons-react/dist/esm/icons/IconStrikethrough.mjs';
import IconUnderline from '@tabler/icons-react/dist/esm/icons/IconUnderline.mjs';
import type { Editor } from '@tiptap/react';

/** A bar below the toolbar with an input. */
export type Bar = 'link' | 'embed' | 'find';

/** The editor frame's functions for actions. */
export interface Frame {
  open: (bar: Bar) => void;
  choosePicture: () => void;
  choosePhotoset: () => void;
}

export interface EditorAction {
  key: string;
  label: string;
  /** The shortcut: 'Mod+B'. */
  keys?: string;
  icon: typeof IconBold;
  /** Another word that the slash menu finds it by. */
  alias?: string;
  /** Offered by the slash menu alone. */
  isRare?: boolean;
  isActive?: (editor: Editor) => boolean;
  run: (editor: Editor, frame: Frame) => void;
}

const block = (level: 2 | 3 | 4, icon: EditorAction['icon']): EditorAction => ({
  key: `heading${level}`,
  label: `Heading ${level}`,
  keys: `Mod+Alt+${level}`,
  icon,
  isActive: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

/** Block types of every text, all offered in the slash menu. */
export const blockActions: EditorAction[] = [
  {
    key: 'paragraph',
    label: 'Paragraph',
    keys: 'Mod+Alt+0',
    icon: IconPilcrow,
    isActive: (editor) => editor.isActive('paragraph'),
    run: (editor) => editor.chain().focus().setParagraph().run(),
  },
  block(2, IconH2),
  block(3, IconH3),
  block(4, IconH4),
  {
    key: 'bullets',
    label: 'Bulleted list',
    keys: 'Mod+Shift+8',
    icon: IconList,
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'numbers',
    label: 'Numbered list',
    keys: 'Mod+Shift+7',
    icon: IconListNumbers,
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    key: 'quote',
    label: 'Quote',
    keys: 'Mod+Shift+B',
    icon: IconBlockquote,
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    key: 'line',
    label: 'Divider',
    icon: IconSeparator,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

const mark = (
  name: string,
  label: string,
  keys: string,
  icon: EditorAction['icon'],
): EditorAction => ({
  key: name,
  label,
  keys,
  icon,
  isActive: (editor) => editor.isActive(name),
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
});

/** Inline styles. */
export const letterActions: EditorAction[] = [
  mark('bold', 'Bold', 'Mod+B', IconBold),
  mark('italic', 'Italic', 'Mod+I', IconItalic),
  mark('underline', 'Underline', 'Mod+U', IconUnderline),
  mark('strike', 'Strikethrough', 'Mod+Shift+S', IconStrikethrough),
  {
    key: 'link',
    label: 'Link',
    keys: 'Mod+K',
    icon: IconLink,
    isActive: (editor) => editor.isActive('link'),
    run: (_editor, frame) => frame.open('link'),
  },
  {
    key: 'clear',
    label: 'Clear formatting',
    keys: 'Mod+\\',
    icon: IconClearFormatting,
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
];

export const findAction: EditorAction = {
  key: 'find',
  label: 'Find in text',
  keys: 'Mod+F',
  icon: IconSearch,
  run: (_editor, frame) => frame.open('find'),
};

/** Actions whose shortcuts are not built into the editor. */
export const keyActions = [
  ...letterActions.filter(({ key }) => key === 'link' || key === 'clear'),
  findAction,
];

/** The keys as this machine calls them. */
export const keysText = (keys: string): string => {
  const isMac = navigator.platform.startsWith('Mac');
  return keys.replace('Mod', isMac ? '⌘' : 'Ctrl').replace('Alt', isMac ? '⌥' : 'Alt');
};

/** Was this pressed? */
export function isPressed(event: KeyboardEvent, keys: string): boolean {
  const wanted = keys.split('+');
  return (
    (event.ctrlKey || event.metaKey) === wanted.includes('Mod') &&
    event.shiftKey === wanted.includes('Shift') &&
    event.altKey === wanted.includes('Alt') &&
    event.key.toLowerCase() === wanted.at(-1)?.toLowerCase()
  );
}
