import { type Finding, inOrder } from '../findings.ts';
import { contentRules } from './preflight-content-rules.ts';
import type { EmailFacts } from './preflight-facts.ts';
import { linkRules } from './preflight-link-rules.ts';
import type { Rule } from './preflight-rule.ts';
import { wordRules } from './preflight-word-rules.ts';

/** Every rule of preflight (decision 48). */
export const preflightRules: readonly Rule[] = [...wordRules, ...contentRules, ...linkRules];

/** What is in the way of an email, or worth knowing before it goes out. */
export const preflight = (facts: EmailFacts): Finding[] =>
  inOrder(preflightRules.flatMap(({ find }) => find(facts)));
