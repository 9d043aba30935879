import { Group, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { type TogetherField, togetherMessages } from '@masthead/shared/editorial/posts/together.ts';
import type { Writer } from '@masthead/shared/editorial/posts/together-shape.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from '../../platform/api/session.ts';
import { OpenElsewhere } from '../../platform/forms/OpenElsewhere.tsx';
import { UserAvatar } from '../../platform/ui/UserAvatar.tsx';
import { colorOf } from './together-session.ts';
import type { Together } from './use-together.ts';
import styles from './writers.module.css';

interface Props {
  writers: readonly Writer[];
  /** Brings somebody's cursor into sight. */
  onShow: (writer: Writer) => void;
}

const places: Record<TogetherField, string> = {
  headline: 'Headline',
  description: 'Dek',
  body: 'Text',
};

/** Who else has the post open, and who of them writes in it. */
export function Others({ id, together }: { id: number; together: Together }) {
  const { id: userId } = useUser();
  const writers = useSyncExternalStore(together.writers.follow, together.writers.now);
  return (
    <>
      <OpenElsewhere
        endpoint={newsItemEditEndpoints.openings}
        id={id}
        userId={userId}
        shownBeside={writers}
      />
      {writers.length > 0 && <Writers writers={writers} onShow={together.show} />}
    </>
  );
}

/** Who writes in the post now, and where. A click follows somebody's cursor until the next one. */
function Writers({ writers, onShow }: Props) {
  const [followed, setFollowed] = useState<string | null>(null);
  const writer = writers.find(({ window_id }) => window_id === followed);
  useEffect(() => {
    if (writer) onShow(writer);
  }, [writer, onShow]);
  return (
    <Group gap={6} role="group" aria-label={togetherMessages.writing}>
      {writers.map(({ window_id, user_id, name, image_url, caret }) => (
        <UnstyledButton
          key={window_id}
          className={styles.writer}
          style={{ '--their-color': colorOf(user_id) }}
          aria-pressed={window_id === followed}
          title={caret ? `${name} · ${places[caret.field]}` : name}
          onClick={() => setFollowed(window_id === followed ? null : window_id)}
        >
          <UserAvatar user={{ name, imageUrl: image_url }} size={26} />
          <VisuallyHidden>{togetherMessages.follow(name)}</VisuallyHidden>
        </UnstyledButton>
      ))}
      {writer && <span className={styles.followed}>{togetherMessages.following(writer.name)}</span>}
    </Group>
  );
}
