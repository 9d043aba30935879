import { newsItemMessages } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import type { EditedNewsItem } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { slugOf } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { hasOwnFocus } from '@masthead/shared/platform/images/focus.ts';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import { useSites } from '../../people/sites/site.queries.ts';
import styles from './post-editor.module.css';
import type { PostPart } from './use-post-commands.ts';

type Props = PostPart & { post: EditedNewsItem };

/** The site's URL, and the post's part of it. */
function useAddress({ post, form }: Props) {
  const site = useSites().data?.find(({ id }) => id === post.site_id);
  const url = site && URL.canParse(site.url) ? new URL(site.url) : null;
  const { slug, headline } = form.values;
  return { host: url?.host ?? post.city, slug: slug || slugOf(headline) || 'slug' };
}

/** About as much as a search engine shows. */
const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).trimEnd()} …` : text;

/** The post as a search engine shows it. */
export function SearchResult(props: Props) {
  const { values } = props.form;
  const { host, slug } = useAddress(props);
  return (
    <figure className={styles.result} aria-label="As a search result">
      <small>
        {host} › {slug}
      </small>
      <strong>{cut(values.seo.title || values.headline || newsItemMessages.noHeadline, 60)}</strong>
      <p>{cut(values.seo.description || values.description || 'No description', 155)}</p>
    </figure>
  );
}

/** The post as it is shared. */
export function SocialCard(props: Props) {
  const { values } = props.form;
  const { host } = useAddress(props);
  const picture = values.social.image_url || values.image_url;
  const { focus_x: x, focus_y: y } = values.lead_image;
  const isAimed = !values.social.image_url && hasOwnFocus(values.lead_image);
  return (
    <figure className={styles.card} aria-label="As a card">
      {picture ? (
        <img
          src={imageUrl(picture, isAimed ? 'lead' : 'shareCard')}
          alt=""
          style={isAimed ? { objectPosition: `${x}% ${y}%` } : {}}
        />
      ) : (
        <span className={styles.noPicture}>No image</span>
      )}
      <figcaption>
        <small>{host}</small>
        <strong>
          {cut(
            values.social.title ||
              values.seo.title ||
              values.headline ||
              newsItemMessages.noHeadline,
            70,
          )}
        </strong>
        <p>{cut(values.social.description || values.description, 110)}</p>
      </figcaption>
    </figure>
  );
}
