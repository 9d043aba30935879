import { newsItemMessages } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import { type PostType, postStatus } from '@masthead/shared/editorial/posts/news-item.ts';
import {
  type EditedNewsItem,
  newsItemEditEndpoints,
} from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import type { newsItemForm } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { type ChangeEvent, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { isSame } from '../../platform/forms/field-words.ts';
import type { AreaForm } from '../../platform/forms/use-area-form.ts';
import { type Autosave, useAutosave } from '../../platform/forms/use-autosave.ts';
import type { FormSave, Meeting, Send } from '../../platform/forms/use-form-save.ts';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';
import { toast, toastFailure } from '../../platform/ui/toast.tsx';
import {
  type OpenPost,
  openPost,
  type PostValues,
  seenVersionOf,
  valuesOf,
  versionOf,
} from './post-values.ts';
import { useSayPublished } from './use-say-published.tsx';
import type { Together } from './use-together.ts';

type Form = typeof newsItemForm;

/** The commands on the open post. */
export interface PostCommands {
  autosave: Autosave;
  /** Something is written that the post does not say. */
  hasDraft: boolean;
  isActing: 'save' | 'publish' | 'schedule' | 'unschedule' | 'restore' | null;
  save: () => void;
  publish: () => void;
  schedule: (at: string, sentence: string) => void;
  /** Saves on request, not automatically. The typed text is not changed. */
  unschedule: () => Promise<void>;
  /** Autosaves the typed text; false if that failed. */
  autosaved: () => Promise<boolean>;
  /** Restores a whole revision; resolves when it is in the form. */
  restore: (revisionId: number, sentence: string) => Promise<void>;
}

/** Saves and publishes the typed text, after any running autosave has finished. */
export function usePostCommands(
  post: EditedNewsItem,
  area: AreaForm<Form>,
  saving: FormSave<Form, OpenPost>,
  locked: string | null,
  together: Together,
): PostCommands {
  const { id } = post;
  const [isActing, setActing] = useState<PostCommands['isActing']>(null);
  const autosave = useAutosave({
    area,
    saving,
    isOff: locked !== null || isActing !== null,
    send: async (content, version) => {
      const noteSaved = await together.push(content);
      const seen = seenVersionOf(id, version);
      const body = { ...seen, content, ...(noteSaved && { is_together: true }) };
      const saved = await call(newsItemEditEndpoints.autosave, { body }, { isBackground: true });
      noteSaved?.();
      return versionOf(saved);
    },
  });
  // Why: after waiting, the save of the newest draw is meant.
  const { saveNow } = useStable({
    saveNow: (send: Send<Form, OpenPost>, how: Meeting) => saving.save(send, undefined, how),
  });

  const isFree = isActing === null && locked === null;
  const act = async (
    name: PostCommands['isActing'],
    send: Send<Form, OpenPost>,
    say: (saved: OpenPost) => void,
    how: Meeting = 'asking',
  ) => {
    if (!isFree) return;
    setActing(name);
    try {
      await autosave.settled();
      const done = await saveNow(send, how);
      if (done) say(done);
    } finally {
      setActing(null);
    }
  };
  const { save, publish, scheduleAt } = sendsOf(id, area, together);
  const { autosaved, restore, unschedule } = actsBeside(id, area, saving, autosave, setActing);
  const { saved, eventSaved } = newsItemMessages;
  const isLive = post.status_code === postStatus.live;
  const sayPublished = useSayPublished(isLive, saving.onSaved);
  const isAutosavedSince = (autosave.autosavedAt ?? 0) > (saving.savedAt ?? 0);
  return {
    autosave,
    hasDraft: area.isChanged || post.draft !== null || isAutosavedSince,
    isActing,
    save: () => void act('save', save, () => toast(post.is_event ? eventSaved : saved), 'merging'),
    publish: () => void act('publish', publish, sayPublished),
    autosaved,
    restore,
    unschedule: async () => void (isFree && (await unschedule())),
    schedule: (at, sentence) => void act('schedule', scheduleAt(at), () => toast(sentence)),
  };
}

/** The request of each command. */
function sendsOf(id: number, area: AreaForm<Form>, together: Together) {
  const save: Send<Form, OpenPost> = async (values, version, typed) => {
    await area.sending(area.form.getValues());
    const noteSaved = await together.push(typed);
    const { headline: _headline, description: _description, body: _body, ...others } = values;
    // Why: the shared document has the words, and those that others wrote just now.
    const sent = noteSaved ? others : values;
    const body = { ...sent, ...seenVersionOf(id, version) };
    const saved = openPost(await call(newsItemEditEndpoints.save, { body }));
    noteSaved?.();
    return saved;
  };
  const publish: Send<Form, OpenPost> = async (...sent) => {
    const saved = await save(...sent);
    const body = seenVersionOf(id, saved.version);
    const published = await call(newsItemEditEndpoints.publish, { body });
    return { ...openPost(published), actId: published.act_id };
  };
  const scheduleAt =
    (scheduled_at: string): Send<Form, OpenPost> =>
    async (...sent) => {
      const saved = await save(...sent);
      const body = { ...seenVersionOf(id, saved.version), scheduled_at };
      return openPost(await call(newsItemEditEndpoints.schedule, { body }));
    };
  return { save, publish, scheduleAt };
}

/** Commands that don't change the text. The typed text is autosaved first. */
function actsBeside(
  id: number,
  area: AreaForm<Form>,
  saving: FormSave<Form, OpenPost>,
  autosave: Autosave,
  setActing: (name: PostCommands['isActing']) => void,
): Pick<PostCommands, 'autosaved' | 'restore' | 'unschedule'> {
  const act = async (name: PostCommands['isActing'], send: () => Promise<void>) => {
    setActing(name);
    await send()
      .catch((error: unknown) => toastFailure(error))
      .finally(() => setActing(null));
  };
  const autosaved = async () => {
    await autosave.autosaveNow();
    return isSame(area.valuesNow(), area.form.getInitialValues());
  };
  return {
    autosaved,
    restore: async (revision_id, sentence) => {
      // Why: the typed text becomes a revision before another one replaces it.
      if (!(await autosaved()))
        return toastFailure(new Error(newsItemMessages.autosaveBeforeRestoring));
      await act('restore', async () => {
        const body = { ...seenVersionOf(id, area.versionNow()), revision_id };
        const restored = openPost(await call(newsItemEditEndpoints.restoreRevision, { body }));
        area.markSaved(valuesOf(restored), restored.version);
        saving.onSaved?.(restored);
        toast(sentence);
      });
    },
    unschedule: () =>
      act('unschedule', async () => {
        await autosave.settled();
        const body = { ...seenVersionOf(id, area.versionNow()), scheduled_at: null };
        const now = openPost(await call(newsItemEditEndpoints.schedule, { body }));
        area.markAutosaved(area.form.getInitialValues(), now.version);
        saving.onSaved?.(now);
        toast(newsItemMessages.unscheduled);
      }),
  };
}

export type PostForm = AreaForm<typeof newsItemForm>['form'];

/** The props that the parts of the editor share. */
export interface PostPart {
  form: PostForm;
  isReadOnly: boolean;
}

type Group = 'location' | 'lead_image' | 'seo' | 'social';
type Line = 'slug' | { [G in Group]: `${G}.${keyof PostValues[G] & string}` }[Group];

/** The props of an optional text input. */
export function lineOf({ form, isReadOnly }: PostPart, path: Line) {
  const [group, key] = path.split('.') as [keyof PostValues, string | undefined];
  const value = key
    ? (form.values[group] as Record<string, unknown> | null)?.[key]
    : form.values[group];
  return {
    'data-path': path,
    value: typeof value === 'string' ? value : '',
    error: form.errors[path],
    readOnly: isReadOnly,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      form.setFieldValue(path, event.currentTarget.value || null),
  };
}

type LocationKey = keyof PostValues['location'];

/** The location fields by kind of post. */
export const locationFields: Partial<Record<PostType, { key: LocationKey; label: string }[]>> = {
  event: [
    { key: 'venue', label: 'Venue' },
    { key: 'address', label: 'Address' },
    { key: 'city', label: 'City' },
    { key: 'phone', label: 'Phone' },
    { key: 'website', label: 'Website or tickets' },
  ],
  place: [
    { key: 'address', label: 'Address' },
    { key: 'city', label: 'City' },
    { key: 'phone', label: 'Phone' },
    { key: 'website', label: 'Website' },
    { key: 'hours', label: 'Hours' },
  ],
  charity: [
    { key: 'address', label: 'Address' },
    { key: 'city', label: 'City' },
    { key: 'phone', label: 'Phone' },
    { key: 'website', label: 'Website or donations' },
    { key: 'hours', label: 'Hours' },
  ],
};
