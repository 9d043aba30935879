import { countText } from '@masthead/shared/counting.ts';
import { sendDay, today, weekdayOf, weekdays } from '@masthead/shared/dates.ts';
import { type Desk, deskItems, summaryMessages } from '@masthead/shared/desk/desk.ts';
import { screens } from '@masthead/shared/screens.ts';
import { type Letter, letter, oneLine } from '../integrations/mail/letter.ts';

/** What waits for a person, each with the list that shows it. */
export function summaryLetter(
  { name }: { name: string },
  items: Desk['items'],
  { now, publicUrl }: { now: Date; publicUrl: string },
): Letter {
  const day = today(now);
  return letter({
    subject: summaryMessages.subject(`${weekdays[weekdayOf(day)]}, ${sendDay(day)}`),
    paragraphs: [summaryMessages.greeting(oneLine(name))],
    links: items.map(({ key, count, search }) => ({
      label: `${countText(count)} · ${deskItems[key].title}`,
      href: `${publicUrl}${screens[deskItems[key].screen].path}?${new URLSearchParams(search).toString()}`,
    })),
    button: { label: summaryMessages.button, href: `${publicUrl}${screens.home.path}` },
    otherwise: summaryMessages.otherwise,
  });
}
