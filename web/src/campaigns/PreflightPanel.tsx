import { preflightMessages } from '@masthead/shared/campaigns/preflight.messages.ts';
import type { PreflightReport } from '@masthead/shared/campaigns/preflight-call.ts';
import { countFindings } from '@masthead/shared/findings.ts';
import { FindingList } from '../forms/FindingList.tsx';
import { SidePanel } from '../ui/SidePanel.tsx';
import { AcceptWarning } from './AcceptWarning.tsx';
import type { Preflight } from './use-preflight.ts';

/** '2 things to fix, 1 to look at' */
function inWords({ findings, isLookingUp }: PreflightReport, isUnfinished: boolean): string {
  const said = countFindings(findings.filter(({ accepted }) => !accepted));
  if (said) return said;
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
  return (
    <SidePanel title="Preflight" aside={<p role="status">{inWords(report, isUnfinished)}</p>}>
      <FindingList
        findings={report.findings}
        isLookingUp={report.isLookingUp}
        isAccepted={({ accepted }) => accepted !== null}
        actOf={(finding) =>
          finding.severity === 'warns' &&
          accept && <AcceptWarning finding={finding} accept={accept} />
        }
      />
    </SidePanel>
  );
}
