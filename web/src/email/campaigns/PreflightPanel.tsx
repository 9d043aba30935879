import { Button, Group, Text, TextInput } from '@mantine/core';
import {
  longestReason,
  type PreflightReport,
  type ToldFinding,
} from '@masthead/shared/email/campaigns/preflight-call.ts';
import {
  formFindings,
  preflightMessages,
  type TypedForm,
} from '@masthead/shared/email/campaigns/preflight-form.ts';
import { countFindings, inOrder } from '@masthead/shared/platform/values/findings.ts';
import { type KeyboardEvent, useState } from 'react';
import { FindingList } from '../../platform/forms/FindingList.tsx';
import { SidePanel } from '../../platform/ui/SidePanel.tsx';
import styles from './preflight.module.css';
import type { Preflight } from './use-preflight.ts';

/** '2 things to fix, 1 to look at' */
function inWords({ findings, isLookingUp }: PreflightReport): string {
  const said = countFindings(findings.filter(({ accepted }) => !accepted));
  return said || (isLookingUp ? preflightMessages.checking : preflightMessages.nothingInTheWay);
}

interface Props {
  report: PreflightReport;
  accept: Preflight['accept'];
  /** The form, whose own errors block sending as well. */
  form: TypedForm;
}

/** Blocking findings and warnings of an email, each linked to its field. */
export function PreflightPanel({ report, accept, form }: Props) {
  const ofForm = formFindings(form).map((finding) => ({ ...finding, accepted: null }));
  const all = { ...report, findings: inOrder([...ofForm, ...report.findings]) };
  return (
    <SidePanel title="Preflight" aside={<p role="status">{inWords(all)}</p>}>
      <FindingList
        findings={all.findings}
        isLookingUp={report.isLookingUp}
        isAccepted={({ accepted }) => accepted !== null}
        actionOf={(finding) =>
          finding.severity === 'warns' &&
          accept && <AcceptWarning finding={finding} accept={accept} />
        }
      />
    </SidePanel>
  );
}

interface AcceptWarningProps {
  finding: ToldFinding;
  accept: NonNullable<Preflight['accept']>;
}

/** Accepts a warning with a reason that is saved with the email. */
function AcceptWarning({ finding: { key, about, accepted }, accept }: AcceptWarningProps) {
  const [reason, setReason] = useState<string | null>(null);
  const isSaid = Boolean(reason?.trim());
  const acceptFinding = async (why: string | null) => {
    await accept({ key, about, reason: why });
    setReason(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setReason(null);
    if (event.key !== 'Enter') return;
    // Why: the field is inside the form of the email, which Enter would save.
    event.preventDefault();
    if (isSaid) void acceptFinding(reason);
  };
  if (accepted)
    return (
      <Text fz="sm" mt={2} style={{ overflowWrap: 'anywhere' }}>
        <span>{`${accepted.by ? `${accepted.by}: ` : ''}“${accepted.reason}”`}</span>{' '}
        <button type="button" className={styles.act} onClick={() => void acceptFinding(null)}>
          Undo
        </button>
      </Text>
    );
  if (reason === null)
    return (
      <button type="button" className={styles.act} onClick={() => setReason('')}>
        Accept…
      </button>
    );
  return (
    <Group className={styles.reason} align="stretch" gap={6}>
      <TextInput
        size="xs"
        label="Reason for sending anyway"
        maxLength={longestReason}
        autoFocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="compact-sm" disabled={!isSaid} onClick={() => void acceptFinding(reason)}>
        Accept
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setReason(null)}>
        Cancel
      </Button>
    </Group>
  );
}
