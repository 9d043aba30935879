import { digestForm } from '@masthead/shared/daily-digests/daily-digest.ts';
import type { KindOfEmail } from '../campaigns/campaign-kind.ts';
import { renderDigest } from './render-digest.ts';

/** The daily digest as a kind of email. */
export const digestKind: KindOfEmail = {
  kind: 'daily-digest',
  form: digestForm,
  render: renderDigest,
};
