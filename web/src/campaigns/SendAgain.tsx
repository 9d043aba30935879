import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../app/call.ts';
import { ActButton } from '../forms/ActButton.tsx';
import { sayingFailure } from '../forms/say-failure.ts';
import { toast } from '../ui/toast.tsx';
import { useMailStatus } from './campaign.queries.ts';
import styles from './campaign-fields.module.css';
import type { AnyCampaignKind, CampaignRecord } from './campaign-kind.ts';

/** Makes a draft for those who got an email and have not opened it (decision 105). */
export function SendAgain({ kind, record }: { kind: AnyCampaignKind; record: CampaignRecord }) {
  const navigate = useNavigate();
  const results = useMailStatus(kind.endpoints.status, record.id).data?.results;
  const making = useMutation({
    mutationFn: () =>
      sayingFailure(
        campaignMessages.againFailed,
        call(kind.endpoints.sendAgain, { params: { id: record.id } }),
      ),
    onSuccess: ({ id }) => {
      toast(campaignMessages.againMade);
      void navigate({ href: kind.addressOf(id) });
    },
  });
  if (!results) return null;
  return (
    <div className={styles.again}>
      <ActButton
        fullWidth
        leftSection={<IconMailForward size={16} stroke={1.5} />}
        blockedBy={results.remembersReaders ? null : campaignMessages.againBlocked}
        loading={making.isPending}
        onClick={() => making.mutate()}
      >
        {campaignMessages.again}
      </ActButton>
      <p className={styles.hint}>{campaignMessages.againDetail}</p>
    </div>
  );
}
