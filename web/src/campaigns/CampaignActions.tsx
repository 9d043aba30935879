import { sentences } from '@masthead/shared/errors.ts';
import { ActButton } from '../forms/ActButton.tsx';
import { BarItem, BarMenu } from '../forms/BarMenu.tsx';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import { ScheduleControls } from './ScheduleControls.tsx';
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
