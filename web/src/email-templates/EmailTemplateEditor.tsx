import { emailTemplateEndpoints } from '@masthead/shared/email-templates/email-template.endpoints.ts';
import { emailTemplateOperations } from '@masthead/shared/email-templates/email-template.operations.ts';
import { emailTemplateRecord } from '@masthead/shared/email-templates/email-template.record.ts';
import {
  emailTemplateMessages,
  type WholeTemplate,
} from '@masthead/shared/email-templates/email-template.ts';
import type { FormValues } from '@masthead/shared/records/record.ts';
import { siteLabel } from '@masthead/shared/sites/site.ts';
import { call, callOperation } from '../app/call.ts';
import { useGoTo } from '../app/links.tsx';
import { RecordEditor } from '../records/RecordEditor.tsx';
import { useSites } from '../sites/site.queries.ts';
import { EmailTemplateFields } from './EmailTemplateFields.tsx';
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
  const goTo = useGoTo();
  return (
    <RecordEditor
      record={emailTemplateRecord}
      list="emailTemplateList"
      get={emailTemplateEndpoints.get}
      update={(body) => callOperation(emailTemplateOperations.updateEmailTemplate, body)}
      updated={emailTemplateMessages.updated}
      names={{ siteId: useSiteName(), audienceId: (id) => id }}
      saveLabel="Save"
      stored={template}
      asNew={
        template
          ? undefined
          : {
              screen: 'emailTemplateAdd',
              title: 'New email template',
              given,
              create: (values) => call(emailTemplateEndpoints.create, { body: values }),
              added: emailTemplateMessages.added,
              onAdded: () => void goTo('emailTemplateList'),
            }
      }
      side={(area) => template && <TemplateUse template={template} area={area} />}
    >
      {(area) => (
        <>
          <EmailTemplateFields {...area} template={template} />
          {template && <PastEmailPreview values={area.form.values} />}
        </>
      )}
    </RecordEditor>
  );
}

/** How a site is called, where two people's work is compared. */
function useSiteName() {
  const { data } = useSites();
  return (id: number) => {
    const site = data?.find((one) => one.id === id);
    return site ? siteLabel(site) : id;
  };
}
