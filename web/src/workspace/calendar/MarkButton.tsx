import { isAllDay } from '@masthead/shared/editorial/posts/event-times.ts';
import {
  inSiteOrder,
  isCityChoice,
  type Site,
  siteLabel,
} from '@masthead/shared/people/sites/site.record.ts';
import { centralClock, clockTime, type Day } from '@masthead/shared/platform/values/dates.ts';
import {
  type CalendarEntry,
  type CalendarGap,
  type CalendarMark,
  kindLabel,
  type MarkKind,
  stateLabel,
} from '@masthead/shared/workspace/calendar/calendar.ts';
import IconArticle from '@tabler/icons-react/dist/esm/icons/IconArticle.mjs';
import IconBadgeAd from '@tabler/icons-react/dist/esm/icons/IconBadgeAd.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { dragged, type GridMark } from '../../platform/ui/CalendarGrid.tsx';
import textStyles from '../../platform/ui/text.module.css';
import styles from './calendar.module.css';

const kindIcons: Record<MarkKind, typeof IconArticle> = {
  article: IconArticle,
  event: IconTicket,
  email: IconMail,
  slot: IconBadgeAd,
};

/** A mark: the icon shows its kind, shape and color show its state, and its dialog shows the rest. */
export function MarkButton({ mark, onOpen }: { mark: Mark; onOpen: () => void }) {
  const Icon = kindIcons[mark.kind];
  return (
    <button
      type="button"
      className={styles.mark}
      data-state={mark.state}
      title={inWords(mark)}
      onClick={onOpen}
    >
      <Icon size={13} stroke={1.75} aria-hidden />
      <span className={textStyles.hidden}>{standing(mark)}: </span>
      <span className={`${textStyles.lines} ${styles.title}`}>{mark.title || 'Untitled'}</span>
      <span className={`${textStyles.line} ${styles.facts}`}>
        {[mark.when, mark.cities].filter(Boolean).join(' · ')}
      </span>
    </button>
  );
}

/** An entry without a day, with its labels. */
export interface Entry extends CalendarEntry {
  key: string;
  cities: string;
  /** 'Article' */
  noun: string;
}
/** An entry on a day. */
export interface Mark extends GridMark, CalendarMark {
  cities: string;
  noun: string;
  /** '6:45 AM', 'starts', 'ends 5:00 PM' */
  when: string;
}

const nounOf = (kind: MarkKind) => kindLabel[kind].replace(/s$/, '');
const keyOf = ({ kind, id }: CalendarEntry) => `${kind}-${id}`;

/** Up to two sites by name, more as a number. */
function citiesOf({ siteIds }: CalendarEntry, sites: readonly Site[]): string {
  const named = sites.filter(({ id }) => siteIds.includes(id)).map(siteLabel);
  return named.length > 2 ? `${named.length} sites` : named.join(', ');
}

export const entryOf = (entry: CalendarEntry, sites: readonly Site[]): Entry => ({
  ...entry,
  key: keyOf(entry),
  cities: citiesOf(entry, sites),
  noun: nounOf(entry.kind),
});

export const markOf = (mark: CalendarMark, sites: readonly Site[]): Mark => ({
  ...mark,
  key: mark.edge ? `${keyOf(mark)}-${mark.edge}` : keyOf(mark),
  cities: citiesOf(mark, sites),
  noun: nounOf(mark.kind),
  when: whenOf(mark),
  isMovable: mark.state === 'planned' && (mark.kind === 'article' || mark.kind === 'event'),
});

function whenOf({ kind, at, until, edge }: CalendarMark): string {
  if (kind === 'event' && at && isAllDay(new Date(at), until ? new Date(until) : null))
    return edge ?? 'All day';
  const moment = edge === 'ends' ? until : at;
  return [edge, moment && clockTime(centralClock(new Date(moment)))].filter(Boolean).join(' ');
}

/** Live articles: a month view shows those of a past day as a number. */
export const isOldNews = ({ kind, state }: CalendarMark) => kind === 'article' && state === 'live';

/** 'Planned article' */
const standing = ({ state, noun }: Mark): string => `${stateLabel[state]} ${noun.toLowerCase()}`;

/** 'Planned article: Tacos at dawn, Austin' */
const inWords = (mark: Mark): string =>
  [`${standing(mark)}: ${mark.title}`, mark.cities, mark.when].filter(Boolean).join(', ');

/** The sites without a post on a coming day, as a sentence; null if there are none. */
export function gapWords(gaps: readonly CalendarGap[], day: Day, sites: readonly Site[]) {
  const ids = gaps.filter((gap) => gap.day === day).map(({ siteId }) => siteId);
  if (ids.length === 0) return null;
  const cities = inSiteOrder(sites).filter(isCityChoice);
  const named = cities.filter(({ id }) => ids.includes(id)).map(siteLabel);
  const isAll = named.length > 1 && named.length === cities.length;
  return `No post: ${isAll ? 'all sites' : named.join(', ')}`;
}

interface UnplannedProps {
  entries: readonly Entry[];
  onOpen: (entry: Entry) => void;
}

/** Drafts without a date: dragged onto one, or planned in their dialog. */
export function Unplanned({ entries, onOpen }: UnplannedProps) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.unplanned} aria-label="Drafts without a date">
      <h2 className={styles.unplannedTitle}>Drafts without a date</h2>
      <ul>
        {entries.map((entry) => {
          const Icon = kindIcons[entry.kind];
          return (
            <li key={entry.key} {...dragged(entry.key)}>
              <button
                type="button"
                className={styles.mark}
                data-state="planned"
                onClick={() => onOpen(entry)}
              >
                <Icon size={13} stroke={1.75} aria-hidden />
                <span className={`${textStyles.lines} ${styles.title}`}>
                  {entry.title || 'Untitled'}
                </span>
                <span className={`${textStyles.line} ${styles.facts}`}>{entry.cities}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
