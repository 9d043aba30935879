import { Button } from '@mantine/core';
import { viewAsMessages } from '@masthead/shared/history/view-as.ts';
import textStyles from '../ui/text.module.css';
import { endView } from './session.ts';
import styles from './view-banner.module.css';

/** Stays in view on every screen while an admin sees the product as somebody else. */
export function ViewBanner({ name }: { name: string }) {
  return (
    <section className={styles.banner} aria-label="View as another person">
      <span className={`${textStyles.lines} ${styles.words}`}>{viewAsMessages.banner(name)}</span>
      <Button
        className={styles.back}
        size="compact-sm"
        variant="default"
        onClick={() => void endView()}
      >
        {viewAsMessages.back}
      </Button>
    </section>
  );
}
