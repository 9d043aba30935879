import { ActionIcon, Button, Input, TextInput } from '@mantine/core';
import {
  embedGiven,
  embedProviders,
  richTextMessages,
} from '@masthead/shared/platform/rich-text/embeds.ts';
import { type Editor, EditorContent, useEditorState } from '@tiptap/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useViewLock } from '../api/session.ts';
import { late } from '../ui/late.tsx';
import { toast } from '../ui/toast.tsx';
import {
  type Bar,
  blockActions,
  type EditorAction,
  type Frame,
  isPressed,
  keyActions,
} from './editor-actions.ts';
import type { Picture } from './figure.ts';
import { type FindTargets, LineBar, LinkBar } from './LinkBar.tsx';
import './rich-text.css';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { foundIn } from './find.ts';
import styles from './rich-text.module.css';
import { SlashMenu } from './SlashMenu.tsx';
import { Toolbar } from './Toolbar.tsx';
import { type TextField, useRichEditor } from './use-rich-editor.ts';

/** Why late: no text opens with the cursor in a picture or a table. */
const BlockBars = late(async () => (await import('./BlockBars.tsx')).BlockBars);

interface Props extends TextField {
  error?: ReactNode;
  'data-path'?: string;
  /** Its block types; the common ones by default. */
  blocks?: readonly EditorAction[];
  /** Has a person choose a picture, or take one of these files; texts of emails have none. */
  choosePicture?: (asked: PictureWanted) => void;
  /** Has a person choose a photoset of the library. */
  choosePhotoset?: (asked: PhotosetWanted) => void;
  /** The pages of our own that a link may lead to. */
  findTargets?: FindTargets;
  /** A warning to the writer, such as a text over its limit. */
  warning?: string | null;
  /** Content below the text, such as a counter. */
  foot?: (editor: Editor) => ReactNode;
}

/** A request to insert something from the library. */
interface Wanted<T> {
  onChosen: (chosen: T) => void;
  /** Returns the focus to the text, with or without a choice. */
  onClosed: () => void;
}
export interface PictureWanted extends Wanted<Picture> {
  /** Dropped or pasted files; without them, the dialog lets the user choose. */
  files?: File[] | undefined;
}
/** A photoset is wanted by its id. */
export type PhotosetWanted = Wanted<number>;

/** Rich text with its toolbar, slash menu, find and pictures; everything by keyboard too. */
export function RichText(props: Props) {
  const { error, choosePicture, choosePhotoset, findTargets, warning, foot, ...others } = props;
  const { 'data-path': path, blocks = blockActions, ...given } = others;
  const viewLock = useViewLock();
  const field = { ...given, isReadOnly: given.isReadOnly || viewLock !== null };
  const leftOut = richTextMessages[field.isEmail ? 'noEmailPictures' : 'noPictures'];
  const [bar, setBar] = useState<Bar | null>(null);
  const errorId = useId();
  const frame: Frame = {
    open: setBar,
    choosePicture: () => addPicture(),
    choosePhotoset: () => wantPhotoset((id) => editor.chain().focus().addPhotoset(id).run()),
  };
  // Why later: the dialog traps the focus until it closes.
  const onClosed = () => void requestAnimationFrame(() => editor.commands.focus());
  const want = (onChosen: (picture: Picture) => void, files?: File[]) =>
    choosePicture?.({ files, onChosen, onClosed });
  const wantPhotoset = (onChosen: (id: number) => void) => choosePhotoset?.({ onChosen, onClosed });
  const addPicture = (files?: File[]) =>
    want((picture) => editor.chain().focus().addPicture(picture).run(), files);
  const onSlashKey = useRef<((event: KeyboardEvent) => boolean) | null>(null);
  const onKey = useRef((event: KeyboardEvent): boolean => {
    if (onSlashKey.current?.(event)) return true;
    const action = keyActions.find(({ keys }) => keys && isPressed(event, keys));
    if (!action) return false;
    event.preventDefault();
    // Why: Ctrl-K in a text is a link and not the palette.
    event.stopPropagation();
    action.run(editor, { open: setBar, choosePicture: () => {}, choosePhotoset: () => {} });
    return true;
  });
  const listen = (onSlash: (event: KeyboardEvent) => boolean) => {
    onSlashKey.current = onSlash;
  };
  const editor = useRichEditor(field, onKey, {
    onLeftOut: () => toast(leftOut),
    onFiles: (files) => (field.isEmail ? toast(leftOut) : addPicture(files)),
  });
  useEffect(() => {
    // Why: one that was made for a drawing that React gave up is gone before its effects run; the next follows.
    if (editor.isDestroyed) return;
    const { dom } = editor.view;
    // Why here: who writes is in this element, and its wrapper is never read out.
    if (error) {
      dom.setAttribute('aria-invalid', 'true');
      dom.setAttribute('aria-describedby', errorId);
    } else {
      dom.removeAttribute('aria-invalid');
      dom.removeAttribute('aria-describedby');
    }
  }, [editor, error, errorId]);
  const close = () => {
    setBar(null);
    editor.commands.focus();
  };
  return (
    <div
      className={styles.field}
      data-error={error ? true : undefined}
      data-email={field.isEmail || undefined}
      data-fixed={field.isReadOnly || undefined}
    >
      {!field.isReadOnly && (
        <div className={styles.top}>
          <Toolbar
            editor={editor}
            frame={frame}
            blocks={blocks}
            label={`Formatting of ${field.label.toLowerCase()}`}
          />
          {bar === 'link' && <LinkBar editor={editor} findTargets={findTargets} onClose={close} />}
          {bar === 'embed' && <EmbedBar editor={editor} onClose={close} />}
          {bar === 'find' && <FindBar editor={editor} onClose={close} />}
          {!field.isEmail && (
            <BlockBars editor={editor} choosePicture={want} choosePhotoset={wantPhotoset} />
          )}
          <div role="status">{warning && <p className={styles.over}>{warning}</p>}</div>
        </div>
      )}
      <EditorContent editor={editor} className={styles.text} data-path={path} />
      {!field.isReadOnly && (
        <SlashMenu editor={editor} frame={frame} blocks={blocks} listen={listen} />
      )}
      {error && <Input.Error id={errorId}>{error}</Input.Error>}
      {foot?.(editor)}
    </div>
  );
}

