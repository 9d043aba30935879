import { listDate } from '@masthead/shared/dates.ts';
import { imageUrl } from '@masthead/shared/images/image-url.ts';
import { eventStart } from '@masthead/shared/news-items/event-times.ts';
import { hiddenSections, type NewsItem } from '@masthead/shared/news-items/news-item.ts';
import { PickOption } from '../lists/PickOption.tsx';
import type { ItemChoice } from './item-search.ts';
import styles from './item-select.module.css';

interface Props extends ItemChoice {
  post: NewsItem;
  note: string | undefined;
}

/** One post: a click picks it, another puts it back. */
export function ItemOption({ post, note, limit, picked, elsewhere, ...acts }: Props) {
  const { whyNot, onPick, onUnpick } = acts;
  const isPicked = picked.includes(post.id);
  const isFull = !isPicked && picked.length >= limit;
  const reason = isPicked ? null : whyNot(post);
  const isBlocked = isFull || reason !== null;
  const place = elsewhere.get(post.id);
  return (
    <PickOption
      picture={<Picture src={post.image_url ?? post.image} />}
      headline={post.headline}
      details={detailsOf(post)}
      notes={[place && `In ${place}`, note, reason].filter((note) => typeof note === 'string')}
      isPicked={isPicked}
      isBlocked={isBlocked}
      onToggle={() => (isPicked ? onUnpick(post.id) : onPick(post))}
    />
  );
}

function Picture({ src }: { src: string | null }) {
  if (!src) return <span className={styles.picture} />;
  return (
    <img
      className={styles.picture}
      src={imageUrl(src, 'thumbnail')}
      alt=""
      width={72}
      height={48}
      decoding="async"
    />
  );
}

function detailsOf(post: NewsItem): string[] {
  const section = post.sections.find(({ name }) => !hiddenSections.includes(name.toUpperCase()));
  const published = listDate(new Date(post.last_published_ts ?? post.created_ts));
  const when = post.starts_at ? eventStart(new Date(post.starts_at)) : published;
  const status = post.status === 'Live' ? null : post.status;
  const author = post.is_event ? null : post.author;
  return [status, post.city, post.is_event ? null : section?.name, when, author].filter(
    (detail) => typeof detail === 'string' && detail !== '',
  ) as string[];
}
