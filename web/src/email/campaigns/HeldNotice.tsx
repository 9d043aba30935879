import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';
import { useUser } from '../../platform/api/session.ts';
import { ConfirmButton } from '../../platform/forms/ActionButton.tsx';
import { toast } from '../../platform/ui/toast.tsx';
import styles from './held-notice.module.css';

const sending = queryOf(campaignEndpoints.sending);

/** Decisions 7: shows that a restored copy sends nothing; an admin can resume sending. */
export function HeldNotice() {
  const user = useUser();
  const enabled = may(user, campaignEndpoints.sending.access);
  const { data } = useQuery({ ...sending, enabled, staleTime: 60_000, meta: { isQuiet: true } });
  if (!data?.isHeld) return null;
  return (
    <section className={styles.notice} aria-label="Sending is on hold">
      <span>{campaignMessages.held}</span>
      {may(user, campaignEndpoints.resume.access) && <Resume />}
    </section>
  );
}

function Resume() {
  const resume = useMutation({
    mutationFn: () => call(campaignEndpoints.resume),
    onSuccess: () => toast(campaignMessages.resumed),
  });
  return (
    <ConfirmButton
      question={`${campaignMessages.resume}?`}
      detail={campaignMessages.heldDetail}
      confirmLabel={campaignMessages.resume}
      isDangerous
      className={styles.resume}
      size="xs"
      loading={resume.isPending}
      onConfirm={() => resume.mutate()}
    >
      {campaignMessages.resume}
    </ConfirmButton>
  );
}
