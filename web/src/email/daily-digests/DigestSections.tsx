import { ActionIcon, Box, Group, TextInput } from '@mantine/core';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { digestSeries } from '@masthead/shared/email/daily-digests/daily-digest.record.ts';
import { digestMessages, seriesSlots } from '@masthead/shared/email/daily-digests/daily-digest.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { ActionButton } from '../../platform/forms/ActionButton.tsx';
import { maxLengthOf } from '../../platform/forms/max-length.ts';
import { toastUndo } from '../../platform/ui/toast.tsx';
import { type Post, withAt, withoutAt } from '../campaigns/block.ts';
import type { Fields } from '../campaigns/CampaignEditor.tsx';
import { PostPicker, usePicking } from '../campaigns/PostPicker.tsx';
import { PostSection } from '../campaigns/PostSection.tsx';
import styles from './digest.module.css';
import {
  countHint,
  type DigestSection,
  guideSections,
  newsItems,
  newsLinks,
  sectionsOf,
  seriesSection,
  trendingEvents,
} from './digest-sections.ts';
import {
  type ChangeDigest,
  type DigestValues,
  type Series,
  seriesOf,
  withSeries,
} from './digest-values.ts';

/** The sections of a digest, and the picker that adds to them (Spec, content 2, 3). */
export function DigestSections({ values, errors, isReadOnly, onChange }: Fields<DigestValues>) {
  const picking = usePicking(newsItems);
  const { pick } = picking;
  const series = seriesOf(values);
  const common = { isReadOnly, onChange };
  return (
    <>
      <PostSection
        {...common}
        block={newsItems}
        posts={values.newsItems}
        hint={countHint(newsItems, values.newsItems.length)}
        error={errors.newsItems}
        neighbor={newsLinks}
        neighborCount={values.newsLinks.length}
        empty="No posts yet. Load posts to fill this section, or add items one by one."
        onAdd={() => pick(newsItems)}
      />
      <PostSection
        {...common}
        block={newsLinks}
        posts={values.newsLinks}
        hint={countHint(newsLinks, values.newsLinks.length)}
        error={errors.newsLinks}
        neighbor={newsItems}
        neighborCount={values.newsItems.length}
        empty="Headlines without photos, after the news items. Up to 3."
        onAdd={() => pick(newsLinks)}
      />
      {series.map((one, index) => {
        const section = seriesSection(values, index);
        return (
          <SeriesSection
            {...common}
            // biome-ignore lint/suspicious/noArrayIndexKey: a series section is its place.
            key={index}
            block={section}
            series={one}
            index={index}
            error={errorOf(errors, section.path)}
            onAdd={() => pick(section)}
          />
        );
      })}
      {!isReadOnly && (
        <Box py={4}>
          <ActionButton
            leftSection={<IconPlus size={16} stroke={1.75} />}
            blockedBy={series.length < seriesSlots.length ? null : digestMessages.noMoreSeries}
            onClick={() => pick(seriesSection(values, series.length))}
          >
            Add series section
          </ActionButton>
        </Box>
      )}
      <PostSection
        {...common}
        block={trendingEvents}
        posts={values.trendingEvents}
        hint={countHint(trendingEvents, values.trendingEvents.length)}
        error={errors.trendingEvents}
        empty="No events yet. Load posts to fill this section, or add 3."
        onAdd={() => pick(trendingEvents)}
      />
      {guideSections.map((section) => (
        <GuideSection
          {...common}
          key={section.path}
          block={section}
          posts={section.read(values)}
          error={errorOf(errors, section.path)}
          onPick={pick}
        />
      ))}
      <PostPicker
        picking={picking}
        values={values}
        siteId={values.siteId ?? null}
        blocks={sectionsOf(values)}
        onChange={onChange}
      />
    </>
  );
}

interface GuideProps {
  block: DigestSection;
  posts: Post[];
  error: ReactNode;
  isReadOnly: boolean;
  onChange: ChangeDigest;
  onPick: (section: DigestSection) => void;
}

/** A section of a guide. Why apart from the list of them: it is not drawn again while another field is typed in. */
function GuideSection({ onPick, ...section }: GuideProps) {
  const { block, posts } = section;
  return (
    <PostSection
      {...section}
      hint={countHint(block, posts.length)}
      empty={campaignMessages.leftOut}
      onAdd={() => onPick(block)}
    />
  );
}

/** A rule on a part of a series section is shown at the section. */
function errorOf(errors: Record<string, ReactNode>, path: string): ReactNode {
  const key = Object.keys(errors).find((one) => one === path || one.startsWith(`${path}.`));
  return key && errors[key];
}

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
function SeriesSection(props: Props) {
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
        <Group className={styles.seriesTitle} align="flex-end" gap="xs" wrap="nowrap">
          <TextInput
            label="Section title"
            placeholder="Heading above these posts"
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
        </Group>
      )}
    </PostSection>
  );
}
