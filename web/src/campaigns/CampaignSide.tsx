import { TextInput } from '@mantine/core';
import { whyDeleteBlocked, whyScheduleBlocked } from '@masthead/shared/campaigns/campaign.rules.ts';
import type { Utm } from '@masthead/shared/campaigns/campaign.ts';
import { sentences } from '@masthead/shared/errors.ts';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { useUser } from '../app/session.ts';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import type { useMailStatus } from './campaign.queries.ts';
import styles from './campaign-fields.module.css';
import type { CampaignRecord, Edition } from './campaign-kind.ts';
import { MailStatusPanel } from './MailStatusPanel.tsx';
import { PreviewGlimpse } from './PreviewGlimpse.tsx';
import { ScheduleControls } from './ScheduleControls.tsx';
import type { CampaignActs } from './use-campaign-acts.ts';

interface Props {
  record: CampaignRecord | null;
  values: Edition;
  errors: Record<string, ReactNode>;
  acts: CampaignActs;
  /** The first rule that the form breaks, or null. */
  invalid: string | null;
  mail: Pick<ReturnType<typeof useMailStatus>, 'data' | 'isError'>;
  onUtm: (utm: Utm) => void;
}

/** Where the email stands, its schedule, and the way to delete it. */
export function CampaignSide(props: Props) {
  const { record, values, errors, acts, invalid, mail, onUtm } = props;
  const { isAdmin } = useUser();
  const { check } = acts;
  const status = record?.status ?? 'draft';
  const { sendDate, sendTime } = values;
  const refused = whyScheduleBlocked({ id: record?.id ?? null, status, sendDate, sendTime });
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
            data-path="utm.campaign"
            readOnly={acts.locked !== null}
            maxLength={60}
            value={values.utm.campaign}
            error={errors['utm.campaign']}
            onChange={(event) => onUtm({ ...values.utm, campaign: event.currentTarget.value })}
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
      {record && <PreviewGlimpse id={record.id} version={record.version} />}
      {record && (
        <ConfirmButton
          className={styles.delete}
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={16} stroke={1.5} />}
          question={sentences.areYouSure}
          detail={record.subject}
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
