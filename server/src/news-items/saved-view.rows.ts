import { ofPerson, rowRule } from '../access/rows.ts';

/** A view is changed by whoever made it; who else sees it, its teams say. */
export const savedViewRows = rowRule({ record: 'saved-view', seenBy: 'person', own: ofPerson });
