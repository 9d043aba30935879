import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { whyDeleteBlocked, whyScheduleBlocked } from '@masthead/shared/campaigns/campaign.rules.ts';
import type { MailStatus } from '@masthead/shared/campaigns/campaign.ts';
import type { DailyDigest } from '@masthead/shared/daily-digests/daily-digest.ts';
import { sentences } from '@masthead/shared/errors.ts';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useUser } from '../app/session.ts';
import { MailStatusPanel } from '../campaigns/MailStatusPanel.tsx';
import { PreviewGlimpse } from '../campaigns/PreviewGlimpse.tsx';
import { ScheduleControls } from '../campaigns/ScheduleControls.tsx';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import styles from './digest.module.css';
import type { DigestValues } from './digest-values.ts';
import type { DigestActs } from './use-digest-acts.ts';

interface Props {
  digest: DailyDigest | null;
  form: UseFormReturnType<DigestValues>;
  acts: DigestActs;
  /** The first rule that the form breaks, or null. */
  invalid: string | null;
  mail: { data: MailStatus | undefined; isError: boolean };
}

/** Where the digest stands, its schedule, and the way to delete it. */
export function DigestSide({ digest, form, acts, invalid, mail }: Props) {
  const { isAdmin } = useUser();
  const { check } = acts;
  const status = digest?.status ?? 'draft';
  const { sendDate, sendTime } = form.values;
  const refused = whyScheduleBlocked({ id: digest?.id ?? null, status, sendDate, sendTime });
  const blockedBy = refused ?? (invalid && `${sentences.fixBeforeSaving}. ${invalid}`);
  return (
    <>
      <MailStatusPanel
        status={status}
        sendDate={sendDate}
        sendTime={sendTime}
        mail={mail.isError ? null : (mail.data ?? null)}
        isUnread={mail.isError}
      >
        {isAdmin && (
          <TextInput
            label="UTM campaign"
            readOnly={acts.locked !== null}
            maxLength={60}
            {...form.getInputProps('utm.campaign')}
          />
        )}
        <ScheduleControls
          status={status}
          blockedBy={blockedBy}
          onBlocked={() => void (refused ?? check())}
          isScheduling={acts.doing === 'schedule'}
          isUnscheduling={acts.isUnscheduling}
          onSchedule={acts.schedule}
          onUnschedule={acts.unschedule}
        />
      </MailStatusPanel>
      {digest && <PreviewGlimpse id={digest.id} version={digest.version} />}
      {digest && (
        <ConfirmButton
          className={styles.delete}
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={16} stroke={1.5} />}
          question={sentences.areYouSure}
          detail={digest.subject}
          confirmLabel="Delete"
          isDangerous
          blockedBy={whyDeleteBlocked(status)}
          loading={acts.isRemoving}
          onConfirm={acts.remove}
        >
          Delete
        </ConfirmButton>
      )}
    </>
  );
}