interface EmbedBarProps {
  editor: Editor;
  onClose: () => void;
}

/** Embeds content by its address, if the site is on the allow-list. */
function EmbedBar({ editor, onClose }: EmbedBarProps) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string | null>(null);
  const onSubmit = () => {
    // Why: typing to correct the address must not go into the text.
    if (!embedGiven(address)) return setError(richTextMessages.embed);
    editor.chain().focus().addEmbed(address).run();
    onClose();
  };
  return (
    <LineBar label="Embed" onSubmit={onSubmit} onClose={onClose}>
      <TextInput
        aria-label="Embed URL"
        placeholder={`${embedProviders.slice(0, 3).join(', ')} …`}
        size="xs"
        data-autofocus
        value={address}
        error={error}
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          setError(null);
        }}
      />
      <Button size="xs" type="submit">
        Add
      </Button>
    </LineBar>
  );
}

interface FindBarProps {
  editor: Editor;
  onClose: () => void;
}

/** Finds words: Enter for the next match, Shift+Enter for the previous one. */
function FindBar({ editor, onClose }: FindBarProps) {
  const { words, places, current } = useEditorState({
    editor,
    selector: ({ editor: now }) => foundIn(now.state),
  });
  useEffect(() => () => void (editor.isDestroyed || editor.commands.find('')), [editor]);
  const step = (way: 1 | -1) => editor.commands.findNext(way);
  const count =
    places.length === 0 ? richTextMessages.notFound : `${current + 1} of ${places.length}`;
  return (
    <LineBar label="Find" onSubmit={() => step(1)} onClose={onClose}>
      <TextInput
        aria-label="Find in text"
        placeholder="Find in text"
        size="xs"
        data-autofocus
        value={words}
        onChange={(event) => editor.commands.find(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !event.shiftKey) return;
          event.stopPropagation();
          event.preventDefault();
          step(-1);
        }}
      />
      <span className={styles.count} role="status">
        {words && count}
      </span>
      <ActionIcon variant="subtle" color="gray" aria-label="Previous" onClick={() => step(-1)}>
        <IconArrowUp size={16} stroke={1.6} />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" aria-label="Next" onClick={() => step(1)}>
        <IconArrowDown size={16} stroke={1.6} />
      </ActionIcon>
    </LineBar>
  );
}
