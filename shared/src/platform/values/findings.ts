/** Blocks: cannot be sent like this. Warns: a person decides. */
export const severities = ['blocks', 'warns'] as const;
export type Severity = (typeof severities)[number];

/** A finding of the check before sending or publishing: a sentence, and the field to go to. */
export interface Finding {
  key: string;
  severity: Severity;
  sentence: string;
  path: string;
  /** Its subject, which distinguishes findings of the same rule and field. */
  about: string;
}

/** Findings in display order: blocking ones first. */
export const inOrder = <T extends Finding>(found: readonly T[]): T[] =>
  severities.flatMap((severity) => found.filter((one) => one.severity === severity));

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;

/** '2 things to fix, 1 to review'; empty without findings. */
export function countFindings(found: readonly Finding[]): string {
  const blocks = found.filter(({ severity }) => severity === 'blocks').length;
  const warns = found.length - blocks;
  const said = [
    blocks > 0 && many(blocks, 'thing to fix', 'things to fix'),
    warns > 0 && `${warns} to review`,
  ];
  return said.filter(Boolean).join(', ');
}

/** Sentences about links in an email or a post. */
export const linkSentences = {
  dead: (url: string) => `This link is dead: ${url}`,
  unreachable: (url: string) => `This link didn’t respond when it was last checked: ${url}`,
  checking: 'Checking links…',
};
