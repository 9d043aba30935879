import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import type { CampaignStatus } from '@masthead/shared/email/campaigns/campaign.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { ActionButton, ConfirmButton } from '../../platform/forms/ActionButton.tsx';
import { BarItem, BarMenu } from '../../platform/forms/BarMenu.tsx';
import { useIsNarrow } from '../../platform/ui/use-is-narrow.ts';
import type { Sending } from './sending.ts';
import type { CampaignCommands } from './use-campaign-commands.ts';

interface Props {
  commands: CampaignCommands;
  /** What the preview's button says. */
  previewLabel: string;
  /** The first rule that the form breaks, or null. */
  invalid: string | null;
  sending: Sending;
}

/** Save and its siblings. On a phone the siblings are a menu, and what sends the email is in the bar too. */
export function CampaignActions({ commands, previewLabel, invalid, sending }: Props) {
  const isNarrow = useIsNarrow();
  const { isFixed, check } = commands;
  const blockedBy = !isFixed && invalid ? `${sentences.fixBeforePreviewing}. ${invalid}` : null;
  const onBlocked = () => void check(sentences.fixBeforePreviewing);
  const test = { label: 'Send Test Email', onClick: commands.sendTest };
  const preview = {
    label: isFixed ? 'Preview' : previewLabel,
    onClick: commands.saveAndPreview,
  };
  const stay = { label: 'Save and continue editing', onClick: commands.saveAndStay };
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
          <ActionButton
            variant="subtle"
            blockedBy={blockedBy}
            onBlocked={onBlocked}
            loading={commands.doing === 'test'}
            onClick={test.onClick}
          >
            {test.label}
          </ActionButton>
          <ActionButton
            blockedBy={blockedBy}
            onBlocked={onBlocked}
            loading={commands.doing === 'preview'}
            onClick={preview.onClick}
          >
            {preview.label}
          </ActionButton>
          {!isFixed && (
            <ActionButton loading={commands.doing === 'stay'} onClick={stay.onClick}>
              {stay.label}
            </ActionButton>
          )}
        </>
      )}
      {!isFixed && (
        <ActionButton
          variant="filled"
          loading={commands.doing === 'leave'}
          onClick={commands.saveAndLeave}
        >
          Save
        </ActionButton>
      )}
    </>
  );
}

const atProvider: CampaignStatus[] = ['scheduled', 'sending', 'unknown'];

interface ScheduleControlsProps {
  sending: Sending;
  /** In the bar of a phone, where actions that fit no row are a menu. */
  isInBar?: boolean;
}

/** Schedules a draft; unschedules a scheduled email, or stops one being sent (decisions 7: one lifecycle). */
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
      <ActionButton
        fullWidth
        variant="light"
        leftSection={<IconCalendarTime size={16} stroke={1.75} />}
        {...schedule}
      >
        {schedule.label}
      </ActionButton>
      <ActionButton fullWidth leftSection={<IconSend size={16} stroke={1.75} />} {...sendNow}>
        {sendNow.label}
      </ActionButton>
    </>
  );
}
