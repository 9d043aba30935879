import { firmOperations } from '@masthead/shared/firms/firm.operations.ts';
import type { Firm } from '@masthead/shared/firms/firm.ts';
import { answerOperation } from '../app/page.testing.tsx';

/** A firm with a name and nothing else written on it. */
export const oneFirm = (changes: Partial<Firm> = {}): Firm => ({
  id: 31,
  name: 'Harbor Lights',
  userGroupId: 4,
  group: 'Harbor Realty',
  isPaused: false,
  siteIds: [2],
  website: null,
  logoUrl1: null,
  logoUrl2: null,
  backgroundColor: null,
  backgroundTextColor: null,
  popupBackgroundColor: null,
  buttonColor: null,
  buttonText: null,
  buttonTextColor: null,
  moreInfoText: null,
  seeInsideMessage: null,
  headerThinIndex: null,
  googleAnalyticsTag: null,
  createdBy: 'Pat admin',
  updatedBy: 'Pat admin',
  dateCreated: '2026-11-20T15:00:00.000Z',
  dateUpdated: '2026-11-20T15:00:00.000Z',
  version: 3,
  ...changes,
});

/** The firms that pickers offer. */
export const firmOptionsAnswer = answerOperation(firmOperations.showcaseFirmOptions, [
  { id: 31, name: 'Harbor Lights', userGroupId: 4 },
  { id: 32, name: 'Pecan Row', userGroupId: 4 },
]);
