import { contentRules } from './preflight-content-rules.ts';
import type { EmailFacts } from './preflight-facts.ts';
import { linkRules } from './preflight-link-rules.ts';
import { type Finding, type Rule, severities } from './preflight-rule.ts';
import { wordRules } from './preflight-word-rules.ts';

/** Every rule of preflight (decision 48). */
export const preflightRules: readonly Rule[] = [...wordRules, ...contentRules, ...linkRules];

/** Findings as they are shown: what blocks comes first. */
export const inOrder = (found: readonly Finding[]): Finding[] =>
  severities.flatMap((severity) => found.filter((one) => one.severity === severity));

/** What is in the way of an email, or worth knowing before it goes out. */
export const preflight = (facts: EmailFacts): Finding[] =>
  inOrder(preflightRules.flatMap(({ find }) => find(facts)));
