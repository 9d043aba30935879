import { Button, Select, Skeleton, TextInput } from '@mantine/core';
import { slotDeliveryEndpoints } from '@masthead/shared/ad-slots/slot-delivery.endpoints.ts';
import type { slotProof } from '@masthead/shared/ad-slots/slot-timeline.ts';
import { showcaseMessages } from '@masthead/shared/showcase/showcase.messages.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { call, queryOf } from '../app/call.ts';
import { confirm } from '../ui/confirm.tsx';
import { exactInstant } from '../ui/Instant.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './slot-proofs.module.css';

type Proof = z.infer<typeof slotProof>;

const runs = ['7', '14', '30', '60'].map((days) => ({ value: days, label: `${days} days` }));

/** Client proof links of a slot: make one, copy it, see whether it was opened, revoke it (decisions 9). */
export function SlotProofs({ slotId }: { slotId: number }) {
  const queryClient = useQueryClient();
  const list = queryOf(slotDeliveryEndpoints.proofs, { params: { id: slotId } });
  const query = useQuery({ ...list, meta: { isQuiet: true } });
  const [days, setDays] = useState('14');
  const refresh = () => queryClient.invalidateQueries({ queryKey: list.queryKey });
  const make = useMutation({
    mutationFn: () =>
      call(slotDeliveryEndpoints.createProof, {
        params: { id: slotId },
        body: { days: Number(days) },
      }),
    onSuccess: () => {
      toast(showcaseMessages.proofMade);
      return refresh();
    },
  });
  const { data, error } = query;
  return (
    <div className={styles.panel}>
      <div className={styles.make}>
        <Select
          label="Ends after"
          data={runs}
          value={days}
          allowDeselect={false}
          onChange={(value) => setDays(value ?? '14')}
        />
        <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
          Make proof link
        </Button>
      </div>
      {make.data && <NewLink url={make.data.url} />}
      {error && !data && (
        <Trouble error={error} onRetry={query.refetch} isRetrying={query.isFetching} />
      )}
      {query.isPending && <Skeleton h={44} />}
      <ul className={styles.links}>
        {data?.map((proof) => (
          <ProofLink key={proof.id} proof={proof} onRevoked={refresh} />
        ))}
      </ul>
    </div>
  );
}

function NewLink({ url }: { url: string }) {
  const onCopy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast(showcaseMessages.proofCopied),
      // A browser that forbids copying still lets the text be marked.
      () => {},
    );
  return (
    <div className={styles.new}>
      <TextInput
        label="New proof link"
        description={showcaseMessages.shownOnce}
        inputWrapperOrder={['label', 'description', 'input']}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="light" onClick={() => void onCopy()}>
        Copy
      </Button>
    </div>
  );
}

function ProofLink({ proof, onRevoked }: { proof: Proof; onRevoked: () => Promise<void> }) {
  const [now] = useState(Date.now);
  const isOver = Date.parse(proof.expiresAt) <= now;
  const revoke = useMutation({
    mutationFn: () => call(slotDeliveryEndpoints.revokeProof, { params: { id: proof.id } }),
    onSuccess: () => {
      toast(showcaseMessages.proofRevoked);
      return onRevoked();
    },
  });
  const onRevoke = async () => {
    const { revokeProof, revokeDetail } = showcaseMessages;
    const asked = { title: revokeProof, detail: revokeDetail, confirmLabel: 'Revoke' };
    if (await confirm({ ...asked, isDangerous: true })) revoke.mutate();
  };
  return (
    <li>
      <div>
        <State proof={proof} isOver={isOver} />
        <p className={styles.facts}>
          Made {exactInstant(proof.createdAt)}
          {proof.createdBy && ` by ${proof.createdBy}`}. Ends {exactInstant(proof.expiresAt)}.{' '}
          {proof.openedAt ? `Opened ${exactInstant(proof.openedAt)}.` : 'Not opened yet.'}
        </p>
      </div>
      {!proof.revokedAt && !isOver && (
        <Button
          size="compact-sm"
          variant="subtle"
          loading={revoke.isPending}
          onClick={() => void onRevoke()}
        >
          Revoke
        </Button>
      )}
    </li>
  );
}

function State({ proof, isOver }: { proof: Proof; isOver: boolean }) {
  if (proof.revokedAt) return <StatusDot tone="failed">Revoked</StatusDot>;
  if (isOver) return <StatusDot tone="draft">Ended</StatusDot>;
  return proof.openedAt ? (
    <StatusDot tone="live">Opened</StatusDot>
  ) : (
    <StatusDot tone="scheduled">Waiting</StatusDot>
  );
}
