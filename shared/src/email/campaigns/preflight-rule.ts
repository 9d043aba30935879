import type { Finding, Severity } from '../../platform/values/findings.ts';
import type { EmailFacts } from './preflight-facts.ts';

/** One rule of preflight. */
export interface Rule {
  key: string;
  severity: Severity;
  find: (facts: EmailFacts) => Finding[];
}

interface Told<T> {
  key: string;
  severity: Severity;
  /** What of the email breaks the rule. */
  wrong: (facts: EmailFacts) => readonly T[];
  sentence: (one: T) => string;
  /** The field it jumps to. */
  path: (one: T) => string;
  about: (one: T) => string | number;
}

/** Declares a rule by what breaks it, the sentence, and the field. */
export const rule = <T>({ key, severity, wrong, sentence, path, about }: Told<T>): Rule => ({
  key,
  severity,
  find: (facts) =>
    wrong(facts).map((one) => ({
      key,
      severity,
      sentence: sentence(one),
      path: path(one),
      about: String(about(one)),
    })),
});

/** Declares a rule on one field. */
export const fieldRule = (
  key: string,
  severity: Severity,
  path: string,
  sentence: string,
  isWrong: (facts: EmailFacts) => boolean,
): Rule =>
  rule({
    key,
    severity,
    wrong: (facts) => (isWrong(facts) ? [path] : []),
    sentence: () => sentence,
    path: (one) => one,
    about: () => '',
  });
