import { preflightMessages } from '@masthead/shared/campaigns/preflight.messages.ts';
import type { PreflightReport } from '@masthead/shared/campaigns/preflight-call.ts';
import { formFindings, type TypedForm } from '@masthead/shared/campaigns/preflight-form.ts';
import { countFindings, inOrder } from '@masthead/shared/findings.ts';
import { FindingList } from '../forms/FindingList.tsx';
import { SidePanel } from '../ui/SidePanel.tsx';
import { AcceptWarning } from './AcceptWarning.tsx';
import type { Preflight } from './use-preflight.ts';

/** '2 things to fix, 1 to look at' */
function inWords({ findings, isLookingUp }: PreflightReport): string {
  const said = countFindings(findings.filter(({ accepted }) => !accepted));
  return said || (isLookingUp ? preflightMessages.checking : preflightMessages.nothingInTheWay);
}

interface Props {
  report: PreflightReport;
  accept: Preflight['accept'];
  /** The form, whose own rules stand in the way as well. */
  form: TypedForm;
}

/** What stands in the way of an email and what is worth a look, each a way to its field. */
export function PreflightPanel({ report, accept, form }: Props) {
  const ofForm = formFindings(form).map((finding) => ({ ...finding, accepted: null }));
  const all = { ...report, findings: inOrder([...ofForm, ...report.findings]) };
  return (
    <SidePanel title="Preflight" aside={<p role="status">{inWords(all)}</p>}>
      <FindingList
        findings={all.findings}
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
