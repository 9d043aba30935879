import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { isOut, newsItemMessages } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import {
  type EditedNewsItem,
  newsItemEditEndpoints,
} from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { newsItemForm } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { postCheckMessages } from '@masthead/shared/editorial/posts/post-check.ts';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useUser, useViewLock } from '../../platform/api/session.ts';
import { EditShell } from '../../platform/forms/EditShell.tsx';
import { workTime } from '../../platform/forms/UnsavedOffer.tsx';
import { type AreaForm, useAreaForm } from '../../platform/forms/use-area-form.ts';
import type { Autosave } from '../../platform/forms/use-autosave.ts';
import { useFormSave } from '../../platform/forms/use-form-save.ts';
import { late } from '../../platform/ui/late.tsx';
import surface from '../../platform/ui/surface.module.css';
import { toast, toastFailure } from '../../platform/ui/toast.tsx';
import { PostActions } from './PostActions.tsx';
import { PostFields } from './PostFields.tsx';
import { PostSide } from './PostSide.tsx';
import { PostTools } from './PostTools.tsx';
import { latestPost, useCachePost } from './post.queries.ts';
import styles from './post-editor.module.css';
import { kinds, listOfPost } from './post-list.ts';
import { type OpenPost, openPost, type PostValues, valuesOf } from './post-values.ts';
import { type PostCommands, type PostForm, usePostCommands } from './use-post-commands.ts';
import { usePostLabels } from './use-post-labels.tsx';
import { useTogether } from './use-together.ts';

const PostPreview = late(async () => (await import('./PostPreview.tsx')).PostPreview);

/** The form of a post. Changes are autosaved, and take effect when they are saved or published. */
export function PostEditor({ post }: { post: EditedNewsItem }) {
  const open = openPost(post);
  const viewLock = useViewLock();
  const locked = viewLock ?? post.edit_blocked;
  const [isPreviewed, setPreviewed] = useState(false);
  const [isSuggesting, setSuggesting] = useState<boolean | null>(null);
  const [goLiveAt, setGoLiveAt] = useState<string | null>(null);
  const cachePost = useCachePost();
  const labels = usePostLabels(post);
  const [initial] = useState(() => valuesOf(open));
  const area = useAreaForm(newsItemForm, initial, {
    screen: 'postEdit',
    id: post.id,
    title: post.headline,
    version: open.version,
  });
  const together = useTogether({
    id: post.id,
    area,
    isOff: locked !== null,
    onRead: cachePost,
  });
  const saving = useFormSave(area, {
    record: open,
    isFixed: locked !== null,
    valuesOf: (read: OpenPost) => together.withWords(valuesOf(read)),
    latest: async () => openPost(await latestPost(post.id)),
    onSaved: (saved: OpenPost) => cachePost(saved.post),
  });
  const commands = usePostCommands(post, area, saving, locked, together);
  const form = { ...area.form, setValues: together.setValues } as typeof area.form;
  useWorkBack(area, locked);
  useDocumentTitle(`${area.form.values.headline || newsItemMessages.noHeadline} · Masthead`);
  const { autosave } = commands;
  const isAutosavedSince = (autosave.autosavedAt ?? 0) > (saving.failedAt ?? 0);
  const state = {
    ...saving,
    isSaving: saving.isSaving || autosave.isRunning,
    error: (isAutosavedSince ? null : saving.error) ?? autosave.failure,
    savedAt: Math.max(saving.savedAt ?? 0, autosave.autosavedAt ?? 0) || null,
  };
  return (
    <EditShell
      screen="postEdit"
      title={`${kinds[post.type]}, ${post.city}`}
      list={listOfPost(post)}
      area={area}
      saving={state}
      labels={labels}
      locked={locked}
      onSave={commands.save}
      waiting={isOut(post) && commands.hasDraft ? postCheckMessages.savedNotLive : null}
      offerAction={
        post.edit_blocked !== null && viewLock === null
          ? (typed) => <ProposeButton id={post.id} typed={typed} onProposed={area.discardOffer} />
          : undefined
      }
      note={
        <>
          <PostNote locked={post.edit_blocked} autosave={autosave} />
          <ProposalsNote post={post} form={form} commands={commands} />
        </>
      }
      actions={<PostActions post={post} commands={commands} values={area.form.values} />}
      tools={
        <PostTools
          post={post}
          form={form}
          commands={commands}
          // Why: a field that has to be put right must not be out of sight.
          canFocus={Object.keys(area.form.errors).length === 0}
          together={together}
          isSuggesting={isSuggesting}
          onSuggest={() => setSuggesting(true)}
          isPreviewed={isPreviewed}
          onPreview={() => setPreviewed(!isPreviewed)}
        />
      }
      isSideWide={isPreviewed}
      side={
        isPreviewed ? (
          <PostPreview id={post.id} values={area.form.values} onClose={() => setPreviewed(false)} />
        ) : (
          <PostSide
            post={post}
            area={area}
            commands={commands}
            goLiveAt={goLiveAt}
            onGoLiveAt={setGoLiveAt}
          />
        )
      }
    >
      <PostFields
        post={post}
        area={area}
        isReadOnly={locked !== null}
        together={together}
        isSuggesting={isSuggesting === true}
        onSuggested={() => setSuggesting(false)}
      />
    </EditShell>
  );
}

