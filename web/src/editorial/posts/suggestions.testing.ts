import {
  type SuggestionSet,
  suggestionEndpoints,
} from '@masthead/shared/editorial/posts/suggestions.endpoints.ts';
import { suggestionMessages } from '@masthead/shared/editorial/posts/suggestions.ts';
import {
  applyChanges,
  changesBetween,
  reversed,
} from '@masthead/shared/platform/rich-text/text-changes.ts';
import { answer, type FakeRequest, failing } from '../../platform/api/page.testing.tsx';
import {
  canonical,
  contentOf,
  markupOfContent,
  schemaOfTexts,
} from '../../platform/rich-text/extensions.ts';

type Texts = Pick<SuggestionSet, 'base' | 'suggested'>;

const read = (text: string) => contentOf(text, schemaOfTexts());
const changesOf = ({ base, suggested }: Texts) => changesBetween(read(base), read(suggested));

export const aSet = (texts: Texts, more: Partial<SuggestionSet> = {}): SuggestionSet => ({
  id: 5,
  by: 'Ana Ruiz',
  image_url: null,
  is_own: false,
  version: 1,
  updated_at: '2027-01-12T18:00:00.000Z',
  changes: changesOf(texts).length,
  ...texts,
  ...more,
});

interface Decided {
  set_id: number;
  version: number;
  changes: number[];
  is_accepted: boolean;
}

/** Texts after some of their changes were accepted or rejected. */
function after({ base, suggested }: Texts, { changes, is_accepted: isAccepted }: Decided): Texts {
  const [one, other] = [read(base), read(suggested)];
  const chosen = changesBetween(one, other).filter((_, at) => changes.includes(at));
  return isAccepted
    ? { base: markupOfContent(applyChanges(one, chosen, other)), suggested }
    : { base, suggested: markupOfContent(applyChanges(other, chosen.map(reversed), one)) };
}

/** A server that keeps suggestions as the real one does. */
export function suggestionServer(sets: SuggestionSet[]) {
  let failure: { status: number; sentence: string } | null = null;
  let earlier: Texts | null = null;
  const store = (set: SuggestionSet, texts: Texts) => {
    const next = { ...set, ...texts, version: set.version + 1, changes: changesOf(texts).length };
    sets.splice(sets.indexOf(set), 1, next);
    return next;
  };
  const seen = (id: number, version: number) =>
    sets.find((set) => set.id === id && set.version === version);
  const refused = () => failing(409, { message: [suggestionMessages.changedFirst] });
  const decide = (set: SuggestionSet, decided: Decided) => {
    earlier = { base: set.base, suggested: set.suggested };
    return store(set, after(earlier, decided));
  };
  const failed = () => failure && failing(failure.status, { message: [failure.sentence] });
  return {
    sets,
    fail: (status: number | null, sentence = 'No.') => {
      failure = status === null ? null : { status, sentence };
    },
    /** An editor decides on the first change of a set. */
    decide: (isAccepted: boolean) =>
      decide(sets[0] as SuggestionSet, {
        set_id: 5,
        version: 0,
        changes: [0],
        is_accepted: isAccepted,
      }),
    api: [
      answer(suggestionEndpoints.list, () => failed() ?? [...sets]),
      answer(suggestionEndpoints.save, ({ body }: FakeRequest) => {
        const { version, base, suggested } = body as Texts & { version: number | null };
        const refusal = failed();
        if (refusal) return refusal;
        const texts = { base: canonical(base), suggested: canonical(suggested) };
        const own = sets.find(({ is_own }) => is_own);
        if ((own?.version ?? null) !== version) return refused();
        if (own) return store(own, texts);
        const made = aSet(texts, { id: 9, by: 'Edith Marlowe', is_own: true });
        sets.push(made);
        return made;
      }),
      answer(suggestionEndpoints.decide, ({ body }: FakeRequest) => {
        const decided = body as Decided;
        const set = seen(decided.set_id, decided.version);
        return failed() ?? (set ? decide(set, decided) : refused());
      }),
      answer(suggestionEndpoints.undo, ({ body }: FakeRequest) => {
        const { set_id, version } = body as Decided;
        const set = seen(set_id, version);
        return set && earlier ? store(set, earlier) : refused();
      }),
    ],
  };
}
