import { Button, Group } from '@mantine/core';
import {
  newsItemMessages,
  whyScheduleBlocked,
} from '@masthead/shared/editorial/posts/news-item.rules.ts';
import { postStatus } from '@masthead/shared/editorial/posts/news-item.ts';
import {
  type EditedNewsItem,
  newsItemEditEndpoints,
} from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { centralSentence } from '@masthead/shared/platform/values/dates.ts';
import { useState } from 'react';
import { useUser } from '../../platform/api/session.ts';
import { MomentField } from '../../platform/forms/MomentField.tsx';
import styles from './post-editor.module.css';
import type { PostCommands } from './use-post-commands.ts';

interface Props {
  post: EditedNewsItem;
  commands: PostCommands;
  /** What is chosen and not yet scheduled; kept by the editor, which may put the preview in this place. */
  at: string | null;
  onAt: (at: string | null) => void;
}

/** Has a draft go live at a time. */
export function ScheduleField({ post, commands, at, onAt: setAt }: Props) {
  const [error, setError] = useState<string | null>(null);
  const isOffered = may(useUser(), newsItemEditEndpoints.schedule.access);
  if (!isOffered || post.status_code !== postStatus.draft) return null;
  const chosen = at ?? post.scheduled_at;
  const onSchedule = () => {
    if (!at) return;
    const instant = new Date(at);
    const why = whyScheduleBlocked(post, instant, new Date());
    setError(why);
    if (!why) commands.schedule(at, newsItemMessages.scheduled(centralSentence(instant)));
  };
  const onUnschedule = () => {
    setAt(null);
    void commands.unschedule();
  };
  return (
    <section className={styles.stack} aria-label="Schedule">
      <MomentField
        label="Go live on"
        usualTime="06:00"
        value={chosen}
        error={error}
        onChange={(next) => {
          setAt(next);
          setError(null);
        }}
      />
      <Group align="stretch" gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          disabled={!at || at === post.scheduled_at}
          loading={commands.isActing === 'schedule'}
          onClick={onSchedule}
        >
          {post.scheduled_at ? 'Change time' : 'Schedule'}
        </Button>
        {post.scheduled_at && (
          <Button
            size="compact-sm"
            variant="default"
            loading={commands.isActing === 'unschedule'}
            onClick={onUnschedule}
          >
            Unschedule
          </Button>
        )}
      </Group>
    </section>
  );
}
