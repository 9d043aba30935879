import { TagsInput } from '@mantine/core';
import { newsItemMessages } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import type { NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { newsItemLimits, tagsForm } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { call } from '../../platform/api/call.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { toastUndo } from '../../platform/ui/toast.tsx';
import { marksOf, useTagPost } from './news-item.queries.ts';
import { listOfPost } from './post-list.ts';

/** The tags of a post, without its editor; its marks stay as they are. */
export function TagsDialog({ post, onClose }: { post: NewsItem; onClose: () => void }) {
  const { id, site_id: siteId, tags, version } = post;
  const undo = useTagPost(newsItemMessages.tagsBack);
  const area = useAreaForm(
    tagsForm,
    { tags },
    { screen: listOfPost(post), id, dialog: 'tags', title: post.headline, version },
  );
  const dialogSave = useDialogSave(area, {
    send: (values, seen = version) =>
      call(newsItemEditEndpoints.tag, {
        params: { siteId, postId: id },
        body: { tags: [...values.tags, ...marksOf(post)], version: seen },
      }),
    failure: newsItemMessages.tagsFailed,
    onSaved: (saved) => {
      toastUndo(newsItemMessages.tagged, () => undo.mutate({ post: saved, tags }));
      onClose();
    },
  });
  const { form } = area;
  return (
    <FormDialog title="Tags" onClose={onClose} saveLabel="Save tags" {...dialogSave}>
      <TagsInput
        label="Tags"
        description={post.headline}
        placeholder={form.values.tags.length === 0 ? newsItemMessages.typeTag : undefined}
        maxTags={newsItemLimits.tags}
        data-path="tags"
        value={form.values.tags}
        error={form.errors.tags}
        onChange={(next) => form.setFieldValue('tags', next)}
      />
    </FormDialog>
  );
}
