import { initialOf } from '@masthead/shared/platform/records/record.ts';
import { representativeOperations } from '@masthead/shared/showcase/representatives/representative.operations.ts';
import { representativeRecord } from '@masthead/shared/showcase/representatives/representative.record.ts';
import type { Representative } from '@masthead/shared/showcase/representatives/representative.ts';
import { answerOperation } from '../../platform/api/page.testing.tsx';

/** A realtor in responses. */
export const realtor = (changes: Partial<Representative> = {}): Representative => ({
  ...initialOf(representativeRecord),
  id: 5,
  firmId: 31,
  firm: 'Harbor Lights',
  name: 'Ana Lopez',
  email: 'ana@example.com',
  phone: '512 555 0100',
  isDeleted: false,
  createdBy: 'Pat admin',
  updatedBy: null,
  dateCreated: '2026-11-20T15:00:00.000Z',
  dateUpdated: '2026-11-20T15:00:00.000Z',
  version: 2,
  ...changes,
});

export const realtorsAnswer = answerOperation(representativeOperations.representatives, {
  totalCount: 45,
  nodes: [
    realtor(),
    realtor({ id: 6, name: 'Ben Cole', firm: 'Pecan Row', firmId: 32, email: null }),
  ],
});
