/** What every record has besides its fields, as a test that looks at something else has it. */
export const stamps = {
  version: 3,
  isDeleted: false,
  createdBy: 'Pat admin',
  updatedBy: 'Pat admin',
  dateCreated: '2026-11-20T15:00:00.000Z',
  dateUpdated: '2026-11-20T15:00:00.000Z',
};
