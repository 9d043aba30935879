import { ActionIcon, Button, Group } from '@mantine/core';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { monthWords } from '@masthead/shared/finance/invoices/invoice.ts';
import { invoiceReportEndpoints } from '@masthead/shared/finance/invoices/invoice-report.endpoints.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { screens } from '@masthead/shared/screens.ts';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/api/call.ts';
import { useUser } from '../../platform/api/session.ts';
import { useListSearch } from '../../platform/lists/search.ts';
import { PageHeading } from '../../platform/ui/PageHeading.tsx';
import surface from '../../platform/ui/surface.module.css';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { useInvoicePeople } from './invoice.queries.ts';
import { PersonSelect } from './PersonSelect.tsx';
import styles from './report.module.css';
import { monthAfter, monthIn, statementSearch } from './report-search.ts';
import { StatementSheet } from './StatementSheet.tsx';

/** The invoices of a contributor in a month, on one sheet that can be printed. */
export function InvoiceStatementPage() {
  const user = useUser();
  const [search, setSearch] = useListSearch(statementSearch);
  const isEditor = may(user, ['editor', 'admin']);
  const contributorId = (isEditor && search.contributor) || user.id;
  const asked = monthIn(search);
  const query = useQuery({
    ...queryOf(invoiceReportEndpoints.statement, {
      query: {
        contributorId: String(contributorId),
        ...(asked && { year: String(asked.year), month: String(asked.month) }),
      },
    }),
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });
  const { data, error } = query;
  const shown = asked ?? data;
  const step = (months: number) => () => shown && setSearch(monthAfter(shown, months));
  return (
    <div className={`${surface.page} ${styles.page}`}>
      <PageHeading screen="invoiceStatement" title={screens.invoiceStatement.title}>
        <Button disabled={!data} onClick={() => window.print()}>
          Print
        </Button>
      </PageHeading>
      <Group className={styles.choice} align="end" gap="xs">
        <ActionIcon variant="default" size="lg" aria-label="Previous month" onClick={step(-1)}>
          <IconChevronLeft size={18} stroke={1.5} />
        </ActionIcon>
        <strong className={styles.month} aria-live="polite">
          {shown && monthWords(shown.year, shown.month)}
        </strong>
        <ActionIcon variant="default" size="lg" aria-label="Next month" onClick={step(1)}>
          <IconChevronRight size={18} stroke={1.5} />
        </ActionIcon>
        {isEditor && (
          <Contributor
            value={contributorId}
            known={data?.contributor}
            onChange={(contributor) =>
              setSearch({ contributor: contributor === user.id ? null : contributor })
            }
          />
        )}
      </Group>
      {data && !error && <StatementSheet statement={data} isOld={query.isPlaceholderData} />}
      {error && (
        <Trouble
          failure={invoiceMessages.getFailed}
          error={error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      )}
    </div>
  );
}

interface ContributorProps {
  value: number;
  /** The contributor of the statement, who may have left. */
  known: { id: number; name: string } | undefined;
  onChange: (id: number | null) => void;
}

/** The choice of a contributor, for those who see all statements. */
function Contributor({ value, known, onChange }: ContributorProps) {
  const { data } = useInvoicePeople();
  const people = data?.contributors ?? [];
  const isListed = !known || people.some(({ id }) => id === known.id);
  return (
    <PersonSelect
      label="Contributor"
      people={isListed ? people : [...people, known]}
      value={value}
      onChange={onChange}
    />
  );
}
