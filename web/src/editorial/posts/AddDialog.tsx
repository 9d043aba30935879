import { TextInput } from '@mantine/core';
import { contentLists, listSentences } from '@masthead/shared/editorial/posts/content-lists.ts';
import type { NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import {
  type AddedType,
  newNewsItem,
  newsItemLimits,
} from '@masthead/shared/editorial/posts/news-item-form.ts';
import { SiteSelect } from '../../people/sites/SiteSelect.tsx';
import { call } from '../../platform/api/call.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { toast } from '../../platform/ui/toast.tsx';
import { intoEditor } from './editor-window.ts';
import { SectionSelect } from './SectionSelect.tsx';

interface Props {
  type: AddedType;
  onClose: () => void;
  /** Shown instead of the usual 'added' toast. */
  onAdded?: (post: NewsItem) => void;
}

/** Add Article, Event, Charity or Place (Spec, content 5); the editor opens in a new window then. */
export function AddDialog({
  type,
  onClose,
  onAdded = () => toast(listSentences(type).added),
}: Props) {
  const { screen, add, one, headline } = contentLists[type];
  const { addFailed } = listSentences(type);
  const area = useAreaForm(
    newNewsItem,
    { type, site_id: null, section_id: null, headline: '' },
    { screen, id: null, title: `New ${one}` },
  );
  const dialogSave = useDialogSave(area, {
    send: (body) => intoEditor(() => call(newsItemEditEndpoints.create, { body })),
    failure: addFailed,
    onSaved: (post) => {
      onAdded(post);
      onClose();
    },
  });
  const { form } = area;
  const { site_id: siteId = null, section_id: sectionId = null } = form.values;
  return (
    <FormDialog title={add} onClose={onClose} saveLabel={add} {...dialogSave}>
      <SiteSelect
        label="Site"
        withAsterisk
        data-path="site_id"
        value={siteId}
        error={form.errors.site_id}
        onChange={(next) => form.setValues({ site_id: next, section_id: null })}
      />
      {type !== 'event' && (
        <SectionSelect
          type={type}
          siteId={siteId}
          data-path="section_id"
          value={sectionId}
          error={form.errors.section_id}
          onChange={(next) => form.setFieldValue('section_id', next)}
        />
      )}
      <TextInput
        label={headline}
        withAsterisk
        maxLength={newsItemLimits.headline}
        {...form.getInputProps('headline')}
      />
    </FormDialog>
  );
}
