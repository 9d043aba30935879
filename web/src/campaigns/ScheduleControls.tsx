import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import type { CampaignStatus } from '@masthead/shared/campaigns/campaign.ts';
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import { confirm } from '../ui/confirm.tsx';
import { ActButton } from './ActButton.tsx';

interface Props {
  status: CampaignStatus;
  /** Why it cannot be scheduled now. */
  blockedBy: string | null;
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
      <ActButton
        fullWidth
        variant="light"
        leftSection={<IconCalendarTime size={16} stroke={1.75} />}
        blockedBy={blockedBy}
        onBlocked={onBlocked}
        loading={isScheduling}
        onClick={props.onSchedule}
      >
        Schedule
      </ActButton>
    );
  }
  const onUnschedule = async () => {
    const isStopping = status === 'sending';
    if (isStopping && !(await confirm(stopQuestion))) return;
    props.onUnschedule();
  };
  return (
    <ActButton fullWidth loading={isUnscheduling} onClick={() => void onUnschedule()}>
      {status === 'sending' ? 'Stop sending' : 'Unschedule'}
    </ActButton>
  );
}

const stopQuestion = {
  title: campaignMessages.stopSending,
  detail: campaignMessages.stopSendingDetail,
  confirmLabel: 'Stop sending',
  isDangerous: true,
};
