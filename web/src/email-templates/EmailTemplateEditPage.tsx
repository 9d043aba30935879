import { useQuery } from '@tanstack/react-query';
import { useScreenParams } from '../app/links.tsx';
import { Loaded } from '../forms/Loaded.tsx';
import { EmailTemplateEditor } from './EmailTemplateEditor.tsx';
import { templateQuery } from './email-template.queries.ts';

/** Spec, platform 2.4: one email template. */
export function EmailTemplateEditPage() {
  const { id } = useScreenParams('emailTemplateEdit');
  const query = useQuery(templateQuery(id));
  return (
    <Loaded screen="emailTemplateEdit" list="emailTemplateList" query={query}>
      {(template) => <EmailTemplateEditor key={template.id} template={template} />}
    </Loaded>
  );
}
