import { EmailTemplateEditor } from './EmailTemplateEditor.tsx';

/** Spec, platform 2.4: a new email template. */
export function EmailTemplateAddPage() {
  return <EmailTemplateEditor template={null} />;
}
