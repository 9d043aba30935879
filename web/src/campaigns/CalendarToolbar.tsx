import { campaignKinds } from '@masthead/shared/campaigns/campaign.ts';
import { listOfKind } from '@masthead/shared/campaigns/mail-screens.ts';
import type { Day } from '@masthead/shared/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import { SiteSelect } from '../sites/SiteSelect.tsx';
import { CalendarFilterRow, WordChoices } from '../ui/CalendarFilterRow.tsx';
import { CalendarSteps } from '../ui/CalendarSteps.tsx';
import { type CalendarSearch, planStates } from './email-calendar-search.ts';

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
