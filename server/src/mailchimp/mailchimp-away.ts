import {
  mailchimpMessages,
  mailchimpReasons,
  mailchimpRefusals,
} from '@masthead/shared/mailchimp/mailchimp.messages.ts';
import { ProviderAway } from '../integrations/mail/mail-provider.ts';
import { MailchimpFailure } from '../integrations/mail/mailchimp-failure.ts';

/** What each call is about; the first that fits. */
const subjects: readonly [RegExp, keyof typeof mailchimpRefusals][] = [
  [/^GET \/(ping)?$/, 'account'],
  [/^GET \/lists/, 'audiences'],
  [/send-checklist$/, 'checklist'],
  [/^GET /, 'campaign'],
  [/actions\/test$/, 'test'],
  [/^DELETE |actions\/(unschedule|cancel-send)$/, 'takeBack'],
];

/** Why a request came to nothing, as the end of a sentence; in Mailchimp's own words where it has some. */
export function reasonOf({ why, status, message }: MailchimpFailure): string {
  if (why !== 'refused') return mailchimpReasons.away;
  if (status === 401) return mailchimpReasons.key;
  if (status === 403) return mailchimpReasons.forbidden;
  return message || mailchimpReasons.none;
}

/** What a refusal means to people: it names what was refused, an email only where an email was. */
export function refusalOf(failure: MailchimpFailure): string {
  if (failure.status === 401) return mailchimpMessages.keyRefusedLater;
  const subject = subjects.find(([call]) => call.test(failure.call ?? ''))?.[1] ?? 'email';
  return mailchimpRefusals[subject](reasonOf(failure));
}

/** What a failure means to people. */
export function awayOf(error: unknown): ProviderAway {
  if (error instanceof ProviderAway) return error;
  if (!(error instanceof MailchimpFailure)) throw error;
  return new ProviderAway(error.message, error.why === 'refused' ? refusalOf(error) : null);
}
