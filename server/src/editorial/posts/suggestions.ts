import { suggestionMessages } from '@masthead/shared/editorial/posts/suggestions.ts';
import { applyChanges, changesBetween } from '@masthead/shared/platform/rich-text/text-changes.ts';
import { badRequest } from '../../platform/http/errors.ts';
import type { SuggestedTexts } from './suggestions.queries.ts';
import { contentOf, markupOf } from './text-markup.ts';

/** Two texts with the number of their differences. */
export const counted = (base: string, suggested: string): SuggestedTexts => ({
  base,
  suggested,
  changes: changesBetween(contentOf(base), contentOf(suggested)).length,
});

/** What a set says after some of its changes were accepted, or rejected. */
export function decided(
  { base, suggested }: Pick<SuggestedTexts, 'base' | 'suggested'>,
  chosen: readonly number[],
  isAccepted: boolean,
): SuggestedTexts {
  const [text, other] = [contentOf(base), contentOf(suggested)];
  const all = changesBetween(text, other);
  if (chosen.some((index) => index >= all.length))
    throw badRequest(suggestionMessages.noSuchChange);
  const isChosen = new Set(chosen);
  // Why: accepted changes go into the base; of rejected ones, the suggestion loses all but the others.
  const taken = all.filter((_, index) => isChosen.has(index) === isAccepted);
  const made = markupOf(applyChanges(text, taken, other));
  return isAccepted ? counted(made, suggested) : counted(base, made);
}
