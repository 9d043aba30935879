import { ofPerson, rowRule } from '../../platform/access/rows.ts';

/** Row rule: sessions belong to their person. */
export const sessionRows = rowRule({ record: 'session', visibleTo: 'person', own: ofPerson });
