import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { sentences } from '@masthead/shared/errors.ts';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { ActButton } from '../forms/ActButton.tsx';
import styles from './campaign-fields.module.css';
import type { CampaignActs } from './use-campaign-acts.ts';

interface Props {
  acts: CampaignActs;
  /** What the preview's button says. */
  previewLabel: string;
  /** The first rule that the form breaks, or null. */
  invalid: string | null;
}

/** Save and its siblings. On a phone the siblings are a menu, so that the bar stays low. */
export function CampaignActions({ acts, previewLabel, invalid }: Props) {
  const isNarrow = useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false });
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
        <Menu position="top-end" width={240}>
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronUp size={16} stroke={2} />}>
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {[test, preview].map(({ label, onClick }) => (
              <Menu.Item
                key={label}
                aria-disabled={blockedBy !== null || undefined}
                onClick={blockedBy ? onBlocked : onClick}
              >
                {label}
                {blockedBy && <span className={styles.reason}>{blockedBy}</span>}
              </Menu.Item>
            ))}
            {!isFixed && <Menu.Item onClick={stay.onClick}>{stay.label}</Menu.Item>}
          </Menu.Dropdown>
        </Menu>
      ) : (
        <>
          <ActButton
            variant="subtle"
            blockedBy={blockedBy}
            onBlocked={onBlocked}
            loading={acts.isTesting || acts.doing === 'test'}
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
