import { ActionIcon, TextInput } from '@mantine/core';
import { digestMessages } from '@masthead/shared/daily-digests/daily-digest.messages.ts';
import { digestSeries } from '@masthead/shared/daily-digests/daily-digest.record.ts';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { withAt, withoutAt } from '../campaigns/block.ts';
import { PostSection } from '../campaigns/PostSection.tsx';
import { maxLengthOf } from '../forms/max-length.ts';
import { toastUndo } from '../ui/toast.tsx';
import styles from './digest.module.css';
import { countHint, type DigestSection } from './digest-sections.ts';
import { type ChangeDigest, type Series, seriesOf, withSeries } from './digest-values.ts';

interface Props {
  block: DigestSection;
  series: Series;
  index: number;
  error: ReactNode;
  isReadOnly: boolean;
  onChange: ChangeDigest;
  onAdd: () => void;
}

/** A section of a series: its title, at most two posts, and the way to take it out. */
export function SeriesSection(props: Props) {
  const { block, series, index, isReadOnly, onChange } = props;
  const onTitle = (title: string) =>
    onChange((now) =>
      withSeries(seriesOf(now).map((one, at) => (at === index ? { ...one, title } : one))),
    );
  const onRemove = () => {
    onChange((now) => withSeries(withoutAt(seriesOf(now), index)));
    toastUndo(digestMessages.sectionRemoved(series.title), () =>
      onChange((now) => withSeries(withAt(seriesOf(now), index, series))),
    );
  };
  return (
    <PostSection
      {...props}
      posts={series.items}
      hint={countHint(block, series.items.length)}
      empty="No posts in this section yet."
    >
      {!isReadOnly && (
        <div className={styles.seriesTitle}>
          <TextInput
            label="Section title"
            placeholder="What stands over these posts"
            maxLength={maxLengthOf(digestSeries.shape.title)}
            value={series.title}
            onChange={(event) => onTitle(event.currentTarget.value)}
          />
          <ActionIcon
            variant="default"
            size={36}
            title="Remove this section"
            aria-label={`Remove the series section ${block.title}`}
            onClick={onRemove}
          >
            <IconTrash size={16} stroke={1.75} />
          </ActionIcon>
        </div>
      )}
    </PostSection>
  );
}
