import { rowRule } from '../access/rows.ts';

/** Email templates, and what they send with, are the staff's. */
export const emailTemplateRows = rowRule({ record: 'email template', seenBy: 'staff' });

/** What templates are called is everybody's: every form that picks one names them (Spec, platform 7). */
export const emailTemplateNames = rowRule({ record: 'email template name', seenBy: 'everybody' });
