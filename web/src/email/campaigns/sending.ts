import {
  whyScheduleBlocked,
  whySendNowBlocked,
} from '@masthead/shared/email/campaigns/campaign.rules.ts';
import type { CampaignStatus } from '@masthead/shared/email/campaigns/campaign.ts';
import { whyPassed } from '@masthead/shared/email/campaigns/passed-day.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import type { BarAction } from '../../platform/forms/BarMenu.tsx';
import { focusField } from '../../platform/forms/field-focus.ts';
import type { ShownRelease } from './CampaignMatters.tsx';
import type { CampaignRecord, Edition } from './campaign-kind.ts';
import type { CampaignCommands } from './use-campaign-commands.ts';
import type { Preflight } from './use-preflight.ts';

interface Stand {
  record: CampaignRecord | null;
  edition: Edition;
  /** What the button that schedules says. */
  label: string;
  commands: CampaignCommands;
  /** The first rule that the form breaks, or null. */
  invalid: string | null;
  preflight: Preflight;
  /** null: not saved, or not known yet. */
  release: Pick<ShownRelease, 'blockedBy'> | null;
}

type SendingAction = BarAction & { loading: boolean };

/** The actions that send or unschedule an email, each with what blocks it. */
export interface Sending {
  status: CampaignStatus;
  schedule: SendingAction;
  sendNow: SendingAction;
  isUnscheduling: boolean;
  onUnschedule: () => void;
}

/** How an email can be sent from its form. */
export function sendingOf(stand: Stand): Sending {
  const { record, edition, label, commands, invalid, preflight, release } = stand;
  const { check } = commands;
  const status = record?.status ?? 'draft';
  const state = { id: record?.id ?? null, status, ...edition };
  const unreleased = release?.blockedBy ?? null;
  const toFix = invalid && `${sentences.fixBeforeSaving}. ${invalid}`;
  const blocking = preflight.report?.findings.find(({ severity }) => severity === 'blocks');
  const inTheWay = toFix ?? blocking?.sentence ?? null;
  const showWhy = () => {
    if (invalid || !blocking) check();
    else focusField(blocking.path);
  };
  const unless = (refused: string | null) => ({
    blockedBy: refused ?? inTheWay,
    onBlocked: () => void (refused ?? showWhy()),
  });
  return {
    status,
    schedule: {
      label,
      ...unless(whyScheduleBlocked(state) ?? whyPassed(edition, new Date()) ?? unreleased),
      loading: commands.doing === 'schedule' || commands.isAsking,
      onClick: commands.schedule,
    },
    sendNow: {
      label: 'Send now',
      ...unless(whySendNowBlocked(state) ?? unreleased),
      loading: commands.isSendingNow,
      onClick: commands.sendNow,
    },
    isUnscheduling: commands.isUnscheduling,
    onUnschedule: commands.unschedule,
  };
}
