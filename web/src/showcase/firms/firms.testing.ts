import { initialOf } from '@masthead/shared/platform/records/record.ts';
import { firmOperations } from '@masthead/shared/showcase/firms/firm.operations.ts';
import { firmRecord } from '@masthead/shared/showcase/firms/firm.record.ts';
import type { Firm } from '@masthead/shared/showcase/firms/firm.ts';
import { answerOperation } from '../../platform/api/page.testing.tsx';

/** A firm with only a name. */
export const oneFirm = (changes: Partial<Firm> = {}): Firm => ({
  ...initialOf(firmRecord),
  id: 31,
  name: 'Harbor Lights',
  organizationId: 4,
  group: 'Harbor Realty',
  siteIds: [2],
  isDeleted: false,
  createdBy: 'Pat admin',
  updatedBy: 'Pat admin',
  dateCreated: '2026-11-20T15:00:00.000Z',
  dateUpdated: '2026-11-20T15:00:00.000Z',
  version: 3,
  ...changes,
});

/** The firms that pickers offer. */
export const firmOptionsAnswer = answerOperation(firmOperations.showcaseFirmOptions, [
  { id: 31, name: 'Harbor Lights', organizationId: 4 },
  { id: 32, name: 'Pecan Row', organizationId: 4 },
]);
