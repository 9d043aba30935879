import { Button, Text } from '@mantine/core';
import {
  type MailResults as Results,
  shareOf,
  whySkipped,
} from '@masthead/shared/email/campaigns/mail-results.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import { useState } from 'react';
import { late } from '../../platform/ui/late.tsx';
import surface from '../../platform/ui/surface.module.css';
import styles from './mail-status.module.css';

const ResultsDialog = late(async () => (await import('./ResultsDialog.tsx')).ResultsDialog);

interface Line {
  name: string;
  value: string;
  note?: string | undefined;
}

/** The results, each as a number and a percentage; uncounted ones are left out. */
function linesOf(results: Results): Line[] {
  const { delivered, bounces, complaints, unsubscribed, skipped, opens, clicks } = results;
  const bounced = bounces.hard + bounces.soft + bounces.refused;
  const of = (n: number) => `${inDigits(n)} (${shareOf(n, delivered)})`;
  const lines: (Line | false)[] = [
    { name: 'Delivered', value: inDigits(delivered) },
    opens !== null && {
      name: 'Opened by',
      value: of(opens.readers),
      note: opens.machines ? `plus ${inDigits(opens.machines)} automated opens` : undefined,
    },
    clicks !== null && { name: 'Clicks', value: inDigits(clicks) },
    {
      name: 'Bounced',
      value: inDigits(bounced),
      note:
        bounced > 0
          ? `${inDigits(bounces.hard)} hard, ${inDigits(bounces.soft)} soft, ${inDigits(bounces.refused)} blocked`
          : undefined,
    },
    complaints !== null && { name: 'Complaints', value: inDigits(complaints) },
    unsubscribed !== null && { name: 'Unsubscribed', value: inDigits(unsubscribed) },
    skipped > 0 && {
      name: 'Skipped',
      value: inDigits(skipped),
      note: whySkipped,
    },
  ];
  return lines.filter((line) => line !== false);
}

/** The results of an email, with a button for its links and earlier sends. */
export function MailResults({ id, results }: { id: number; results: Results }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.results}>
      <h3>Results</h3>
      <dl className={`${surface.values} ${styles.values}`}>
        {linesOf(results).map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span>{value}</span>
              {note && (
                <Text span inherit display="block" c="dimmed" fz="xs">
                  {note}
                </Text>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Button
        fullWidth
        variant="default"
        leftSection={<IconChartBar size={16} stroke={1.5} />}
        onClick={() => setOpen(true)}
      >
        Links and trend
      </Button>
      {isOpen && <ResultsDialog id={id} onClose={() => setOpen(false)} />}
    </div>
  );
}
