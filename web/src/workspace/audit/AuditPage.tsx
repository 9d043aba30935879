import { Group, Stack, Text } from '@mantine/core';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import { auditEndpoints } from '@masthead/shared/workspace/audit/audit.endpoints.ts';
import { auditMessages as say } from '@masthead/shared/workspace/audit/audit.messages.ts';
import { type AuditState, auditPeriod } from '@masthead/shared/workspace/audit/audit.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callWithHeaders, queryOf } from '../../platform/api/call.ts';
import { ActionButton } from '../../platform/forms/ActionButton.tsx';
import { DayField } from '../../platform/forms/DayField.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { Loaded } from '../../platform/forms/Loaded.tsx';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { downloadAnswer } from '../../platform/lists/download-answer.ts';
import { Fact } from '../../platform/ui/Fact.tsx';
import { exactInstant } from '../../platform/ui/Instant.tsx';
import { PageHeading } from '../../platform/ui/PageHeading.tsx';
import surface from '../../platform/ui/surface.module.css';
import { toast } from '../../platform/ui/toast.tsx';
import styles from './audit.module.css';

const state = { ...queryOf(auditEndpoints.state), meta: { isQuiet: true } };

/** Decision 143: the audit log, to be exported and checked elsewhere. */
export function AuditPage() {
  const query = useQuery(state);
  return (
    <Loaded screen="audit" query={query}>
      {(found) => (
        <div className={`${surface.page} ${styles.page}`}>
          <PageHeading screen="audit" title="Audit log" />
          <Stack gap="lg" maw={720}>
            <FormSection title="Last entry">
              <LastEntry state={found} />
            </FormSection>
            <FormSection title="Export">
              <ExportForm />
            </FormSection>
            <FormSection title="How it is protected">
              <p className={styles.words}>{say.purpose}</p>
              <p className={styles.words}>{say.check}</p>
            </FormSection>
          </Stack>
        </div>
      )}
    </Loaded>
  );
}

function LastEntry({ state: { entries, hash, at } }: { state: AuditState }) {
  if (!at) return <p className={styles.words}>{say.empty}</p>;
  return (
    <dl className={styles.facts}>
      <Fact name="Entry">{inDigits(entries)}</Fact>
      <Fact name="Change made">{exactInstant(at)}</Fact>
      <Fact name="Hash">
        <code className={styles.hash}>{hash}</code>
      </Fact>
    </dl>
  );
}

/** The days to export, and the two kinds of file. */
function ExportForm() {
  const [period, setPeriod] = useState(() => {
    const now = today(new Date());
    return { from: addDays(now, -30), to: now };
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const saving = useMutation({
    mutationFn: (body: typeof period & { format: 'jsonl' | 'csv' }) =>
      sayingFailure(
        say.exportFailed,
        downloadAnswer(
          () => callWithHeaders(auditEndpoints.export, { body }, { isFile: true }),
          `audit-log.${body.format}`,
        ),
      ),
    onSuccess: () => toast(say.exported),
  });
  const onExport = (format: 'jsonl' | 'csv') => {
    const { error, data } = auditPeriod.safeParse({ ...period, format });
    setErrors(
      Object.fromEntries(error?.issues.map(({ path, message }) => [path.join(), message]) ?? []),
    );
    if (data) saving.mutate(data);
  };
  return (
    <>
      <Group align="flex-start" gap="xs">
        {(['from', 'to'] as const).map((end) => (
          <DayField
            key={end}
            label={end === 'from' ? 'First day' : 'Last day'}
            data-path={end}
            value={period[end] || null}
            error={errors[end]}
            onChange={(day) => setPeriod({ ...period, [end]: day ?? '' })}
          />
        ))}
      </Group>
      <Text c="dimmed" fz="sm">
        Days are in Central Time.
      </Text>
      <Group gap="xs">
        <ActionButton
          loading={saving.isPending && saving.variables.format === 'jsonl'}
          onClick={() => onExport('jsonl')}
        >
          Export JSON lines
        </ActionButton>
        <ActionButton
          loading={saving.isPending && saving.variables.format === 'csv'}
          onClick={() => onExport('csv')}
        >
          Export CSV
        </ActionButton>
      </Group>
    </>
  );
}
