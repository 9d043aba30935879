import {
  suppressionReasonLabel,
  suppressionReasons,
} from '@masthead/shared/mailings/suppression.ts';
import type { Listed } from '../records/listed.ts';
import { suppressionRows } from './suppression.rows.ts';

const said = suppressionReasons
  .map((reason) => `when '${reason}' then '${suppressionReasonLabel[reason]}'`)
  .join(' ');

/** Addresses that get no email, in the palette and Activity. */
export const suppressionsListed: Listed = {
  table: 'suppressions',
  rows: suppressionRows,
  find: [
    {
      kind: 'suppression',
      alias: 'x',
      from: 'suppressions x',
      where: 'x.lifted_at is null',
      title: 'x.email',
      detail: `case x.reason ${said} end`,
      order: 'x.suppressed_at desc',
    },
  ],
};
