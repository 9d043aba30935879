import { digestMessages } from '@masthead/shared/daily-digests/daily-digest.messages.ts';
import { seriesSlots } from '@masthead/shared/daily-digests/daily-digest.ts';
import type { NewsItem } from '@masthead/shared/news-items/news-item.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useState } from 'react';
import { ActButton } from '../campaigns/ActButton.tsx';
import { NewsItemSelect } from '../news-items/NewsItemSelect.tsx';
import styles from './digest.module.css';
import {
  type DigestSection,
  newsItems,
  newsLinks,
  otherPlaces,
  seriesSection,
  trendingEvents,
} from './digest-sections.ts';
import { type ChangeDigest, type DigestValues, seriesOf } from './digest-values.ts';
import { PostSection } from './PostSection.tsx';
import { pickedPost } from './picked-post.ts';
import { SeriesSection } from './SeriesSection.tsx';

interface Props {
  values: DigestValues;
  errors: Record<string, ReactNode>;
  isReadOnly: boolean;
  onChange: ChangeDigest;
}

/** The sections of a digest, and the picker that adds to them (Spec, content 2, 3). */
export function DigestSections({ values, errors, isReadOnly, onChange }: Props) {
  const [picking, setPicking] = useState<DigestSection>(newsItems);
  const [isPicking, setIsPicking] = useState(false);
  const series = seriesOf(values);
  const pick = (section: DigestSection) => {
    setPicking(section);
    setIsPicking(true);
  };
  const common = { isReadOnly, onChange };
  // Why: while the picker is closed, typing elsewhere in the form must not draw it again.
  const picked = isPicking ? picking.read(values).map(({ id }) => id) : nothing;
  const elsewhere = isPicking ? otherPlaces(values, picking) : nowhere;
  return (
    <>
      <PostSection
        {...common}
        section={newsItems}
        posts={values.newsItems}
        error={errors.newsItems}
        neighbor={newsLinks}
        neighborCount={values.newsLinks.length}
        empty="No posts yet. Load posts fills this section, or add items one by one."
        onAdd={() => pick(newsItems)}
      />
      <PostSection
        {...common}
        section={newsLinks}
        posts={values.newsLinks}
        error={errors.newsLinks}
        neighbor={newsItems}
        neighborCount={values.newsItems.length}
        empty="Headlines without pictures, after the news items. Up to 3."
        onAdd={() => pick(newsLinks)}
      />
      {series.map((one, index) => {
        const section = seriesSection(values, index);
        return (
          <SeriesSection
            {...common}
            // biome-ignore lint/suspicious/noArrayIndexKey: a series section is its place.
            key={index}
            section={section}
            series={one}
            index={index}
            error={errorOf(errors, section.path)}
            onAdd={() => pick(section)}
          />
        );
      })}
      {!isReadOnly && (
        <div className={styles.addSeries}>
          <ActButton
            leftSection={<IconPlus size={16} stroke={1.75} />}
            blockedBy={series.length < seriesSlots.length ? null : digestMessages.noMoreSeries}
            onClick={() => pick(seriesSection(values, series.length))}
          >
            Add series section
          </ActButton>
        </div>
      )}
      <PostSection
        {...common}
        section={trendingEvents}
        posts={values.trendingEvents}
        error={errors.trendingEvents}
        empty="No events yet. Load posts fills this section, or add 3 of them."
        onAdd={() => pick(trendingEvents)}
      />
      <NewsItemSelect
        isOpen={isPicking}
        title={`Add to ${picking.title}`}
        type={picking.type}
        siteId={values.siteId ?? null}
        limit={picking.limit}
        picked={picked}
        elsewhere={elsewhere}
        whyNot={whyNot}
        onPick={(post) => {
          const item = pickedPost(post);
          if (item) onChange((now) => picking.write(now, [...picking.read(now), item]));
        }}
        onUnpick={(id) =>
          onChange((now) =>
            picking.write(
              now,
              picking.read(now).filter((post) => post.id !== id),
            ),
          )
        }
        onClose={() => setIsPicking(false)}
      />
    </>
  );
}

const nothing: number[] = [];
const nowhere = new Map<number, string>();
const whyNot = (post: NewsItem) => (pickedPost(post) ? null : digestMessages.noAddress);

/** A rule on a part of a series section is shown at the section. */
function errorOf(errors: Record<string, ReactNode>, path: string): ReactNode {
  const key = Object.keys(errors).find((one) => one === path || one.startsWith(`${path}.`));
  return key && errors[key];
}
