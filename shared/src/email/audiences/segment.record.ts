import { z } from 'zod';
import { checkedJson, textReference } from '../../platform/records/kinds.ts';
import { record } from '../../platform/records/record.ts';
import { text } from '../../platform/records/text-kinds.ts';
import { readCondition, segmentConditions } from './segment-conditions.ts';

/** A part of an audience: the subscribers who meet all conditions when an email is sent (decision 105). */
export const segmentRecord = record({
  noun: 'segment',
  plural: 'Segments',
  slug: 'segment',
  screen: 'segmentEdit',
  table: 'segments',
  title: 'name',
  trash: true,
  fields: {
    name: text({ label: 'Name', required: 'A segment name is required', max: 100 }),
    audienceId: textReference('audience', {
      label: 'Audience',
      required: 'An audience is required',
      max: 60,
    }),
    conditions: checkedJson({
      label: 'Conditions',
      write: segmentConditions,
      read: z.array(readCondition),
      initial: [],
      isRequired: true,
      shows: 'segment conditions',
    }),
  },
  added: {
    /** The name of its audience. */
    audience: z.string(),
  },
});
