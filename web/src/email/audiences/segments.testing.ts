import type { Segment } from '@masthead/shared/email/audiences/segment.ts';
import { stamps } from '../../platform/forms/stamps.testing.ts';

/** A segment as the server answers it. */
export const segmentOf = (changes: Partial<Segment> = {}): Segment => ({
  id: 3,
  ...stamps,
  version: 4,
  name: 'VIPs',
  audienceId: 'austin-daily',
  audience: 'Austin Daily',
  conditions: [
    { kind: 'tag', is: true, tag: 'VIP' },
    { kind: 'joined', is: false, since: '2026-11-01' },
  ],
  ...changes,
});
