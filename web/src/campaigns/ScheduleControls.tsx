import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import type { CampaignStatus } from '@masthead/shared/campaigns/campaign.ts';
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { ActButton } from '../forms/ActButton.tsx';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';

interface Props {
  status: CampaignStatus;
  /** What the button that schedules says. */
  label: string;
  /** Why it cannot be scheduled now. */
  blockedBy: string | null;
  /** Why it cannot be sent at once. */
  nowBlockedBy: string | null;
  onNowBlocked: () => void;
  isSendingNow: boolean;
  onSendNow: () => void;
  /** A click on Schedule all the same. */
  onBlocked: () => void;
  isScheduling: boolean;
  isUnscheduling: boolean;
  onSchedule: () => void;
  onUnschedule: () => void;
}

const atProvider: CampaignStatus[] = ['scheduled', 'sending', 'unknown'];

/** Schedule what is not on its way; take back, or stop, what is (decisions 7: one lifecycle). */
export function ScheduleControls(props: Props) {
  const { status, blockedBy, onBlocked, isScheduling, isUnscheduling } = props;
  if (status === 'sent') return null;
  if (!atProvider.includes(status)) {
    return (
      <>
        <ActButton
          fullWidth
          variant="light"
          leftSection={<IconCalendarTime size={16} stroke={1.75} />}
          blockedBy={blockedBy}
          onBlocked={onBlocked}
          loading={isScheduling}
          onClick={props.onSchedule}
        >
          {props.label}
        </ActButton>
        <ActButton
          fullWidth
          leftSection={<IconSend size={16} stroke={1.75} />}
          blockedBy={props.nowBlockedBy}
          onBlocked={props.onNowBlocked}
          loading={props.isSendingNow}
          onClick={props.onSendNow}
        >
          Send now
        </ActButton>
      </>
    );
  }
  const isStopping = status === 'sending';
  return (
    <ConfirmButton
      question={isStopping ? campaignMessages.stopSending : null}
      detail={campaignMessages.stopSendingDetail}
      confirmLabel="Stop sending"
      isDangerous
      fullWidth
      loading={isUnscheduling}
      onConfirm={props.onUnschedule}
    >
      {isStopping ? 'Stop sending' : 'Unschedule'}
    </ConfirmButton>
  );
}
