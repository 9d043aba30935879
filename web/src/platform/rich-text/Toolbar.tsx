import { ActionIcon } from '@mantine/core';
import { choicesOf, fontSizes, spaces } from '@masthead/shared/platform/rich-text/sizes.ts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef } from 'react';
import {
  type EditorAction,
  type Frame,
  findAction,
  keysText,
  letterActions,
} from './editor-actions.ts';
import styles from './rich-text.module.css';
import { undoOf } from './shared-undo.ts';

interface Props {
  editor: Editor;
  frame: Frame;
  label: string;
  /** The block types of the text. */
  blocks: readonly EditorAction[];
}

const undoActions: (EditorAction & { canRun: (editor: Editor) => boolean })[] = [
  {
    key: 'undo',
    label: 'Undo',
    keys: 'Mod+Z',
    icon: IconArrowBackUp,
    canRun: (editor) => undoOf(editor).canUndo(),
    run: (editor) => undoOf(editor).undo(),
  },
  {
    key: 'redo',
    label: 'Redo',
    keys: 'Mod+Shift+Z',
    icon: IconArrowForwardUp,
    canRun: (editor) => undoOf(editor).canRedo(),
    run: (editor) => undoOf(editor).redo(),
  },
];

/** The toolbar: one stop for Tab, and the arrow keys within. */
export function Toolbar({ editor, frame, label, blocks }: Props) {
  const groups = [letterActions, blocks.filter(({ isRare }) => !isRare), [findAction]];
  const bar = useRef<HTMLDivElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => stateOf(now, groups.flat()),
  });
  const onKeyDown = (event: KeyboardEvent) => moveFocus(event, bar.current);
  const button = (action: EditorAction, isOff = false) => (
    <ActionIcon
      key={action.key}
      variant="subtle"
      color="gray"
      tabIndex={action === letterActions[0] ? 0 : -1}
      aria-label={action.label}
      aria-pressed={action.isActive ? state.active.includes(action.key) : undefined}
      data-disabled={isOff || undefined}
      aria-disabled={isOff || undefined}
      title={action.keys ? `${action.label} (${keysText(action.keys)})` : action.label}
      className={styles.act}
      // Why: a press must not take the selection from the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => action.run(editor, frame)}
    >
      <action.icon size={17} stroke={1.6} />
    </ActionIcon>
  );
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-orientation="horizontal"
      className={styles.toolbar}
      onKeyDown={onKeyDown}
      onFocus={(event) => rememberStop(event.target, bar.current)}
    >
      {groups.map((actions) => (
        <div key={actions[0]?.key} className={styles.group}>
          {actions.map((action) => button(action))}
        </div>
      ))}
      <div className={styles.group}>
        <SizeChoice
          label="Text size"
          usual="Size"
          choices={fontSizeChoices}
          value={state.fontSize}
          onChange={(size) => editor.chain().focus().setFontSize(size).run()}
        />
        <SizeChoice
          label="Space below"
          usual="Space"
          choices={spaceChoices}
          value={state.spaceBelow}
          onChange={(space) => editor.chain().focus().setSpaceBelow(space).run()}
        />
      </div>
      <div className={styles.group}>
        {undoActions.map((action) => button(action, !state.can.includes(action.key)))}
      </div>
    </div>
  );
}

const fontSizeChoices = choicesOf(fontSizes);
const spaceChoices = choicesOf(spaces);

function stateOf(editor: Editor, actions: readonly EditorAction[]) {
  const isActive = ({ isActive: is }: EditorAction) => is?.(editor) ?? false;
  return {
    active: actions.filter(isActive).map(({ key }) => key),
    can: undoActions.filter(({ canRun }) => canRun(editor)).map(({ key }) => key),
    fontSize: numberOf(editor.getAttributes('textStyle').fontSize),
    spaceBelow: numberOf(editor.getAttributes('paragraph').spaceBelow),
  };
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

interface SizeChoiceProps {
  label: string;
  usual: string;
  choices: number[];
  value: number | null;
  onChange: (value: number | null) => void;
}

function SizeChoice({ label, usual, choices, value, onChange }: SizeChoiceProps) {
  return (
    <select
      aria-label={label}
      title={label}
      tabIndex={-1}
      className={styles.choice}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    >
      <option value="">{usual}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice} px
        </option>
      ))}
    </select>
  );
}

const stopsOf = (bar: HTMLElement | null) => [
  ...(bar?.querySelectorAll<HTMLElement>('button, select') ?? []),
];

/** The one stop for Tab is where the focus was last. */
function rememberStop(stop: HTMLElement, bar: HTMLElement | null): void {
  for (const one of stopsOf(bar)) one.tabIndex = one === stop ? 0 : -1;
}

function moveFocus(event: KeyboardEvent, bar: HTMLElement | null): void {
  const stops = stopsOf(bar);
  const at = stops.indexOf(event.target as HTMLElement);
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: stops.length - 1,
  };
  const to = steps[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  stops[(to + stops.length) % stops.length]?.focus();
}
