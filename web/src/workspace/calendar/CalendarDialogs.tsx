import { may } from '@masthead/shared/platform/access/access.ts';
import type { Day } from '@masthead/shared/platform/values/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import { useUser } from '../../platform/api/session.ts';
import { late } from '../../platform/ui/late.tsx';
import type { Planning } from './calendar.queries.ts';
import type { Entry, Mark } from './MarkButton.tsx';

const MarkDialog = late(async () => (await import('./MarkDialog.tsx')).MarkDialog);
const AddDialog = late(async () => (await import('../../editorial/posts/AddDialog.tsx')).AddDialog);

/** What is open over the calendar: an entry, or a day that gets a new post. */
export type OpenInCalendar = { mark: Mark | Entry } | { addOn: Day };

interface Props {
  open: OpenInCalendar | null;
  onClose: () => void;
  onPlan: (planning: Planning) => void;
}

/** The dialogs of the calendar: planning an entry, and adding a post on a day. */
export function CalendarDialogs({ open, onClose, onPlan }: Props) {
  const user = useUser();
  return (
    <>
      {open && 'mark' in open && (
        <MarkDialog
          mark={open.mark}
          onClose={onClose}
          onPlan={(day) => {
            onClose();
            const { id, title } = open.mark;
            const was = 'day' in open.mark ? open.mark.day : null;
            onPlan({ id, title, was, day });
          }}
        />
      )}
      {open && 'addOn' in open && (
        <AddDialog
          type={may(user, screens.articleList.access) ? 'article' : 'event'}
          onClose={onClose}
          onAdded={({ id, headline }) =>
            onPlan({ id, title: headline, was: null, day: open.addOn })
          }
        />
      )}
    </>
  );
}
