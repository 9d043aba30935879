import { useComputedColorScheme } from '@mantine/core';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { pathTo } from '../app/links.tsx';
import { EmailFrame } from '../ui/EmailFrame.tsx';
import { useEmailGlimpse } from './campaign.queries.ts';
import styles from './preview-glimpse.module.css';

interface Props {
  id: number;
  /** The saved version that is shown. */
  version: number;
}

/** The top of the saved email as a phone shows it; it leads to the whole preview. */
export function PreviewGlimpse({ id, version }: Props) {
  const query = useEmailGlimpse(id, version);
  const isDark = useComputedColorScheme('light') === 'dark';
  if (!query.data) return null;
  return (
    <section className={styles.glimpse} aria-label="Last saved email">
      <a href={pathTo('campaignPreview', { id })} target="_blank" rel="noopener">
        <span className={styles.caption}>
          Last saved
          <span className={styles.open}>
            Open preview
            <IconExternalLink size={14} stroke={1.75} aria-hidden />
          </span>
        </span>
        <span className={styles.phone} inert>
          <EmailFrame html={query.data.html} isDark={isDark} />
        </span>
      </a>
    </section>
  );
}
