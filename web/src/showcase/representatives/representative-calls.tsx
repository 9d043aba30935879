import { representativeEndpoints } from '@masthead/shared/showcase/representatives/representative.endpoints.ts';
import { representativeMessages } from '@masthead/shared/showcase/representatives/representative.messages.ts';
import { representativeRecord } from '@masthead/shared/showcase/representatives/representative.record.ts';
import { call } from '../../platform/api/call.ts';
import { recordCalls } from '../../platform/records/use-record-save.ts';
import { useChosenFirms } from '../firms/firm.queries.ts';

/** Saving a realtor, on the page and in the dialog. */
export const representativeCalls = recordCalls({
  record: representativeRecord,
  get: representativeEndpoints.get,
  update: (body) => call(representativeEndpoints.update, { body }),
  updated: representativeMessages.updated,
  failure: representativeMessages.updateFailed,
  names: { firmId: (id) => <FirmName id={id} /> },
});

function FirmName({ id }: { id: number }) {
  return useChosenFirms([id])[0]?.name;
}
