import { Stack } from '@mantine/core';
import { releaseMessages } from '@masthead/shared/email/campaigns/release.messages.ts';
import { releaseReasons, whyApproveBlocked } from '@masthead/shared/email/campaigns/release.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { useUser } from '../../platform/api/session.ts';
import { ActionButton } from '../../platform/forms/ActionButton.tsx';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { SidePanel } from '../../platform/ui/SidePanel.tsx';
import { toast } from '../../platform/ui/toast.tsx';
import type { ShownRelease } from './CampaignMatters.tsx';
import type { AnyCampaignKind, CampaignRecord } from './campaign-kind.ts';
import { readCampaignAgain } from './campaign-record.queries.ts';
import styles from './release.module.css';

interface Props<R extends CampaignRecord> {
  kind: AnyCampaignKind<R>;
  record: R;
  release: ShownRelease;
  /** The email is scheduled, being sent or sent: there is nothing to decide. */
  isFixed: boolean;
  /** Saves what has changed; null when it could not be saved. */
  save: () => Promise<R | null>;
  isSaving: boolean;
}

/** Who requested approval of an email and who gave it, with the actions that are possible. */
export function ReleasePanel<R extends CampaignRecord>(props: Props<R>) {
  const { release, isFixed } = props;
  const { isNeeded, asked, approved, isChanged } = release;
  const { id } = useUser();
  if (!asked && (!isNeeded || isFixed)) return null;
  const isOpen = asked !== null && !approved && !isFixed;
  return (
    <SidePanel title={releaseMessages.title} isUrgent={isOpen}>
      <div className={styles.steps} role="status">
        {!asked && <p>{releaseMessages.needed}</p>}
        {asked && <p>{releaseMessages.askedBy(asked)}</p>}
        {approved && (
          <p data-tone="approved">
            <IconCheck size={16} stroke={2} aria-hidden />
            {releaseMessages.approvedBy(approved)}
          </p>
        )}
        {isOpen && asked.byId === id && <p>{releaseMessages.waiting}</p>}
        {asked && isChanged && !isFixed && (
          <p data-tone="warning">{withdrawalOf(release).byEdit}</p>
        )}
      </div>
      {!isFixed && <ReleaseActions {...props} />}
    </SidePanel>
  );
}

function ReleaseActions<R extends CampaignRecord>({
  kind,
  record,
  release,
  save,
  isSaving,
}: Props<R>) {
  const actions = useReleaseActions(kind, record, save);
  const { asked, approved, isChanged } = release;
  const { id } = useUser();
  if (!asked)
    return (
      <ActionButton
        fullWidth
        variant="light"
        leftSection={<IconUserCheck size={16} stroke={1.75} />}
        loading={isSaving || actions.isAsking}
        onClick={actions.ask}
      >
        {releaseMessages.ask}
      </ActionButton>
    );
  const notMine = whyApproveBlocked(release, id);
  const withdrawal = withdrawalOf(release);
  return (
    <Stack gap={6}>
      {!approved && (
        <ActionButton
          fullWidth
          variant="light"
          leftSection={<IconUserCheck size={16} stroke={1.75} />}
          blockedBy={notMine ?? (isChanged ? releaseReasons.unsaved : null)}
          loading={actions.isApproving}
          onClick={actions.approve}
        >
          {releaseMessages.approve}
        </ActionButton>
      )}
      <ActionButton
        fullWidth
        variant="subtle"
        color="gray"
        loading={actions.isWithdrawing}
        onClick={() => actions.withdraw(withdrawal)}
      >
        {withdrawal.label}
      </ActionButton>
    </Stack>
  );
}

/** The words for what a withdrawal ends now. */
const withdrawalOf = ({ approved }: ShownRelease) =>
  releaseMessages.withdrawal[approved ? 'approval' : 'request'];
type Withdrawal = ReturnType<typeof withdrawalOf>;

interface Withdrawn<R> {
  email: R;
  words: Withdrawal;
}

/** Requests approval, approves, and withdraws. */
function useReleaseActions<R extends CampaignRecord>(
  kind: AnyCampaignKind<R>,
  record: R,
  /** Saves what has changed; null when it could not be saved. */
  save: () => Promise<R | null>,
) {
  const queryClient = useQueryClient();
  const { endpoints } = kind;
  const seen = ({ id, version }: R) => ({ body: { id, version } });
  const after = (said: string) => ({
    onSuccess: () => toast(said),
    onError: (_error: Error, { id }: R) => readCampaignAgain(queryClient, kind, id),
  });
  const asking = useMutation({
    mutationFn: (email: R) =>
      sayingFailure(releaseMessages.askFailed, call(endpoints.askRelease, seen(email))),
    ...after(releaseMessages.asked),
  });
  const approving = useMutation({
    mutationFn: (email: R) =>
      sayingFailure(releaseMessages.approveFailed, call(endpoints.approveRelease, seen(email))),
    ...after(releaseMessages.approved),
  });
  const withdrawing = useMutation({
    // Why the words come along: by the time it is done, the panel may already show no approval.
    mutationFn: ({ email: { id }, words }: Withdrawn<R>) =>
      sayingFailure(words.failed, call(endpoints.takeBackRelease, { params: { id } })),
    onSuccess: (_reply, { words }) => toast(words.done),
    onError: (_error, { email: { id } }) => readCampaignAgain(queryClient, kind, id),
  });
  const ask = async () => {
    const email = await save();
    if (email) asking.mutate(email);
  };
  return {
    ask: () => void ask(),
    // Why nothing is saved first: an approval is of the version on screen.
    approve: () => approving.mutate(record),
    withdraw: (words: Withdrawal) => withdrawing.mutate({ email: record, words }),
    isAsking: asking.isPending,
    isApproving: approving.isPending,
    isWithdrawing: withdrawing.isPending,
  };
}
