import type { Finding } from '../../platform/values/findings.ts';

/** An item of the mail provider's own checklist. */
export interface ProviderPoint {
  /** True: blocks sending; false: advice only. */
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

/** The campaign at the provider; its findings link to the mail status panel. */
const campaign = 'providerCampaignId';

/** Why: provider headings vary; without a matching field, the finding belongs to the campaign. */
const fieldOf = (heading: string): string =>
  fields.find(([words]) => words.test(heading))?.[1] ?? campaign;

/** The provider's checklist as preflight findings. */
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
