import { MultiSelect, TextInput } from '@mantine/core';
import type { ContentFilters } from '@masthead/shared/editorial/posts/content-filters.ts';
import { contentLists } from '@masthead/shared/editorial/posts/content-lists.ts';
import type { AddedType } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { savedViewEndpoints } from '@masthead/shared/editorial/posts/saved-view.endpoints.ts';
import {
  newSavedView,
  type SavedView,
  savedViewMessages,
  teamsOf,
} from '@masthead/shared/editorial/posts/saved-view.ts';
import { roleNames } from '@masthead/shared/platform/access/roles.ts';
import { call } from '../../platform/api/call.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { maxLengthOf } from '../../platform/forms/max-length.ts';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { toast } from '../../platform/ui/toast.tsx';

interface Props {
  type: AddedType;
  filters: ContentFilters;
  /** The view that gets another name or other teams; null is a new one. */
  view: SavedView | null;
  onClose: () => void;
}

/** Saves the list's filters as a named view, private or shared with teams. */
export function SaveViewDialog({ type, filters, view, onClose }: Props) {
  const area = useAreaForm(
    newSavedView,
    { type, filters, name: view?.name ?? '', teams: view?.teams ?? [] },
    { screen: contentLists[type].screen, id: null, dialog: 'view', title: 'View' },
  );
  const dialogSave = useDialogSave(area, {
    send: (body) =>
      view
        ? call(savedViewEndpoints.update, { body: { ...body, id: view.id, version: view.version } })
        : call(savedViewEndpoints.create, { body }),
    failure: savedViewMessages.saveFailed,
    onSaved: () => {
      toast(savedViewMessages.saved);
      onClose();
    },
  });
  const { form } = area;
  return (
    <FormDialog
      title={view ? 'Edit view' : 'Save view'}
      onClose={onClose}
      saveLabel="Save view"
      {...dialogSave}
    >
      <TextInput
        label="Name"
        withAsterisk
        maxLength={maxLengthOf(newSavedView.shape.name)}
        placeholder="Drafts flagged for editor"
        {...form.getInputProps('name')}
      />
      <MultiSelect
        label="Share with"
        description="Everyone with one of these roles sees it in the navigation, with its count."
        placeholder={form.values.teams?.length ? undefined : 'Only me'}
        data={teamsOf(type).map((role) => ({ value: role, label: roleNames[role] }))}
        data-path="teams"
        value={form.values.teams}
        error={form.errors.teams}
        onChange={(teams) => form.setFieldValue('teams', teams)}
      />
    </FormDialog>
  );
}
