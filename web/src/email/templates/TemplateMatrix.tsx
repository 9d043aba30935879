import { Stack, Text } from '@mantine/core';
import type { EmailTemplateReference } from '@masthead/shared/email/templates/email-template.ts';
import { type Site, siteLabel } from '@masthead/shared/people/sites/site.record.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSites } from '../../people/sites/site.queries.ts';
import { pathTo } from '../../platform/api/links.tsx';
import { Instant } from '../../platform/ui/Instant.tsx';
import { StatusDot } from '../../platform/ui/StatusDot.tsx';
import surface from '../../platform/ui/surface.module.css';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { InUseCell, rivalsOf } from './TemplateInUse.tsx';
import styles from './template-matrix.module.css';
import {
  type Matrix,
  type MatrixCell,
  matrixOf,
  saysMore,
  type TemplateWishes,
  whatLacks,
} from './template-matrix.ts';

interface Props {
  query: {
    data: EmailTemplateReference[] | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  wishes: TemplateWishes;
  empty: ReactNode;
}

/** The email templates by category and site: what there is, in which state, and what is missing. */
export function TemplateMatrix({ query, wishes, empty }: Props) {
  const sites = useSites();
  const failed = [query, sites].find(({ data, error }) => error && !data);
  if (failed?.error)
    return (
      <div className={`${surface.panel} ${styles.surface}`}>
        <Trouble
          failure={sentences.notLoaded('email templates')}
          error={failed.error}
          onRetry={failed.refetch}
          isRetrying={failed.isFetching}
        />
      </div>
    );
  if (!query.data || !sites.data) return <Waiting />;
  const matrix = matrixOf(query.data, sites.data, wishes);
  if (query.data.length === 0 || matrix.rows.length === 0)
    return <div className={`${surface.panel} ${styles.surface}`}>{empty}</div>;
  return (
    <>
      <div
        className={`${surface.panel} ${styles.surface}`}
        data-wide={matrix.sites.length > 6 || undefined}
      >
        <Cells matrix={matrix} templates={query.data} />
      </div>
      <Text c="dimmed" fz="sm" mt={14}>
        {whatLacks(matrix)}
      </Text>
    </>
  );
}

interface CellsProps {
  matrix: Matrix;
  templates: readonly EmailTemplateReference[];
}

function Cells({ matrix: { sites, rows }, templates }: CellsProps) {
  return (
    <table className={styles.matrix}>
      <caption className={styles.caption}>Email templates by category and site</caption>
      <thead>
        <tr>
          <th scope="col">Category</th>
          {sites.map((site) => (
            <th key={site.id} scope="col">
              {siteLabel(site)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ category, cells }) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            {cells.map((cell) => (
              <td key={cell.site.id}>
                <span className={styles.site} aria-hidden>
                  {siteLabel(cell.site)}
                </span>
                <Stack className={styles.cell} gap={10}>
                  {cell.templates.map((one) => (
                    <OfPair
                      key={one.id}
                      template={one}
                      site={cell.site}
                      rivals={rivalsOf(templates, one)}
                    />
                  ))}
                  {cell.isMissing && <AddToPair category={category} cell={cell} />}
                  {!cell.isMissing && cell.templates.length === 0 && (
                    <Text span inherit c="dimmed" fz="xs">
                      –
                    </Text>
                  )}
                </Stack>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface OfPairProps {
  template: EmailTemplateReference;
  site: Site;
  rivals: EmailTemplateReference[];
}

/** A template in its cell: links to its form, and shows what blocks sending. */
function OfPair({ template, site, rivals }: OfPairProps) {
  const { id, description, audienceId, dateUpdated } = template;
  const hasAudience = audienceId !== null;
  return (
    <Stack className={styles.template} align="flex-start" gap={2}>
      <Link to={pathTo('emailTemplateEdit', { id })} className={styles.link}>
        <span className={saysMore(template, site) ? undefined : styles.repeated}>
          {description}
        </span>
      </Link>
      {!hasAudience && (
        <StatusDot tone="late" title="Emails can’t be scheduled without an audience">
          No audience
        </StatusDot>
      )}
      {hasAudience && rivals.length === 0 && <StatusDot tone="live">Ready</StatusDot>}
      <InUseCell template={template} rivals={rivals} />
      {dateUpdated && (
        <Text span inherit c="dimmed" fz="xs">
          Changed <Instant at={dateUpdated} />
        </Text>
      )}
    </Stack>
  );
}

function AddToPair({ category, cell: { site } }: { category: string; cell: MatrixCell }) {
  return (
    <Link
      to={pathTo('emailTemplateAdd')}
      search={{ category, siteId: String(site.id) }}
      className={styles.add}
      aria-label={`Add template: ${category}, ${siteLabel(site)}`}
    >
      Add
    </Link>
  );
}

const waiting = Array.from({ length: 9 }, (_, row) => row);
const waitingCells = Array.from({ length: 5 }, (_, cell) => cell);

/** Cells of the right shape, so that nothing moves when the real ones arrive. */
function Waiting() {
  return (
    <div
      className={`${surface.panel} ${styles.surface}`}
      role="status"
      aria-label="Loading the email templates"
    >
      <table className={styles.matrix} aria-hidden>
        <tbody>
          {waiting.map((row) => (
            <tr key={row}>
              <th scope="row">
                <span className={styles.skeleton} />
              </th>
              {waitingCells.map((cell) => (
                <td key={cell}>
                  <span className={styles.skeleton} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
