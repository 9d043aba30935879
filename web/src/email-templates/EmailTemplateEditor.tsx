import { Button } from '@mantine/core';
import {
  type EmailTemplateRecord,
  emailTemplateForm,
  emailTemplateMessages,
} from '@masthead/shared/email-templates/email-template.ts';
import { siteLabel } from '@masthead/shared/sites/site.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGoTo } from '../app/links.tsx';
import type { FieldLabels } from '../forms/ConflictDialog.tsx';
import { EditShell } from '../forms/EditShell.tsx';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { useSites } from '../sites/site.queries.ts';
import { toast } from '../ui/toast.tsx';
import { EmailTemplateFields } from './EmailTemplateFields.tsx';
import {
  createTemplate,
  keepTemplate,
  latestTemplate,
  updateTemplate,
  useDeleteTemplate,
} from './email-template.queries.ts';
import { PastEmailPreview } from './PastEmailPreview.tsx';
import { TemplateUse } from './TemplateUse.tsx';
import { newValues, type TemplateValues, valuesOf } from './template-values.ts';

/** The form of one email template; null is a new one. */
export function EmailTemplateEditor({ template }: { template: EmailTemplateRecord | null }) {
  const screen = template ? 'emailTemplateEdit' : 'emailTemplateAdd';
  const queryClient = useQueryClient();
  const goTo = useGoTo();
  const [initial] = useState(() => (template ? valuesOf(template) : newValues));
  const area = useAreaForm(emailTemplateForm, initial, {
    screen,
    id: template?.id ?? null,
    title: template?.description ?? 'New email template',
    version: template?.version,
  });
  const saving = useSaving(area, {
    record: template,
    valuesOf,
    ...(template && { latest: () => latestTemplate(template.id) }),
    onSaved: (saved: EmailTemplateRecord) => keepTemplate(queryClient, saved),
  });
  const removing = useDeleteTemplate();
  const labels = useLabels();

  const save = async () => {
    const saved = await saving.save((values, version) =>
      template ? updateTemplate({ id: template.id, version }, values) : createTemplate(values),
    );
    if (!saved) return;
    toast(template ? emailTemplateMessages.updated : emailTemplateMessages.added);
    if (!template) await goTo('emailTemplateList');
  };

  const remove = async (id: number) => {
    await removing.mutateAsync(id);
    area.discardChanges();
    await goTo('emailTemplateList');
  };

  return (
    <EditShell
      screen={screen}
      title={template?.description ?? 'New email template'}
      list="emailTemplateList"
      area={area}
      saving={saving}
      labels={labels}
      onSave={() => void save()}
      actions={
        <Button type="submit" loading={saving.isSaving}>
          Save
        </Button>
      }
      side={
        template && (
          <TemplateUse
            template={template}
            isDeleting={removing.isPending}
            onDelete={() => void remove(template.id).catch(() => {})}
          />
        )
      }
    >
      <EmailTemplateFields form={area.form} />
      {template && <PastEmailPreview values={area.form.values} />}
    </EditShell>
  );
}

function useLabels(): FieldLabels<TemplateValues> {
  const sites = useSites();
  const showSite = (id: number) => {
    const site = sites.data?.find((one) => one.id === id);
    return site ? siteLabel(site) : id;
  };
  return {
    description: 'Description',
    category: 'Category',
    siteId: { label: 'Site', show: showSite },
    mailchimpListId: 'Mailchimp Audience',
    fromName: 'From Name',
    replyTo: 'Reply To',
  };
}
