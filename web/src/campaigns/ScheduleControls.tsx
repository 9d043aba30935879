import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import type { CampaignStatus } from '@masthead/shared/campaigns/campaign.ts';
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { ActButton } from '../forms/ActButton.tsx';
import { BarItem, BarMenu } from '../forms/BarMenu.tsx';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import type { Sending } from './sending.ts';

const atProvider: CampaignStatus[] = ['scheduled', 'sending', 'unknown'];

interface Props {
  sending: Sending;
  /** In the bar of a phone, where acts that fit no row are a menu. */
  isInBar?: boolean;
}

/** Schedule what is not on its way; take back, or stop, what is (decisions 7: one lifecycle). */
export function ScheduleControls({ sending, isInBar = false }: Props) {
  const { status, schedule, sendNow } = sending;
  if (status === 'sent') return null;
  if (atProvider.includes(status)) {
    const isStopping = status === 'sending';
    return (
      <ConfirmButton
        question={isStopping ? campaignMessages.stopSending : null}
        detail={campaignMessages.stopSendingDetail}
        confirmLabel="Stop sending"
        isDangerous
        fullWidth={!isInBar}
        loading={sending.isUnscheduling}
        onConfirm={sending.onUnschedule}
      >
        {isStopping ? 'Stop sending' : 'Unschedule'}
      </ConfirmButton>
    );
  }
  if (isInBar)
    return (
      <BarMenu label="Send" loading={schedule.loading || sendNow.loading}>
        <BarItem {...schedule} />
        <BarItem {...sendNow} />
      </BarMenu>
    );
  return (
    <>
      <ActButton
        fullWidth
        variant="light"
        leftSection={<IconCalendarTime size={16} stroke={1.75} />}
        {...schedule}
      >
        {schedule.label}
      </ActButton>
      <ActButton fullWidth leftSection={<IconSend size={16} stroke={1.75} />} {...sendNow}>
        {sendNow.label}
      </ActButton>
    </>
  );
}
