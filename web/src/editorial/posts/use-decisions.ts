import type { SuggestionSet } from '@masthead/shared/editorial/posts/suggestions.endpoints.ts';
import { suggestionMessages } from '@masthead/shared/editorial/posts/suggestions.ts';
import type { Editor } from '@tiptap/react';
import { acceptIn, withdrawn } from '../../platform/rich-text/suggested-text.ts';
import { toast, toastFailure, toastUndo } from '../../platform/ui/toast.tsx';
import { saveSuggestions, useDecide, useUndoDecision } from './suggestions.queries.ts';
import type { PostCommands } from './use-post-commands.ts';

interface Options {
  postId: number;
  editor: Editor | null;
  commands: PostCommands;
}

let endUndo: (() => void) | null = null;
/** Offers an undo in the place of the one before: only the newest decision can be taken back. */
function offerUndo(sentence: string, onUndo: () => void): void {
  endUndo?.();
  endUndo = toastUndo(sentence, onUndo);
}

/** Accepts and rejects suggestions, each with an undo, and withdraws one’s own. */
export function useDecisions({ postId, editor, commands }: Options) {
  const decide = useDecide(postId);
  const undo = useUndoDecision(postId);
  const { accepted, rejected, undone, moved, notSaved } = suggestionMessages;
  const takeBack = async (set: SuggestionSet, undoText?: () => boolean) => {
    await undo.mutateAsync(set);
    if (undoText && !undoText()) toast(moved);
    else toast(undone);
  };
  const say = (sentence: string, set: SuggestionSet, undoText?: () => boolean) =>
    offerUndo(sentence, () => void takeBack(set, undoText).catch((error) => toastFailure(error)));
  const accept = async (set: SuggestionSet, indices: number[]) => {
    const made = editor && acceptIn(editor, set, indices);
    if (!made) throw new Error(moved);
    // Why first: a suggestion is accepted when the text has it, and not before that is saved.
    if (!(await commands.autosaved())) throw new Error(notSaved);
    const decided = await decide.mutateAsync({ set, indices, isAccepted: true });
    say(accepted(indices.length), decided, made.undo);
  };
  const reject = async (set: SuggestionSet, indices: number[]) => {
    const decided = await decide.mutateAsync({ set, indices, isAccepted: false });
    say(rejected(indices.length), decided);
  };
  const withdraw = async (set: SuggestionSet, indices: number[]) => {
    await saveSuggestions(postId, set.version, withdrawn(set, indices));
    toast(suggestionMessages.withdrawn(indices.length));
  };
  const saying =
    (act: (set: SuggestionSet, indices: number[]) => Promise<void>) =>
    (set: SuggestionSet, indices: number[]) =>
      void act(set, indices).catch((error) => toastFailure(error));
  return {
    isDeciding: decide.isPending || undo.isPending,
    accept: saying(accept),
    reject: saying(reject),
    withdraw: saying(withdraw),
  };
}
