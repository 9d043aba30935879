import { rowRule } from '../access/rows.ts';

/** The account at Mailchimp is the staff's; its screen is the admins'. */
export const mailchimpRows = rowRule({ record: 'mailchimp account', seenBy: 'staff' });
