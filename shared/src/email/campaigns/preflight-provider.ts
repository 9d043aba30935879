import type { Finding } from '../../platform/values/findings.ts';

/** A point of the checklist that a mail provider keeps of its own. */
export interface ProviderPoint {
  /** It would not send the email like this; otherwise it only advises. */
  isError: boolean;
  heading: string;
  details: string;
}

const away = 'provider away';
const warning = 'provider warning';

/** Warnings about the provider, which are accepted like those of the rules. */
export const providerWarnings: readonly string[] = [away, warning];

/** Words in a heading, and the field that they speak of; the first that fits. */
const fields: readonly [RegExp, string][] = [
  [/preview/i, 'previewText'],
  [/subject/i, 'subject'],
  [/list|audience|recipient|segment|from|repl/i, 'emailTemplateId'],
  [/schedul|send time/i, 'sendTime'],
];

/** The campaign at the provider; the mail status stands for it. */
const campaign = 'providerCampaignId';

/** Why: a heading of the provider may mean anything; where no field can be told, it is about its campaign. */
const fieldOf = (heading: string): string =>
  fields.find(([words]) => words.test(heading))?.[1] ?? campaign;

/** What a provider has said of an email, as findings of preflight. */
export const providerFindings = (points: readonly ProviderPoint[]): Finding[] =>
  points.map(({ isError, heading, details }) => {
    const said = [heading, details].filter(Boolean).join(': ');
    return {
      key: isError ? 'provider error' : warning,
      severity: isError ? 'blocks' : 'warns',
      sentence: `Mailchimp says: ${said}`,
      path: fieldOf(heading),
      about: said,
    };
  });

/** Why it only warns: whether the provider takes the email is found out when it is scheduled. */
export const providerAway = (reason: string | null): Finding => ({
  key: away,
  severity: 'warns',
  sentence: `The mail provider couldn’t check this email. ${reason ?? 'Checked again when the email is scheduled.'}`,
  path: campaign,
  about: '',
});
