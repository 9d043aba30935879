import { emailStyles } from '@masthead/shared/email/campaigns/campaign.ts';
import { useSearch } from '@tanstack/react-router';
import { z } from 'zod';
import { optionalId } from '../../platform/lists/search.ts';
import { EmailTemplateEditor } from './EmailTemplateEditor.tsx';

/** What the address may say of a new template: the category and site that the matrix lacks. */
const newTemplate = z.object({
  category: z.enum(emailStyles).nullable().default(null).catch(null),
  siteId: optionalId,
});

/** Spec, platform 2.4: a new email template. */
export function EmailTemplateAddPage() {
  const { category, siteId } = newTemplate.parse(useSearch({ strict: false }));
  const given = { ...(category && { category }), ...(siteId !== null && { siteId }) };
  return <EmailTemplateEditor template={null} given={given} />;
}
