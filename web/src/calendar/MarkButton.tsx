import type { MarkKind } from '@masthead/shared/calendar/calendar.ts';
import IconArticle from '@tabler/icons-react/dist/esm/icons/IconArticle.mjs';
import IconBadgeAd from '@tabler/icons-react/dist/esm/icons/IconBadgeAd.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import textStyles from '../ui/text.module.css';
import styles from './calendar.module.css';
import { inWords, type Mark, standing } from './calendar-marks.ts';

export const kindIcons: Record<MarkKind, typeof IconArticle> = {
  article: IconArticle,
  event: IconTicket,
  email: IconMail,
  slot: IconBadgeAd,
};

/** A mark: what it is by its sign, how it stands by its shape and colour, and more in its dialog. */
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
      <span className={styles.title}>{mark.title || 'Untitled'}</span>
      <span className={styles.facts}>{[mark.when, mark.cities].filter(Boolean).join(' · ')}</span>
    </button>
  );
}
