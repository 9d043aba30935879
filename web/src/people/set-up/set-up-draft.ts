import { timeZoneChoices } from '@masthead/shared/people/sites/time-zones.ts';
import { centralZone } from '@masthead/shared/platform/values/dates.ts';

const key = 'masthead.set-up';

/** What the screen asks for, in the order in which it asks. */
export const steps = ['code', 'publisher', 'site', 'admin'] as const;
export type Step = (typeof steps)[number];

/** The time zone of this browser, if a site may have it. */
function ownTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZoneChoices().includes(timeZone) ? timeZone : centralZone;
}

const nothingTyped = () => ({
  code: '',
  publisher: '',
  timeZone: ownTimeZone(),
  property: '',
  city: '',
  url: '',
  postalAddress: '',
  name: '',
  email: '',
  password: '',
});
export type Typed = ReturnType<typeof nothingTyped>;

interface Draft {
  step: Step;
  typed: Typed;
}

/** What was typed in this tab before it was reloaded. */
export function readDraft(): Draft {
  const stored = sessionStorage.getItem(key);
  const draft = stored ? (JSON.parse(stored) as Draft) : null;
  return { step: draft?.step ?? 'code', typed: { ...nothingTyped(), ...draft?.typed } };
}

/** Why of this tab only, and without the password: it is nobody else's business. */
export const saveDraft = ({ step, typed }: Draft): void =>
  sessionStorage.setItem(key, JSON.stringify({ step, typed: { ...typed, password: '' } }));

export const forgetDraft = (): void => sessionStorage.removeItem(key);
