import { ofPerson, rowRule } from '../../platform/access/rows.ts';

/** Sessions are their person's. */
export const sessionRows = rowRule({ record: 'session', visibleTo: 'person', own: ofPerson });
