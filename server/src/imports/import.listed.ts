import { centralZone } from '@masthead/shared/dates.ts';
import { importKindNames } from '@masthead/shared/imports/import-kinds.ts';
import type { Listed } from '../records/listed.ts';
import { importRows } from './import.rows.ts';
import { unstarted } from './imports.queries.ts';

/** Why each kind by itself: not everybody who sees the list of imports may see all of them. */
export const importsListed: Listed = {
  table: 'imports',
  rows: importRows,
  find: importKindNames.map((kind) => ({
    kind: `import-${kind}`,
    alias: 'i',
    from: 'imports i',
    where: `i.kind = '${kind}' and i.state not in (${unstarted.map((state) => `'${state}'`).join()})`,
    title: 'i.file_name',
    detail: `concat_ws(' · ', i.target, to_char(i.created_at at time zone '${centralZone}', 'Mon FMDD, YYYY'),
                      case i.state when 'undone' then 'Undone' end)`,
    order: 'i.created_at desc',
  })),
};
