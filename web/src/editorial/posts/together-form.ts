import type { EditedNewsItem } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import type { newsItemForm } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { type TogetherField, togetherFields } from '@masthead/shared/editorial/posts/together.ts';
import type { Writer } from '@masthead/shared/editorial/posts/together-shape.ts';
import type { Editor } from '@tiptap/core';
import { isSame } from '../../platform/forms/field-words.ts';
import type { AreaForm } from '../../platform/forms/use-area-form.ts';
import { latestPost } from './post.queries.ts';
import { type PostValues, versionOf } from './post-values.ts';
import { TogetherSession } from './together-session.ts';

type Words = Pick<PostValues, TogetherField>;

interface Options {
  id: number;
  /** The form as it was drawn last. */
  area: () => AreaForm<typeof newsItemForm>;
  editor: () => Editor | null;
  /** The shared document takes the place of the editor's own text. */
  onShared: () => void;
  onWriters: (writers: Writer[]) => void;
  /** Takes the post as it is after somebody else has saved it. */
  onRead: (post: EditedNewsItem) => void;
  onEnd: () => void;
}

const wordsOf = ({ headline, description, body }: PostValues): Words => ({
  headline,
  description,
  body,
});

/** What a shared document does in the form of a post, and the form in the document. */
export type TogetherForm = ReturnType<typeof openTogether>;

export function openTogether({ id, area, editor, onShared, onWriters, ...on }: Options) {
  /** The words that are being saved. */
  let sent: Words | null = null;
  const take = (field: TogetherField, value: string) => {
    sent = null;
    if (session.isOwn(field)) area().form.setFieldValue(field, value);
    else area().follow({ [field]: value });
  };
  const unload = () => session.leave({ isUnloading: true });
  const stop = () => {
    // Why: the form has everything before the text is the editor's alone.
    area().valuesNow();
    removeEventListener('pagehide', unload);
  };
  const session = new TogetherSession({
    id,
    editor,
    savedWords: () => {
      const [values, saved] = [area().valuesNow(), area().form.getInitialValues()];
      const isSaved = togetherFields.every((field) => isSame(values[field], saved[field]));
      return isSaved ? wordsOf(saved) : null;
    },
    onJoined: (lines) => {
      onShared();
      area().follow(lines);
    },
    onLine: take,
    onWriters,
    onVersion: (seen) => {
      if (versionOf(seen) > (area().versionNow() ?? 0) && !area().isChangedNow())
        // Why quietly: what is read next brings it, too.
        void latestPost(id).then(on.onRead, () => {});
    },
    onEnd: () => {
      stop();
      on.onEnd();
    },
  });
  addEventListener('pagehide', unload);
  return {
    session,
    takeBody: (body: string) => take('body', body),
    takeLines: ({ headline, description }: Partial<PostValues>) => {
      if (headline !== undefined) session.setLine('headline', headline);
      if (description !== undefined) session.setLine('description', description);
    },
    push: async (values: PostValues) => {
      // Why not the newest words: a colleague's may have come since, and would be met as a conflict with these.
      sent = wordsOf(values);
      const pushed = await session.push();
      return () => session.saved(pushed);
    },
    withWords: (values: PostValues): PostValues => ({
      ...values,
      ...(sent ?? wordsOf(area().form.getInitialValues())),
    }),
    close: () => {
      session.leave();
      stop();
    },
  };
}