/** Restores unsaved text of a window that was closed or killed. The next save handles conflicts. */
function useWorkBack(area: AreaForm<typeof newsItemForm>, locked: string | null) {
  const { offer, isChangedNow, restore } = area;
  useEffect(() => {
    if (!offer || locked !== null || isChangedNow()) return;
    restore();
    toast(newsItemMessages.backAgain(workTime(offer.at)));
  });
}

/** Why the post is locked or can't be saved, or that someone else changed the same field. */
function PostNote({ locked, autosave }: { locked: string | null; autosave: Autosave }) {
  const { id } = useUser();
  const other = autosave.failure?.conflict;
  if (locked) return <p className={`${surface.callout} ${styles.note}`}>{locked}</p>;
  if (autosave.refusal)
    return (
      <p className={`${surface.callout} ${styles.note}`} role="alert">
        {autosave.refusal}
      </p>
    );
  if (!other) return null;
  return (
    <div className={`${surface.callout} ${styles.note}`} data-tone="late" role="alert">
      <span>
        {other.changedById === id
          ? newsItemMessages.heldByYou
          : newsItemMessages.heldBy(other.changedBy)}
      </span>
      <Button size="compact-sm" onClick={autosave.review}>
        Review
      </Button>
    </div>
  );
}

interface Props {
  id: number;
  /** The changed fields. */
  typed: Partial<PostValues>;
  /** Called when the proposal was sent and the local copy can be dropped. */
  onProposed: () => void;
}

/** Sends changes that the person may no longer save to the editors as a proposal. */
function ProposeButton({ id, typed, onProposed }: Props) {
  const [isSending, setSending] = useState(false);
  const propose = async () => {
    setSending(true);
    try {
      await call(newsItemEditEndpoints.propose, { body: { id, content: typed } });
      onProposed();
      toast(newsItemMessages.proposed);
    } catch (error) {
      toastFailure(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Button size="compact-sm" loading={isSending} onClick={() => void propose()}>
      {newsItemMessages.propose}
    </Button>
  );
}

const PostRevisions = late(async () => (await import('./PostRevisions.tsx')).PostRevisions);

interface ProposalsNoteProps {
  post: EditedNewsItem;
  form: PostForm;
  commands: PostCommands;
}

/** Shows open proposals to people who may accept them, and tells their author that they are pending. */
function ProposalsNote(props: ProposalsNoteProps) {
  const { proposals, edit_blocked } = props.post;
  const { id } = useUser();
  const [isOpen, setOpen] = useState(false);
  if (edit_blocked !== null) {
    const isOwn = proposals.some(({ saved_by_id }) => saved_by_id === id);
    return (
      isOwn && (
        <p className={`${surface.callout} ${styles.note}`}>{newsItemMessages.proposalWaits}</p>
      )
    );
  }
  if (proposals.length === 0 && !isOpen) return null;
  const onLook = async () => {
    // Why: the typed text becomes a revision before another one is opened.
    await props.commands.autosave.autosaveNow();
    setOpen(true);
  };
  return (
    <div className={`${surface.callout} ${styles.note}`} role="status">
      <span>
        {proposals.length > 0 &&
          newsItemMessages.proposesChanges(proposals.map(({ saved_by }) => saved_by))}
      </span>
      <Button size="compact-sm" onClick={() => void onLook()}>
        Review
      </Button>
      {isOpen && <PostRevisions {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
