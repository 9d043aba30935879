import { Textarea, TextInput } from '@mantine/core';
import {
  bulkMessages,
  longestReason,
  type TakeDown,
  takeDownForm,
} from '@masthead/shared/editorial/posts/bulk.ts';
import { contentLists } from '@masthead/shared/editorial/posts/content-lists.ts';
import type { AddedType } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import surface from '../../platform/ui/surface.module.css';
import textStyles from '../../platform/ui/text.module.css';
import { type ActionPost, useBulkAction, usesOf } from './bulk.queries.ts';
import styles from './content-list.module.css';

interface Props {
  type: AddedType;
  action: TakeDown;
  posts: readonly ActionPost[];
  onClose: () => void;
}

/** Asks for the reason for taking posts down, and lists emails and series that still contain them. */
export function TakeDownDialog({ type, action, posts, onClose }: Props) {
  const bulk = useBulkAction(type);
  const { title, about, label } = bulkMessages.takeDown[action];
  const area = useAreaForm(
    takeDownForm,
    { reason: '', moved_to: '' },
    { screen: contentLists[type].screen, id: null, dialog: action, title: label },
  );
  const dialogSave = useDialogSave(area, {
    send: ({ reason, moved_to: movedTo }) =>
      bulk.mutateAsync({ act: action, posts, reason, movedTo }),
    onSaved: onClose,
  });
  const { getInputProps } = area.form;
  return (
    <FormDialog title={title(posts.length)} onClose={onClose} saveLabel={label} {...dialogSave}>
      <p className={textStyles.dimmed}>{about(posts.length)}</p>
      <Carriers posts={posts} />
      <Textarea
        label={bulkMessages.reason}
        description={bulkMessages.reasonHint}
        autosize
        minRows={2}
        maxLength={longestReason}
        data-autofocus
        data-path="reason"
        withAsterisk
        {...getInputProps('reason')}
      />
      {action === 'unpublish' && (
        <TextInput
          label={bulkMessages.movedTo}
          placeholder="https://"
          data-path="moved_to"
          {...getInputProps('moved_to')}
        />
      )}
    </FormDialog>
  );
}

/** The scheduled emails and series that contain the posts, by name. */
function Carriers({ posts }: Pick<Props, 'posts'>) {
  const { data } = useQuery(usesOf(posts));
  if (!data || data.emails.length + data.series.length === 0) return null;
  return (
    <div className={`${surface.callout} ${styles.carriers}`} role="alert">
      <strong>{bulkMessages.stillCarried}</strong>
      <ul>
        {data.emails.map(({ id, subject }) => (
          <li key={`email ${id}`}>Email “{subject}”</li>
        ))}
        {data.series.map(({ id, name }) => (
          <li key={`series ${id}`}>Series “{name}”</li>
        ))}
      </ul>
      {data.emails.length > 0 && <p>{bulkMessages.sentAnyway}</p>}
    </div>
  );
}
