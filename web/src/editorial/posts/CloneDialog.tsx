import { Text } from '@mantine/core';
import { newsItemMessages } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import type { NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { cloneForm } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { SiteSelect } from '../../people/sites/SiteSelect.tsx';
import { call } from '../../platform/api/call.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { toast } from '../../platform/ui/toast.tsx';
import { intoEditor } from './editor-window.ts';
import { kinds, listOfPost } from './post-list.ts';
import { SectionSelect } from './SectionSelect.tsx';

/** Clone Article (Spec, content 5): a draft of another site; the editor opens in a new window then. */
export function CloneDialog({ post, onClose }: { post: NewsItem; onClose: () => void }) {
  const area = useAreaForm(
    cloneForm,
    { isEvent: post.is_event, siteId: null, sectionId: null },
    { screen: listOfPost(post), id: post.id, dialog: 'clone', title: post.headline },
  );
  const dialogSave = useDialogSave(area, {
    send: ({ siteId, sectionId }) =>
      intoEditor(() =>
        call(newsItemEditEndpoints.clone, {
          query: { siteId: String(siteId), ...(sectionId && { sectionId: String(sectionId) }) },
          body: { id: post.id },
        }),
      ),
    failure: newsItemMessages.cloneFailed,
    onSaved: () => {
      toast(newsItemMessages.cloned);
      onClose();
    },
  });
  const { form } = area;
  const { siteId = null, sectionId = null } = form.values;
  return (
    <FormDialog
      title={`Clone ${kinds[post.type]}`}
      onClose={onClose}
      saveLabel={`Clone ${kinds[post.type]}`}
      {...dialogSave}
    >
      <Text lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
        {post.headline}
      </Text>
      <SiteSelect
        label="Destination site"
        withAsterisk
        data-path="siteId"
        value={siteId}
        error={form.errors.siteId}
        onChange={(next) => form.setValues({ siteId: next, sectionId: null })}
      />
      {!post.is_event && (
        <SectionSelect
          type={post.type}
          siteId={siteId}
          preferred={post.sections[0]?.name}
          data-path="sectionId"
          value={sectionId}
          error={form.errors.sectionId}
          onChange={(next) => form.setFieldValue('sectionId', next)}
        />
      )}
    </FormDialog>
  );
}
