import type { KindOfEmail } from '../campaigns/campaign-kind.ts';
import { withNamesOf } from '../campaigns/email-names.ts';
import { hotwStore } from './hotw.record.ts';
import { renderHotw } from './render-hotw.ts';

/** Homes of the Week as a kind of email. */
export const hotwKind: KindOfEmail = {
  kind: 'hotw',
  store: hotwStore,
  render: withNamesOf(hotwStore.record, renderHotw),
};
