import type { AnyRecord } from '../../platform/records/record.ts';
import { type Finding, linkSentences } from '../../platform/values/findings.ts';
import { whyUnplanned } from './campaign.rules.ts';
import { whyPassed } from './passed-day.ts';

/** A rule that a form breaks, as its schema says it. */
export interface BrokenRule {
  path: readonly PropertyKey[];
  message: string;
}

/** An email as it is being edited, for checks of the form alone. */
export interface TypedForm {
  record: AnyRecord;
  broken: readonly BrokenRule[];
  plan: { sendDate: string | null; sendTime: string | null };
}

/** What keeps a form from being sent, as preflight says it; a sentence that several fields break says of which. */
export function formFindings({ record, broken, plan }: TypedForm, now = new Date()): Finding[] {
  const said = ({ path, message }: BrokenRule) => {
    const isAlone = broken.filter((other) => other.message === message).length === 1;
    const label = record.fields[String(path[0])]?.label;
    return isAlone || !label ? message : `${label}: ${message}`;
  };
  const blocking = (path: string, sentence: string): Finding => ({
    key: 'form',
    severity: 'blocks',
    sentence,
    path,
    about: '',
  });
  const found = broken.map((one) => blocking(one.path.join('.'), said(one)));
  const inTheWay = whyUnplanned(plan) ?? whyPassed(plan, now);
  const path = plan.sendDate ? 'sendTime' : 'sendDate';
  const isSaid = found.some((one) => one.path === path || one.path === 'sendDate');
  return inTheWay && !isSaid ? [...found, blocking(path, inTheWay)] : found;
}

/** Preflight messages for a form without findings. */
export const preflightMessages = {
  nothingInTheWay: 'Ready to send',
  checking: linkSentences.checking,
};
