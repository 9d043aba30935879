import { firmOperations } from '@masthead/shared/firms/firm.operations.ts';
import { firmRecord } from '@masthead/shared/firms/firm.record.ts';
import type { Firm } from '@masthead/shared/firms/firm.ts';
import { initialOf } from '@masthead/shared/records/record.ts';
import { answerOperation } from '../app/page.testing.tsx';

/** A firm with a name and nothing else written on it. */
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
