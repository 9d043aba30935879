import { slotDeliveryEndpoints } from '@masthead/shared/showcase/ad-slots/slot-delivery.endpoints.ts';
import type { slotProof } from '@masthead/shared/showcase/ad-slots/slot-timeline.ts';
import { showcaseMessages } from '@masthead/shared/showcase/delivery/showcase.messages.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { call, queryOf } from '../../platform/api/call.ts';
import {
  EndsAfter,
  LinkFacts,
  LinkList,
  LinkRow,
  MakeLink,
  PrivateLinks,
} from '../../platform/forms/PrivateLinks.tsx';
import { exactInstant } from '../../platform/ui/Instant.tsx';
import { StatusDot } from '../../platform/ui/StatusDot.tsx';
import { toast } from '../../platform/ui/toast.tsx';

type Proof = z.infer<typeof slotProof>;

const proofDays = [7, 14, 30, 60];

/** Client proof links of a slot: create, copy, see whether opened, revoke (decisions 9). */
export function SlotProofs({ slotId }: { slotId: number }) {
  const list = queryOf(slotDeliveryEndpoints.proofs, { params: { id: slotId } });
  const query = useQuery({ ...list, meta: { isQuiet: true } });
  const [days, setDays] = useState(14);
  const make = useMutation({
    mutationFn: () =>
      call(slotDeliveryEndpoints.createProof, { params: { id: slotId }, body: { days } }),
    onSuccess: () => toast(showcaseMessages.proofMade),
  });
  return (
    <PrivateLinks>
      <MakeLink
        noun="proof link"
        note={showcaseMessages.shownOnce}
        copied={showcaseMessages.proofCopied}
        make={make}
      >
        <EndsAfter choices={proofDays} days={days} onChange={setDays} />
      </MakeLink>
      <LinkList
        query={query}
        failure={showcaseMessages.proofsFailed}
        none={showcaseMessages.noProofs}
      >
        {(proof) => <ProofLink key={proof.id} proof={proof} />}
      </LinkList>
    </PrivateLinks>
  );
}

function ProofLink({ proof }: { proof: Proof }) {
  const [now] = useState(Date.now);
  const isOver = Date.parse(proof.expiresAt) <= now;
  const revoke = useMutation({
    mutationFn: () => call(slotDeliveryEndpoints.revokeProof, { params: { id: proof.id } }),
    onSuccess: () => toast(showcaseMessages.proofRevoked),
  });
  return (
    <LinkRow
      question={proof.revokedAt || isOver ? null : showcaseMessages.revokeProof}
      detail={showcaseMessages.revokeDetail}
      revoke={revoke}
    >
      <State proof={proof} isOver={isOver} />
      <LinkFacts>
        Created {exactInstant(proof.createdAt)}
        {proof.createdBy && ` by ${proof.createdBy}`}. Expires {exactInstant(proof.expiresAt)}.{' '}
        {proof.openedAt ? `Opened ${exactInstant(proof.openedAt)}.` : 'Not opened yet.'}
      </LinkFacts>
    </LinkRow>
  );
}

function State({ proof, isOver }: { proof: Proof; isOver: boolean }) {
  if (proof.revokedAt) return <StatusDot tone="failed">Revoked</StatusDot>;
  if (isOver) return <StatusDot tone="draft">Expired</StatusDot>;
  return proof.openedAt ? (
    <StatusDot tone="live">Opened</StatusDot>
  ) : (
    <StatusDot tone="scheduled">Not opened</StatusDot>
  );
}
