import { useDocumentTitle } from '@mantine/hooks';
import { may } from '@masthead/shared/access.ts';
import { newsItemEndpoints } from '@masthead/shared/news-items/news-item.endpoints.ts';
import { useEffect } from 'react';
import { useUser } from '../app/session.ts';
import { Dateline } from './Dateline.tsx';
import styles from './home.module.css';
import { Inside } from './Inside.tsx';
import { LatestNews } from './LatestNews.tsx';
import { showKeptToast } from './leave.ts';
import { Unfinished } from './Unfinished.tsx';

/** Spec, platform 2.1: the landing page, with the name of the product; set like a front page. */
export function HomePage() {
  const user = useUser();
  const hasNews = may(user, newsItemEndpoints.search.access);
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
      <div className={styles.columns} data-news={hasNews || undefined}>
        {hasNews && <LatestNews />}
        <Inside isAlone={!hasNews} />
      </div>
    </div>
  );
}
