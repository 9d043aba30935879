import { useDocumentTitle } from '@mantine/hooks';
import { may } from '@masthead/shared/access.ts';
import { screens } from '@masthead/shared/screens.ts';
import { lazy, Suspense, useEffect } from 'react';
import { useUser } from '../app/session.ts';
import { Unfinished } from '../forms/Unfinished.tsx';
import { Dateline } from './Dateline.tsx';
import { Desk } from './Desk.tsx';
import styles from './home.module.css';
import { Inside } from './Inside.tsx';
import { LatestNews } from './LatestNews.tsx';
import { showKeptToast } from './leave.ts';

/** Why: who reads the news needs nothing of it. */
const Bookings = lazy(() =>
  import('./Bookings.tsx').then((module) => ({ default: module.Bookings })),
);

/** Spec, platform 2.1: the landing page, with the name of the product; set like a front page. */
export function HomePage() {
  const user = useUser();
  const hasNews = may(user, screens.articleList.access);
  const hasBookings = !hasNews && may(user, screens.adSlotQueue.access);
  const isAlone = !hasNews && !hasBookings;
  useDocumentTitle('Masthead');
  useEffect(showKeptToast, []);
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
        {hasBookings && (
          <Suspense fallback={<div />}>
            <Bookings />
          </Suspense>
        )}
        <Inside isAlone={isAlone} />
      </div>
    </div>
  );
}
