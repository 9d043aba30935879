import type { EmailFacts } from './preflight-facts.ts';

/** Blocks: it does not go out like this. Warns: a person decides. */
export const severities = ['blocks', 'warns'] as const;
export type Severity = (typeof severities)[number];

/** What preflight has found: a sentence, and the field to go to. */
export interface Finding {
  key: string;
  severity: Severity;
  sentence: string;
  path: string;
  /** What it is about; another one of the same rule and field is another finding. */
  about: string;
}

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
