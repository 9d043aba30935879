import { Button, Code } from '@mantine/core';
import { siteMessages } from '@masthead/shared/sites/site.messages.ts';
import type { WholeSite } from '@masthead/shared/sites/site.ts';
import { FormSection } from '../forms/FormSection.tsx';
import { copyText } from '../ui/copy.ts';
import { exactInstant } from '../ui/Instant.tsx';
import styles from './sites.module.css';

/** The tag that shows ad slots on the pages of a site, and whether it is in place. */
export function SiteTag({ site: { id, tagSeenAt } }: { site: WholeSite }) {
  const tag = `<script async src="${window.location.origin}/showcase/${id}.js"></script>`;
  return (
    <FormSection title="Ad slots on the site" aside={`Site ${id}`}>
      <div className={styles.fields}>
        <Code block tabIndex={0} className={styles.text}>
          {tag}
        </Code>
        <p className={styles.result}>
          {tagSeenAt ? siteMessages.tagSeen(exactInstant(tagSeenAt)) : siteMessages.tagNotSeen}
        </p>
        <div>
          <Button variant="default" onClick={() => void copyText(tag, siteMessages.tagCopied)}>
            Copy tag
          </Button>
        </div>
      </div>
    </FormSection>
  );
}
