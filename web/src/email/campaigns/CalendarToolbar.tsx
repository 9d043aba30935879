import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { type CampaignStatus, campaignKinds } from '@masthead/shared/email/campaigns/campaign.ts';
import type {
  CalendarEmail,
  EmailCalendar,
} from '@masthead/shared/email/campaigns/email-calendar.ts';
import { listOfKind } from '@masthead/shared/email/campaigns/mail-screens.ts';
import { calendarViews } from '@masthead/shared/platform/values/calendar-days.ts';
import type { Day } from '@masthead/shared/platform/values/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { SiteSelect } from '../../people/sites/SiteSelect.tsx';
import { queryOf } from '../../platform/api/call.ts';
import { choiceOf, optionalId } from '../../platform/lists/search.ts';
import { isChosen, someOf } from '../../platform/lists/some-of.ts';
import { CalendarFilterRow, WordChoices } from '../../platform/ui/CalendarFilterRow.tsx';
import { CalendarSteps } from '../../platform/ui/CalendarSteps.tsx';

interface Props {
  search: CalendarSearch;
  onSearch: (changes: Partial<CalendarSearch>) => void;
  today: Day;
}

const kindNames = Object.fromEntries(
  campaignKinds.map((kind) => [kind, screens[listOfKind[kind]].title]),
) as Record<(typeof campaignKinds)[number], string>;
const stateNames = { Draft: 'Draft', Scheduled: 'Scheduled', Sent: 'Sent' };

/** Which days, and which emails. */
export function CalendarToolbar({ search, onSearch, today }: Props) {
  return (
    <>
      <CalendarSteps
        view={search.view}
        day={search.day ?? today}
        today={today}
        onChange={({ day, view }) =>
          onSearch({ ...(view && { view }), ...(day && { day: day === today ? null : day }) })
        }
      />
      <CalendarFilterRow>
        <SiteSelect
          label="City"
          placeholder="All cities"
          clearable
          value={search.siteId}
          onChange={(siteId) => onSearch({ siteId })}
        />
        <WordChoices
          label="Kinds"
          names={kindNames}
          all={campaignKinds}
          value={search.kinds}
          onChange={(kinds) => onSearch({ kinds })}
        />
        <WordChoices
          label="States"
          names={stateNames}
          all={planStates}
          value={search.states}
          onChange={(states) => onSearch({ states })}
        />
      </CalendarFilterRow>
    </>
  );
}

/** What an email's status comes to in a plan. */
const planStates = ['Draft', 'Scheduled', 'Sent'] as const;

/** What the address of the calendar holds. */
export const calendarSearch = z.object({
  view: choiceOf(calendarViews),
  /** A day of the month or week that is shown; none is today's. */
  day: z.iso
    .date()
    .refine((day) => day >= '2000-01-01' && day <= '2100-12-31')
    .nullable()
    .default(null)
    .catch(null),
  siteId: optionalId,
  kinds: someOf(campaignKinds),
  states: someOf(planStates),
});
type CalendarSearch = z.output<typeof calendarSearch>;

/** The emails of these days; the old ones stay until the new ones are there. */
export const calendarQuery = (siteId: number | null, days: readonly Day[]) =>
  queryOptions({
    ...queryOf(campaignEndpoints.calendar, {
      query: {
        from: days[0] ?? '',
        to: days.at(-1) ?? '',
        ...(siteId !== null && { siteId: String(siteId) }),
      },
    }),
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });

const drafts: CampaignStatus[] = ['draft', 'canceled', 'failed', 'late'];

const stateOf = ({ status }: CalendarEmail): (typeof planStates)[number] => {
  if (drafts.includes(status)) return 'Draft';
  return status === 'sent' ? 'Sent' : 'Scheduled';
};

/** What of the calendar the filters leave; gaps are those of digests. */
export function filtered(
  { emails, gaps }: EmailCalendar,
  { kinds, states }: CalendarSearch,
): EmailCalendar {
  return {
    emails: emails.filter(
      (email) => isChosen(kinds, email.kind) && isChosen(states, stateOf(email)),
    ),
    gaps: isChosen(kinds, 'daily-digest') && states === '' ? gaps : [],
  };
}
