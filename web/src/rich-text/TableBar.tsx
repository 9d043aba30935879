import { Button } from '@mantine/core';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { LineBar } from './LineBar.tsx';

const acts: { label: string; run: (chain: ChainedCommands) => ChainedCommands }[] = [
  { label: 'Row above', run: (chain) => chain.addRowBefore() },
  { label: 'Row below', run: (chain) => chain.addRowAfter() },
  { label: 'Delete row', run: (chain) => chain.deleteRow() },
  { label: 'Column before', run: (chain) => chain.addColumnBefore() },
  { label: 'Column after', run: (chain) => chain.addColumnAfter() },
  { label: 'Delete column', run: (chain) => chain.deleteColumn() },
  { label: 'Heading row', run: (chain) => chain.toggleHeaderRow() },
  { label: 'Join or split cells', run: (chain) => chain.mergeOrSplit() },
  { label: 'Delete table', run: (chain) => chain.deleteTable() },
];

/** What can be done with the table that the cursor is in. */
export function TableBar({ editor }: { editor: Editor }) {
  const isInTable = useEditorState({
    editor,
    selector: ({ editor: now }) => now.isActive('table'),
  });
  if (!isInTable) return null;
  return (
    <LineBar label="Table">
      {acts.map(({ label, run }) => (
        <Button
          key={label}
          size="compact-xs"
          variant="default"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor.chain().focus()).run()}
        >
          {label}
        </Button>
      ))}
    </LineBar>
  );
}
