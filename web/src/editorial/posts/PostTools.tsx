import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { EditedNewsItem } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconFocusCentered from '@tabler/icons-react/dist/esm/icons/IconFocusCentered.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { useLayoutEffect, useState } from 'react';
import { keysText } from '../../platform/rich-text/editor-actions.ts';
import { late } from '../../platform/ui/late.tsx';
import type { PostCommands, PostForm } from './use-post-commands.ts';
import type { Together } from './use-together.ts';

const PostRevisions = late(async () => (await import('./PostRevisions.tsx')).PostRevisions);

const Others = late(async () => (await import('./Writers.tsx')).Others);

const PostComments = late(async () => (await import('./PostComments.tsx')).PostComments);

const PostSuggestions = late(async () => (await import('./PostSuggestions.tsx')).PostSuggestions);

const PreviewLinks = late(async () => (await import('./PreviewLinks.tsx')).PreviewLinks);

interface Props {
  post: EditedNewsItem;
  form: PostForm;
  commands: PostCommands;
  /** False while fields have to be put right that focus mode would hide. */
  canFocus: boolean;
  together: Together;
  /** Null: not yet. */
  isSuggesting: boolean | null;
  onSuggest: () => void;
  isPreviewed: boolean;
  onPreview: () => void;
}

/** Ways to look at a post: the words alone, as its site shows it, and as it was. */
export function PostTools(props: Props) {
  const { canFocus, together, isSuggesting, onSuggest, isPreviewed, onPreview, ...revised } = props;
  const [wantsFocus, setWantsFocus] = useState(false);
  const isFocused = wantsFocus && canFocus;
  const onFocus = () => setWantsFocus(!isFocused);
  useFocusMode(isFocused);
  useHotkeys([['mod+shift+F', onFocus]], [], true);
  const [open, setOpen] = useState<'revisions' | 'links' | null>(null);
  const onOpen = async (what: 'revisions' | 'links') => {
    // Why: revisions and preview links show saved text, so the current text is autosaved first.
    await revised.commands.autosave.autosaveNow();
    setOpen(what);
  };
  const suggest = async () => {
    const { post, commands } = revised;
    // Why: the suggestions are on the text as everybody has it.
    if (post.edit_blocked !== null || (await commands.autosaved())) onSuggest();
  };
  return (
    <>
      <Others id={revised.post.id} together={together} />
      <PostComments post={revised.post} together={together} />
      {!isSuggesting && (
        <PostSuggestions
          post={revised.post}
          together={together}
          commands={revised.commands}
          takesFocus={isSuggesting === false}
          onSuggest={() => void suggest()}
        />
      )}
      <Button
        variant="default"
        data-of-focus-mode
        title={`Focus (${keysText('Mod+Shift+F')})`}
        leftSection={<IconFocusCentered size={16} stroke={1.5} />}
        onClick={onFocus}
      >
        {isFocused ? 'Exit focus' : 'Focus'}
      </Button>
      <Button
        variant="default"
        aria-pressed={isPreviewed}
        leftSection={<IconEye size={16} stroke={1.5} />}
        onClick={onPreview}
      >
        Preview
      </Button>
      <Button
        variant="default"
        leftSection={<IconHistory size={16} stroke={1.5} />}
        onClick={() => void onOpen('revisions')}
      >
        Revisions
      </Button>
      <Button
        variant="default"
        leftSection={<IconLink size={16} stroke={1.5} />}
        onClick={() => void onOpen('links')}
      >
        Share
      </Button>

      {open === 'revisions' && <PostRevisions {...revised} onClose={() => setOpen(null)} />}
      {open === 'links' && (
        <PreviewLinks
          post={revised.post}
          hasDraft={revised.commands.hasDraft}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/**
 * Marks the document while the words stand alone. Focus mode only hides elements with CSS, so no state is lost. Why not
 * `:has()` on the root: with it, every change of the page restyled all of it.
 */
function useFocusMode(isOn: boolean): void {
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute('data-focus-mode', isOn);
    return () => documentElement.removeAttribute('data-focus-mode');
  }, [isOn]);
}
