import { segmentEndpoints } from '@masthead/shared/email/audiences/segment.endpoints.ts';
import { segmentWords } from '@masthead/shared/email/audiences/segment.ts';
import { screens } from '@masthead/shared/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { z } from 'zod';
import { pathTo, ScreenLink, useScreenParams } from '../../platform/api/links.tsx';
import { editCrumbs } from '../../platform/forms/edit-crumbs.tsx';
import { Loaded } from '../../platform/forms/Loaded.tsx';
import { recordQuery } from '../../platform/records/record-query.ts';
import { PageHeading } from '../../platform/ui/PageHeading.tsx';
import { audienceQuery } from './audience.queries.ts';
import { SegmentEditor } from './SegmentEditor.tsx';
import styles from './segments.module.css';

/** What the address says of a new segment: whose it is. */
const newSegment = z.object({ audience: z.string().default('').catch('') });

/** Decision 105: a part of an audience by rules, new or saved. */
export function SegmentEditPage() {
  const { id } = useScreenParams('segmentEdit');
  const { audience } = newSegment.parse(useSearch({ strict: false }));
  if (id) return <Saved id={id} />;
  if (audience) return <New key={audience} audienceId={audience} />;
  return <OfNoAudience />;
}

/** A new segment without an audience. */
const OfNoAudience = () => (
  <>
    <PageHeading
      screen="segmentEdit"
      title={segmentWords.new}
      crumbs={editCrumbs('audienceList', 'segmentEdit')}
    />
    <p className={styles.note}>
      {segmentWords.ofNoAudience}{' '}
      <ScreenLink to={pathTo('audienceList')}>{screens.audienceList.title}</ScreenLink>
    </p>
  </>
);

function Saved({ id }: { id: string }) {
  const query = useQuery(recordQuery(segmentEndpoints.get, id));
  return (
    <Loaded screen="segmentEdit" list="audienceList" query={query}>
      {(segment) => (
        <SegmentEditor key={segment.id} segment={segment} audienceId={segment.audienceId} />
      )}
    </Loaded>
  );
}

function New({ audienceId }: { audienceId: string }) {
  const query = useQuery(audienceQuery(audienceId));
  return (
    <Loaded screen="segmentEdit" list="audienceList" query={query}>
      {() => <SegmentEditor segment={null} audienceId={audienceId} />}
    </Loaded>
  );
}
