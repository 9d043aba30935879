import type { SuggestionSet } from '@masthead/shared/editorial/posts/suggestions.endpoints.ts';
import { suggestionMessages } from '@masthead/shared/editorial/posts/suggestions.ts';
import type { Editor } from '@tiptap/react';
import { acceptIn } from '../../platform/rich-text/suggested-text.ts';
import { toast, toastFailure, toastUndo } from '../../platform/ui/toast.tsx';
import { useDecide, useUndoDecision } from './suggestions.queries.ts';
import type { PostCommands } from './use-post-commands.ts';

interface Options {
  postId: number;
  editor: Editor | null;
  commands: PostCommands;
}

/** Accepts and rejects suggestions, each with an undo. */
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
    toastUndo(sentence, () => void takeBack(set, undoText).catch(toastFailure));
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
  return {
    isDeciding: decide.isPending || undo.isPending,
    accept: (set: SuggestionSet, indices: number[]) =>
      void accept(set, indices).catch(toastFailure),
    reject: (set: SuggestionSet, indices: number[]) =>
      void reject(set, indices).catch(toastFailure),
  };
}
