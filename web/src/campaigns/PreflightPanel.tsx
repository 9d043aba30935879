import { preflightMessages } from '@masthead/shared/campaigns/preflight.messages.ts';
import type { PreflightReport, ToldFinding } from '@masthead/shared/campaigns/preflight-call.ts';
import { focusField } from '../forms/field-focus.ts';
import { AcceptWarning } from './AcceptWarning.tsx';
import styles from './preflight.module.css';
import { SidePanel } from './SidePanel.tsx';
import type { Preflight } from './use-preflight.ts';

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;

/** '2 things to fix, 1 to look at' */
function inWords({ findings, isLookingUp }: PreflightReport, isUnfinished: boolean): string {
  const open = findings.filter(({ accepted }) => !accepted);
  const blocks = open.filter(({ severity }) => severity === 'blocks').length;
  const warns = open.length - blocks;
  const said = [
    blocks > 0 && many(blocks, 'thing to fix', 'things to fix'),
    warns > 0 && `${warns} to look at`,
  ].filter(Boolean);
  if (said.length > 0) return said.join(', ');
  if (isUnfinished) return preflightMessages.unfinished;
  return isLookingUp ? preflightMessages.checking : preflightMessages.nothingInTheWay;
}

interface Props {
  report: PreflightReport;
  accept: Preflight['accept'];
  /** The form still breaks a rule of its own, so that there is nothing to send yet. */
  isUnfinished: boolean;
}

/** What stands in the way of an email and what is worth a look, each a way to its field. */
export function PreflightPanel({ report, accept, isUnfinished }: Props) {
  const { findings, isLookingUp } = report;
  return (
    <SidePanel title="Preflight" aside={<p role="status">{inWords(report, isUnfinished)}</p>}>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <FindingRow
              key={`${finding.path} ${finding.about} ${finding.sentence}`}
              finding={finding}
              accept={accept}
            />
          ))}
        </ul>
      )}
      {isLookingUp && findings.length > 0 && (
        <p className={styles.working}>{preflightMessages.checking}</p>
      )}
    </SidePanel>
  );
}

function FindingRow({ finding, accept }: { finding: ToldFinding; accept: Preflight['accept'] }) {
  const { severity, sentence, path, accepted } = finding;
  return (
    <li data-severity={accepted ? 'accepted' : severity}>
      <button type="button" className={styles.sentence} onClick={() => focusField(path)}>
        {sentence}
      </button>
      {severity === 'warns' && accept && <AcceptWarning finding={finding} accept={accept} />}
    </li>
  );
}
