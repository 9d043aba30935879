import { centralSentence, listDate } from '@masthead/shared/dates.ts';
import { imageUrl } from '@masthead/shared/images/image-url.ts';
import { hiddenSections, type NewsItem } from '@masthead/shared/news-items/news-item.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ItemChoice } from './item-search.ts';
import styles from './item-select.module.css';

interface Props extends ItemChoice {
  post: NewsItem;
}

/** One post: a click picks it, another puts it back. */
export function ItemOption({ post, limit, picked, elsewhere, whyNot, onPick, onUnpick }: Props) {
  const isPicked = picked.includes(post.id);
  const isFull = !isPicked && picked.length >= limit;
  const reason = isPicked ? null : whyNot(post);
  const isBlocked = isFull || reason !== null;
  const place = elsewhere.get(post.id);
  const onClick = () => {
    if (isPicked) onUnpick(post.id);
    else if (!isBlocked) onPick(post);
  };
  return (
    <li>
      <button
        type="button"
        className={styles.option}
        data-option
        data-picked={isPicked || undefined}
        aria-pressed={isPicked}
        aria-disabled={isBlocked || undefined}
        onClick={onClick}
      >
        <Picture src={post.image_url ?? post.image} />
        <span className={styles.words}>
          <span className={styles.headline}>{post.headline}</span>
          <span className={styles.meta}>
            {detailsOf(post).map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
            {place && <span className={styles.note}>In {place}</span>}
            {reason && <span className={styles.note}>{reason}</span>}
          </span>
        </span>
        <span className={styles.pick}>
          {isPicked ? <IconCheck size={16} stroke={2} /> : <IconPlus size={16} stroke={1.75} />}
          {isPicked ? 'Picked' : 'Pick'}
        </span>
      </button>
    </li>
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
  const when = post.starts_at ? centralSentence(new Date(post.starts_at)) : published;
  const status = post.status === 'Live' ? null : post.status;
  const author = post.is_event ? null : post.author;
  return [status, post.city, post.is_event ? null : section?.name, when, author].filter(
    (detail) => typeof detail === 'string' && detail !== '',
  ) as string[];
}
