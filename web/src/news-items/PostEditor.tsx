import { useDocumentTitle } from '@mantine/hooks';
import { newsItemMessages } from '@masthead/shared/news-items/news-item.messages.ts';
import { isOut } from '@masthead/shared/news-items/news-item.rules.ts';
import type { EditedNewsItem } from '@masthead/shared/news-items/news-item-edit.endpoints.ts';
import { newsItemForm } from '@masthead/shared/news-items/news-item-form.ts';
import { postCheckMessages } from '@masthead/shared/news-items/post-check.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useViewLock } from '../app/session.ts';
import { EditShell } from '../forms/EditShell.tsx';
import { workTime } from '../forms/UnsavedOffer.tsx';
import { type AreaForm, useAreaForm } from '../forms/use-area-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { toast } from '../ui/toast.tsx';
import { PostActions } from './PostActions.tsx';
import { PostFields } from './PostFields.tsx';
import { PostNote } from './PostNote.tsx';
import { PostSide } from './PostSide.tsx';
import { PostTools } from './PostTools.tsx';
import { ProposalsNote } from './ProposalsNote.tsx';
import { ProposeButton } from './ProposeButton.tsx';
import { latestPost, useKeepPost } from './post.queries.ts';
import { kinds, listOfPost } from './post-list.ts';
import { type OpenPost, openPost, valuesOf } from './post-values.ts';
import { usePostActs } from './use-post-acts.ts';
import { usePostLabels } from './use-post-labels.tsx';

const PostPreview = lazy(async () => ({
  default: (await import('./PostPreview.tsx')).PostPreview,
}));

/** The form of one post: what is typed is kept all the time, and said when it is saved or published. */
export function PostEditor({ post }: { post: EditedNewsItem }) {
  const open = openPost(post);
  const viewLock = useViewLock();
  const locked = viewLock ?? post.edit_blocked;
  const [isPreviewed, setPreviewed] = useState(false);
  const [goLiveAt, setGoLiveAt] = useState<string | null>(null);
  const keepPost = useKeepPost();
  const labels = usePostLabels(post);
  const [initial] = useState(() => valuesOf(open));
  const area = useAreaForm(newsItemForm, initial, {
    screen: 'postEdit',
    id: post.id,
    title: post.headline,
    version: open.version,
  });
  const saving = useSaving(area, {
    record: open,
    isFixed: locked !== null,
    valuesOf,
    latest: async () => openPost(await latestPost(post.id)),
    onSaved: (saved: OpenPost) => keepPost(saved.post),
  });
  const acts = usePostActs(post, area, saving, locked);
  useWorkBack(area, locked);
  useDocumentTitle(`${area.form.values.headline || newsItemMessages.noHeadline} · Masthead`);
  const { autosave } = acts;
  const isKeptSince = (autosave.keptAt ?? 0) > (saving.failedAt ?? 0);
  const state = {
    ...saving,
    isSaving: saving.isSaving || autosave.isRunning,
    error: (isKeptSince ? null : saving.error) ?? autosave.failure,
    savedAt: Math.max(saving.savedAt ?? 0, autosave.keptAt ?? 0) || null,
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
      onSave={acts.save}
      waiting={isOut(post) && acts.hasDraft ? postCheckMessages.savedNotLive : null}
      keptAct={
        post.edit_blocked !== null && viewLock === null
          ? (typed) => <ProposeButton id={post.id} typed={typed} onProposed={area.discardOffer} />
          : undefined
      }
      note={
        <>
          <PostNote locked={post.edit_blocked} autosave={autosave} />
          <ProposalsNote post={post} form={area.form} acts={acts} />
        </>
      }
      actions={<PostActions post={post} acts={acts} values={area.form.values} />}
      tools={
        <PostTools
          post={post}
          form={area.form}
          acts={acts}
          // Why: a field that has to be put right must not be out of sight.
          canFocus={Object.keys(area.form.errors).length === 0}
          isPreviewed={isPreviewed}
          onPreview={() => setPreviewed(!isPreviewed)}
        />
      }
      isSideWide={isPreviewed}
      side={
        isPreviewed ? (
          <Suspense>
            <PostPreview
              id={post.id}
              values={area.form.values}
              onClose={() => setPreviewed(false)}
            />
          </Suspense>
        ) : (
          <PostSide
            post={post}
            area={area}
            acts={acts}
            goLiveAt={goLiveAt}
            onGoLiveAt={setGoLiveAt}
          />
        )
      }
    >
      <PostFields post={post} area={area} isReadOnly={locked !== null} />
    </EditShell>
  );
}

/** What was typed in a window that was closed or killed comes back by itself: a later save sees to the rest. */
function useWorkBack(area: AreaForm<typeof newsItemForm>, locked: string | null) {
  const { offer, isChangedNow, restore } = area;
  useEffect(() => {
    if (!offer || locked !== null || isChangedNow()) return;
    restore();
    toast(newsItemMessages.backAgain(workTime(offer.at)));
  });
}
