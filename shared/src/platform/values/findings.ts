/** Blocks: it does not go out like this. Warns: a person decides. */
export const severities = ['blocks', 'warns'] as const;
export type Severity = (typeof severities)[number];

/** What a check before something goes out has found: a sentence, and the field to go to. */
export interface Finding {
  key: string;
  severity: Severity;
  sentence: string;
  path: string;
  /** What it is about; another one of the same rule and field is another finding. */
  about: string;
}

/** Findings as they are shown: what blocks comes first. */
export const inOrder = <T extends Finding>(found: readonly T[]): T[] =>
  severities.flatMap((severity) => found.filter((one) => one.severity === severity));

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;

/** '2 things to fix, 1 to look at'; an empty text when there is nothing. */
export function countFindings(found: readonly Finding[]): string {
  const blocks = found.filter(({ severity }) => severity === 'blocks').length;
  const warns = found.length - blocks;
  const said = [
    blocks > 0 && many(blocks, 'thing to fix', 'things to fix'),
    warns > 0 && `${warns} to look at`,
  ];
  return said.filter(Boolean).join(', ');
}

/** What is said of links of an email or a post. */
export const linkSentences = {
  dead: (url: string) => `This link is dead: ${url}`,
  unreachable: (url: string) => `This link did not answer when it was last tried: ${url}`,
  checking: 'Checking links…',
};
