import { Group } from '@mantine/core';
import { mailchimpEndpoints } from '@masthead/shared/mailchimp/mailchimp.endpoints.ts';
import { mailchimpMessages } from '@masthead/shared/mailchimp/mailchimp.messages.ts';
import type { MailchimpAccount } from '@masthead/shared/mailchimp/mailchimp.ts';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { call } from '../app/call.ts';
import { ActButton } from '../forms/ActButton.tsx';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import { sayingFailure } from '../forms/say-failure.ts';
import { toast } from '../ui/toast.tsx';
import styles from './mailchimp.module.css';

/** Why: forms are loaded when somebody opens one. */
const KeyDialog = lazy(async () => ({ default: (await import('./KeyDialog.tsx')).KeyDialog }));

/** Sets, tries and removes the key; one of the environment is only tried. */
export function KeyActs({ account: { source, usedBy } }: { account: MailchimpAccount }) {
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
        <ActButton
          variant={source === null ? 'filled' : 'default'}
          blockedBy={whyFixed}
          onClick={() => setOpen(true)}
        >
          {source === null ? 'Set the key' : 'Change the key'}
        </ActButton>
        {source !== null && (
          <ActButton loading={trial.isPending} onClick={() => trial.mutate()}>
            Try the key
          </ActButton>
        )}
        {source !== null && (
          <ConfirmButton
            question={mailchimpMessages.remove}
            detail={mailchimpMessages.removeDetail}
            confirmLabel="Remove the key"
            isDangerous
            blockedBy={
              whyFixed ?? (usedBy.emails > 0 ? mailchimpMessages.inUse(usedBy.emails) : null)
            }
            loading={remove.isPending}
            onConfirm={() => remove.mutate()}
          >
            Remove the key
          </ConfirmButton>
        )}
      </Group>
      <p className={styles.trial} role="status" data-failed={trial.isError || undefined}>
        {trial.data && mailchimpMessages.keyWorks(trial.data.accountName, trial.data.audiences)}
        {trial.error?.message}
      </p>
      {isOpen && (
        <Suspense fallback={null}>
          <KeyDialog onClose={() => setOpen(false)} onKept={() => trial.reset()} />
        </Suspense>
      )}
    </>
  );
}
