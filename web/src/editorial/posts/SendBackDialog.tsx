import { Textarea } from '@mantine/core';
import {
  longestNote,
  type StoryState,
  storyStateLabel,
  workflowMessages,
} from '@masthead/shared/editorial/posts/workflow.ts';
import { sendBackForm } from '@masthead/shared/editorial/posts/workflow-form.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import text from '../../platform/ui/text.module.css';
import { toast } from '../../platform/ui/toast.tsx';
import type { Story } from './use-move.ts';

interface Props {
  story: Story;
  to: StoryState;
  send: (note: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the sentence with which a story goes back to its writer. */
export function SendBackDialog({ story, to, send, onClose }: Props) {
  const area = useAreaForm(
    sendBackForm,
    { note: '' },
    { screen: 'postEdit', id: story.id, dialog: 'send-back', title: story.headline },
  );
  const dialogSave = useDialogSave(area, {
    send: ({ note }) => send(note),
    onSaved: () => {
      toast(workflowMessages.sentBack(story.headline));
      onClose();
    },
  });
  return (
    <FormDialog title="Send back" onClose={onClose} saveLabel="Send back" {...dialogSave}>
      <p className={text.dimmed}>
        {workflowMessages.goesBack(story.headline, storyStateLabel[to], story.workflow.assignee)}
      </p>
      <Textarea
        label="What is missing?"
        autosize
        minRows={2}
        maxLength={longestNote}
        data-autofocus
        data-path="note"
        withAsterisk
        {...area.form.getInputProps('note')}
      />
    </FormDialog>
  );
}
