import { Group } from '@mantine/core';
import { mailchimpEndpoints } from '@masthead/shared/email/mailchimp/mailchimp.endpoints.ts';
import { mailchimpMessages } from '@masthead/shared/email/mailchimp/mailchimp.messages.ts';
import type { MailchimpAccount } from '@masthead/shared/email/mailchimp/mailchimp.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { ActionButton, ConfirmButton } from '../../platform/forms/ActionButton.tsx';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { late } from '../../platform/ui/late.tsx';
import { toast } from '../../platform/ui/toast.tsx';
import styles from './mailchimp.module.css';

/** Why: forms are loaded when somebody opens one. */
const KeyDialog = late(async () => (await import('./KeyDialog.tsx')).KeyDialog);

/** Sets, tries and removes the key; one of the environment is only tried. */
export function KeyActions({ account: { source, usedBy } }: { account: MailchimpAccount }) {
  const [isOpen, setOpen] = useState(false);
  const trial = useMutation({
    meta: { isQuiet: true },
    mutationFn: () => call(mailchimpEndpoints.try),
  });
  const remove = useMutation({
    mutationFn: () =>
      sayingFailure(mailchimpMessages.removeFailed, call(mailchimpEndpoints.remove)),
    onSuccess: () => {
      trial.reset();
      toast(mailchimpMessages.keyRemoved);
    },
  });
  const whyFixed = source === 'environment' ? mailchimpMessages.setByEnvironment : null;
  return (
    <>
      <Group align="stretch" gap="xs">
        <ActionButton
          variant={source === null ? 'filled' : 'default'}
          blockedBy={whyFixed}
          onClick={() => setOpen(true)}
        >
          {source === null ? 'Set key' : 'Change key'}
        </ActionButton>
        {source !== null && (
          <ActionButton loading={trial.isPending} onClick={() => trial.mutate()}>
            Test key
          </ActionButton>
        )}
        {source !== null && (
          <ConfirmButton
            question={mailchimpMessages.remove}
            detail={mailchimpMessages.removeDetail}
            confirmLabel="Remove key"
            isDangerous
            blockedBy={
              whyFixed ?? (usedBy.emails > 0 ? mailchimpMessages.inUse(usedBy.emails) : null)
            }
            loading={remove.isPending}
            onConfirm={() => remove.mutate()}
          >
            Remove key
          </ConfirmButton>
        )}
      </Group>
      <p className={styles.trial} role="status" data-failed={trial.isError || undefined}>
        {trial.data && mailchimpMessages.keyWorks(trial.data.accountName, trial.data.audiences)}
        {trial.error?.message}
      </p>
      {isOpen && <KeyDialog onClose={() => setOpen(false)} onSaved={() => trial.reset()} />}
    </>
  );
}
