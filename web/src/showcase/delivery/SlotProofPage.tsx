import { Box } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { listDay } from '@masthead/shared/platform/values/dates.ts';
import type { ProofView } from '@masthead/shared/showcase/delivery/public-showcase.ts';
import { showcaseEndpoints } from '@masthead/shared/showcase/delivery/showcase.endpoints.ts';
import { showcaseMessages } from '@masthead/shared/showcase/delivery/showcase.messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, queryOf } from '../../platform/api/call.ts';
import { useScreenParams } from '../../platform/api/links.tsx';
import { ChoiceBar } from '../../platform/ui/ChoiceBar.tsx';
import { exactInstant } from '../../platform/ui/Instant.tsx';
import { PageNote } from '../../platform/ui/PageNote.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { useIsNarrow } from '../../platform/ui/use-is-narrow.ts';
import { type Device, deviceChoices, SlotPreview } from './SlotPreview.tsx';
import styles from './slot-pages.module.css';

/** Decisions 9: the page of a proof link: one slot, read-only, without signing in. */
export function SlotProofPage() {
  const { token } = useScreenParams('slotProof');
  const query = useQuery({
    ...queryOf(showcaseEndpoints.proof, { params: { token } }),
    meta: { isQuiet: true },
  });
  const { data: proof, error } = query;
  useDocumentTitle(proof ? `Proof: ${proof.slot.title1}` : 'Proof');
  return (
    <main className={proof ? styles.page : undefined} aria-busy={query.isPending}>
      <meta name="robots" content="noindex, nofollow" />
      {proof && <Proof proof={proof} />}
      {error instanceof ApiError && error.status === 404 && <Gone />}
      {error && !(error instanceof ApiError && error.status === 404) && !proof && (
        <PageNote title="Proof">
          <Trouble error={error} onRetry={query.refetch} isRetrying={query.isFetching} />
        </PageNote>
      )}
    </main>
  );
}

function Proof({ proof }: { proof: ProofView }) {
  const isNarrow = useIsNarrow();
  const [chosen, setDevice] = useState<Device | null>(null);
  const device = chosen ?? (isNarrow ? 'phone' : 'desktop');
  const { slot, sites, startDate, endDate, expiresAt } = proof;
  return (
    <>
      <header className={styles.bar}>
        <Box flex="1 1 280px" miw={0}>
          <h1 className={styles.title} tabIndex={-1}>
            {slot.title1}
          </h1>
          <p className={styles.facts}>
            <span>
              Proof for {slot.presentedBy.join(', ')}. Runs {listDay(startDate)} –{' '}
              {listDay(endDate)}
              {sites.length > 0 && ` on ${sites.join(', ')}`}.
            </span>{' '}
            <span>This link expires {exactInstant(expiresAt)}.</span>
          </p>
        </Box>
        <ChoiceBar
          label="Screen"
          isBare
          choices={deviceChoices}
          value={device}
          onChange={setDevice}
        />
      </header>
      <div className={styles.stage}>
        <SlotPreview key={device} slot={slot} device={device} />
      </div>
    </>
  );
}

function Gone() {
  return (
    <PageNote title={showcaseMessages.proofGone}>
      <p>{showcaseMessages.proofGoneDetail}</p>
    </PageNote>
  );
}
