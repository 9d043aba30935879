import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import type { CampaignStatus } from '@masthead/shared/campaigns/campaign.ts';
import { sentences } from '@masthead/shared/errors.ts';
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { ActButton, ConfirmButton } from '../forms/ActButton.tsx';
import { BarItem, BarMenu } from '../forms/BarMenu.tsx';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import type { Sending } from './sending.ts';
import type { CampaignActs } from './use-campaign-acts.ts';

interface Props {
  acts: CampaignActs;
  /** What the preview's button says. */
  previewLabel: string;
  /** The first rule that the form breaks, or null. */
  invalid: string | null;
  sending: Sending;
}

/** Save and its siblings. On a phone the siblings are a menu, and what sends the email is in the bar too. */
export function CampaignActions({ acts, previewLabel, invalid, sending }: Props) {
  const isNarrow = useIsNarrow();
  const { isFixed, check } = acts;
  const blockedBy = !isFixed && invalid ? `${sentences.fixBeforePreviewing}. ${invalid}` : null;
  const onBlocked = () => void check(sentences.fixBeforePreviewing);
  const test = { label: 'Send Test Email', onClick: acts.sendTest };
  const preview = {
    label: isFixed ? 'Preview' : previewLabel,
    onClick: acts.saveAndPreview,
  };
  const stay = { label: 'Save and continue editing', onClick: acts.saveAndStay };
  return (
    <>
      {isNarrow ? (
        <>
          <BarMenu>
            <BarItem {...test} blockedBy={blockedBy} onBlocked={onBlocked} />
            <BarItem {...preview} blockedBy={blockedBy} onBlocked={onBlocked} />
            {!isFixed && <BarItem {...stay} />}
          </BarMenu>
          <ScheduleControls sending={sending} isInBar />
        </>
      ) : (
        <>
          <ActButton
            variant="subtle"
            blockedBy={blockedBy}
            onBlocked={onBlocked}
            loading={acts.doing === 'test'}
            onClick={test.onClick}
          >
            {test.label}
          </ActButton>
          <ActButton
            blockedBy={blockedBy}
            onBlocked={onBlocked}
            loading={acts.doing === 'preview'}
            onClick={preview.onClick}
          >
            {preview.label}
          </ActButton>
          {!isFixed && (
            <ActButton loading={acts.doing === 'stay'} onClick={stay.onClick}>
              {stay.label}
            </ActButton>
          )}
        </>
      )}
      {!isFixed && (
        <ActButton variant="filled" loading={acts.doing === 'leave'} onClick={acts.saveAndLeave}>
          Save
        </ActButton>
      )}
    </>
  );
}

const atProvider: CampaignStatus[] = ['scheduled', 'sending', 'unknown'];

interface ScheduleControlsProps {
  sending: Sending;
  /** In the bar of a phone, where acts that fit no row are a menu. */
  isInBar?: boolean;
}

/** Schedule what is not on its way; take back, or stop, what is (decisions 7: one lifecycle). */
export function ScheduleControls({ sending, isInBar = false }: ScheduleControlsProps) {
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
