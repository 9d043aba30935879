import {
  type SuggestionSet,
  suggestionEndpoints,
} from '@masthead/shared/editorial/posts/suggestions.endpoints.ts';
import { suggestionMessages } from '@masthead/shared/editorial/posts/suggestions.ts';
import { useMutation } from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { useWhenTold } from './use-when-told.ts';

/** What people suggest for the text of a post, once it is wanted or somebody else has suggested something. */
export const useSuggestions = (id: number, isWanted: boolean) =>
  useWhenTold('suggestions', queryOf(suggestionEndpoints.list, { params: { id } }), isWanted);

/** Which suggestions of a set are decided, and how. */
export interface Decision {
  set: SuggestionSet;
  indices: number[];
  isAccepted: boolean;
}

export const useDecide = (id: number) =>
  useMutation({
    mutationFn: ({ set, indices, isAccepted }: Decision) =>
      sayingFailure(
        suggestionMessages.decideFailed,
        call(suggestionEndpoints.decide, {
          body: {
            id,
            set_id: set.id,
            version: set.version,
            changes: indices,
            is_accepted: isAccepted,
          },
        }),
      ),
  });

export const useUndoDecision = (id: number) =>
  useMutation({
    mutationFn: ({ id: set_id, version }: SuggestionSet) =>
      call(suggestionEndpoints.undo, { body: { id, set_id, version } }),
  });

/** What somebody suggests, as it is sent. */
export interface OwnSuggestions {
  base: string;
  suggested: string;
}

export const saveSuggestions = (id: number, version: number | null, own: OwnSuggestions) =>
  sayingFailure(
    suggestionMessages.saveFailed,
    call(suggestionEndpoints.save, { body: { id, version, ...own } }, { isBackground: true }),
  );
