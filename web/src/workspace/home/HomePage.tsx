import { Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { may } from '@masthead/shared/platform/access/access.ts';
import { screens } from '@masthead/shared/screens.ts';
import { useEffect } from 'react';
import { showStoredToast } from '../../platform/api/leave.ts';
import { navigationFor, ScreenLink } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import { Unfinished } from '../../platform/forms/late-unfinished.ts';
import { late } from '../../platform/ui/late.tsx';
import { Dateline } from './Dateline.tsx';
import { Desk } from './Desk.tsx';
import styles from './home.module.css';
import { LatestNews } from './LatestNews.tsx';

/** Why late: people who see articles don't need it. */
const Bookings = late(async () => (await import('./Bookings.tsx')).Bookings, <div />);

/** Spec, platform 2.1: the landing page, with the name of the product; laid out like a front page. */
export function HomePage() {
  const user = useUser();
  const hasNews = may(user, screens.articleList.access);
  const hasBookings = !hasNews && may(user, screens.adSlotQueue.access);
  const isAlone = !hasNews && !hasBookings;
  useDocumentTitle('Masthead');
  useEffect(showStoredToast, []);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.nameplate} tabIndex={-1}>
          Masthead
        </h1>
        <Dateline name={user.name} />
      </header>
      <Unfinished />
      <Desk hasBookings={hasBookings} />
      <div className={styles.columns} data-news={!isAlone || undefined}>
        {hasNews && <LatestNews />}
        {hasBookings && <Bookings />}
        <Inside isAlone={isAlone} />
      </div>
    </div>
  );
}

/** An index like a newspaper's: every screen that the person may open. */
function Inside({ isAlone }: { isAlone: boolean }) {
  const groups = navigationFor(useUser());
  return (
    <nav className={styles.inside} aria-label="Inside" data-alone={isAlone || undefined}>
      <h2 className={styles.kicker}>Inside</h2>
      {groups.length === 0 && (
        <Text c="dimmed" fz={17} ff="var(--serif)">
          Your roles don’t give you access to any screens yet. Ask an admin to add some.
        </Text>
      )}
      <div className={styles.index}>
        {groups.map(({ label, items }) => (
          <section key={label}>
            {items.some((item) => item.label !== label) && <h3>{label}</h3>}
            <ul>
              {items.map((item) => (
                <li key={item.key}>
                  <ScreenLink to={item.path}>{item.label}</ScreenLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
