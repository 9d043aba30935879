import { adSlotOperations } from '@masthead/shared/ad-slots/ad-slot.operations.ts';
import { showcasePageSize } from '@masthead/shared/showcase/paging.ts';
import { rowsOf } from '../access/rows.ts';
import { resolver } from '../http/graphql.ts';
import { adSlotRows } from './ad-slot.rows.ts';
import { listSlots } from './ad-slots.queries.ts';
import { slotSearchOf } from './ad-slots.routes.ts';

/** The list of slots (Spec, showcase 7). */
export const adSlotResolvers = [
  resolver(adSlotOperations.adSlots, async ({ args, viewer, db }) => {
    const { rows, count } = await listSlots(db, rowsOf(viewer, adSlotRows), slotSearchOf(args), {
      sort: args.sort,
      direction: args.direction,
      limit: args.limit ?? showcasePageSize,
      offset: args.offset ?? 0,
    });
    return { totalCount: count, nodes: rows };
  }),
];
