import { Button } from '@mantine/core';
import { emailTemplateRecord } from '@masthead/shared/email-templates/email-template.record.ts';
import {
  emailTemplateMessages,
  type WholeTemplate,
} from '@masthead/shared/email-templates/email-template.ts';
import { type FormValues, valuesOf } from '@masthead/shared/records/record.ts';
import { siteLabel } from '@masthead/shared/sites/site.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useGoTo } from '../app/links.tsx';
import { EditShell } from '../forms/EditShell.tsx';
import { labelsOf } from '../forms/record-labels.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
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

interface Props {
  /** Null is a new one. */
  template: WholeTemplate | null;
  /** What a new one begins with. */
  given?: Partial<FormValues<typeof emailTemplateRecord>>;
}

/** The form of one email template. */
export function EmailTemplateEditor({ template, given = {} }: Props) {
  const screen = template ? 'emailTemplateEdit' : 'emailTemplateAdd';
  const queryClient = useQueryClient();
  const goTo = useGoTo();
  const area = useRecordForm(emailTemplateRecord, template, {
    screen: 'emailTemplateAdd',
    given,
  });
  const saving = useSaving(area, {
    record: template,
    valuesOf: (saved: WholeTemplate) => valuesOf(emailTemplateRecord, saved),
    ...(template && { latest: () => latestTemplate(template.id) }),
    onSaved: (saved: WholeTemplate) => keepTemplate(queryClient, saved),
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
      <EmailTemplateFields {...area} template={template} />
      {template && <PastEmailPreview values={area.form.values} />}
    </EditShell>
  );
}

function useLabels() {
  const sites = useSites();
  const showSite = (id: number) => {
    const site = sites.data?.find((one) => one.id === id);
    return site ? siteLabel(site) : id;
  };
  return labelsOf(emailTemplateRecord, { siteId: showSite, audienceId: (id) => id });
}
