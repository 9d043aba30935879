import { Button } from '@mantine/core';
import { viewAsMessages } from '@masthead/shared/platform/access/view-as.ts';
import { endView } from '../platform/api/session.ts';
import textStyles from '../platform/ui/text.module.css';
import styles from './view-banner.module.css';

/** Stays in view on every screen while an admin sees the product as somebody else. */
export function ViewBanner({ name }: { name: string }) {
  return (
    <section className={styles.banner} aria-label="View as another person">
      <span className={`${textStyles.lines} ${styles.words}`}>
        {viewAsMessages.nothingCanChange(name)}
      </span>
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
