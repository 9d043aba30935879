import { TagsInput } from '@mantine/core';
import { bulkTagsForm } from '@masthead/shared/editorial/posts/bulk.ts';
import { contentLists } from '@masthead/shared/editorial/posts/content-lists.ts';
import { newsItemMessages } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import type { NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import { type AddedType, newsItemLimits } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { useBulkAction } from './bulk.queries.ts';

interface Props {
  type: AddedType;
  posts: NewsItem[];
  onClose: () => void;
}

/** Tags that all of the chosen posts get, or lose. */
export function BulkTagsDialog({ type, posts, onClose }: Props) {
  const bulk = useBulkAction(type);
  const area = useAreaForm(
    bulkTagsForm,
    { add_tags: [], remove_tags: [] },
    { screen: contentLists[type].screen, id: null, dialog: 'bulk-tags', title: 'Tags' },
  );
  const dialogSave = useDialogSave(area, {
    send: ({ add_tags: addTags, remove_tags: removeTags }) =>
      bulk.mutateAsync({ act: 'tag', posts, addTags, removeTags }),
    onSaved: onClose,
  });
  const { values, errors, setFieldValue } = area.form;
  const common = { maxTags: newsItemLimits.tags, placeholder: newsItemMessages.typeTag };
  const title = posts.length === 1 ? 'Tag 1 post' : `Tag ${posts.length} posts`;
  return (
    <FormDialog title={title} onClose={onClose} saveLabel={title} {...dialogSave}>
      <TagsInput
        {...common}
        label="Tags to add"
        data-path="add_tags"
        value={values.add_tags}
        error={errors.add_tags}
        onChange={(next) => setFieldValue('add_tags', next)}
      />
      <TagsInput
        {...common}
        label="Tags to remove"
        data={[...new Set(posts.flatMap(({ tags }) => tags))]}
        data-path="remove_tags"
        value={values.remove_tags}
        error={errors.remove_tags}
        onChange={(next) => setFieldValue('remove_tags', next)}
      />
    </FormDialog>
  );
}
