import { emailTemplateEndpoints } from '@masthead/shared/email/templates/email-template.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useScreenParams } from '../../platform/api/links.tsx';
import { Loaded } from '../../platform/forms/Loaded.tsx';
import { firstRecord, recordQuery } from '../../platform/records/record-query.ts';
import { EmailTemplateEditor } from './EmailTemplateEditor.tsx';

/** Spec, platform 2.4: one email template. */
export function EmailTemplateEditPage() {
  const { id } = useScreenParams('emailTemplateEdit');
  const query = useQuery(recordQuery(emailTemplateEndpoints.get, id));
  return (
    <Loaded screen="emailTemplateEdit" list="emailTemplateList" query={query}>
      {(template) => <EmailTemplateEditor key={template.id} template={template} />}
    </Loaded>
  );
}
EmailTemplateEditPage.firstQuery = firstRecord(emailTemplateEndpoints.get);
