import { Stack } from '@mantine/core';
import { partMessages } from '@masthead/shared/email/campaigns/part.messages.ts';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../platform/api/call.ts';
import { ScreenLink } from '../../platform/api/links.tsx';
import { ActionButton } from '../../platform/forms/ActionButton.tsx';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import surface from '../../platform/ui/surface.module.css';
import textStyles from '../../platform/ui/text.module.css';
import { toast } from '../../platform/ui/toast.tsx';
import { useMailStatus } from './campaign.queries.ts';
import styles from './campaign-fields.module.css';
import type { AnyCampaignKind, CampaignRecord } from './campaign-kind.ts';

/** Creates a draft that resends an email to non-openers (decision 105). */
export function SendAgain({ kind, record }: { kind: AnyCampaignKind; record: CampaignRecord }) {
  const navigate = useNavigate();
  const results = useMailStatus(kind.endpoints.status, record.id).data?.results;
  const making = useMutation({
    mutationFn: () =>
      sayingFailure(
        partMessages.againFailed,
        call(kind.endpoints.sendAgain, { params: { id: record.id } }),
      ),
    onSuccess: ({ id }) => {
      toast(partMessages.againMade);
      void navigate({ href: kind.addressOf(id) });
    },
  });
  if (!results) return null;
  const whyGone = results.recipientsGone ? partMessages.againGone : null;
  return (
    <Stack gap={6}>
      <ActionButton
        fullWidth
        leftSection={<IconMailForward size={16} stroke={1.5} />}
        blockedBy={results.remembersReaders ? whyGone : partMessages.againBlocked}
        loading={making.isPending}
        onClick={() => making.mutate()}
      >
        {partMessages.again}
      </ActionButton>
      <p className={textStyles.dimmed}>{partMessages.againDetail}</p>
    </Stack>
  );
}

/** Above the form of a resend: who gets it, with a link to the original. */
export const AgainNote = ({ to }: { to: string }) => (
  <p className={`${surface.callout} ${styles.fixed}`}>
    {partMessages.againNote} <ScreenLink to={to}>{partMessages.againFirst}</ScreenLink>
  </p>
);
