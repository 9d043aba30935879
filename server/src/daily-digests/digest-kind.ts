import type { KindOfEmail } from '../campaigns/campaign-kind.ts';
import { withNamesOf } from '../campaigns/email-names.ts';
import { digestStore } from './daily-digest.record.ts';
import { renderDigest } from './render-digest.ts';

/** The daily digest as a kind of email. */
export const digestKind: KindOfEmail = {
  kind: 'daily-digest',
  store: digestStore,
  render: withNamesOf(digestStore.record, renderDigest),
};
