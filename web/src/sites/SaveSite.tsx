import { Button } from '@mantine/core';
import { siteMessages } from '@masthead/shared/sites/site.messages.ts';
import { type SiteForm, siteForm } from '@masthead/shared/sites/site.ts';
import { useId } from 'react';
import styles from './sites.module.css';

/** Spec, platform 2.4: Save changes is disabled while the form is invalid or submitting. */
function whySaveBlocked(values: SiteForm, isSaving: boolean): string | null {
  if (isSaving) return siteMessages.saving;
  const issue = siteForm.safeParse(values).error?.issues[0];
  return issue ? issue.message : null;
}

/** Why: a disabled button cannot be reached, so the reason stands beside it and is said with it. */
export function SaveSite({ values, isSaving }: { values: SiteForm; isSaving: boolean }) {
  const blockedBy = whySaveBlocked(values, isSaving);
  const isBlocked = blockedBy !== null;
  const id = useId();
  return (
    <>
      <span id={id} className={styles.blocked} role="status">
        {!isSaving && blockedBy}
      </span>
      <Button
        type={isBlocked ? 'button' : 'submit'}
        loading={isSaving}
        data-disabled={isBlocked || undefined}
        aria-disabled={isBlocked || undefined}
        aria-describedby={id}
      >
        Save changes
      </Button>
    </>
  );
}
