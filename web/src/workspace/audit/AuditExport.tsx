import { Group, Text } from '@mantine/core';
import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import { auditEndpoints } from '@masthead/shared/workspace/audit/audit.endpoints.ts';
import { auditMessages as say } from '@masthead/shared/workspace/audit/audit.messages.ts';
import { auditPeriod } from '@masthead/shared/workspace/audit/audit.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callWithHeaders } from '../../platform/api/call.ts';
import { ActionButton } from '../../platform/forms/ActionButton.tsx';
import { DayField } from '../../platform/forms/DayField.tsx';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { downloadAnswer } from '../../platform/lists/download-answer.ts';
import { toast } from '../../platform/ui/toast.tsx';

/** The days to export, and the two kinds of file. */
export function AuditExport() {
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
