import { newsItemMessages } from '@masthead/shared/news-items/news-item.messages.ts';
import { useUser } from '../app/session.ts';
import { UserAvatar } from '../ui/UserAvatar.tsx';
import styles from './post-editor.module.css';
import { useOpenings } from './use-openings.ts';

/** Who else has the post open now, oneself in another window too. */
export function OpenElsewhere({ id }: { id: number }) {
  const { id: userId } = useUser();
  const openings = useOpenings(id);
  const others = [...new Map(openings.map((one) => [one.user_id, one])).values()];
  const names = others.map(({ user_id, name }) =>
    user_id === userId ? newsItemMessages.yourOtherWindow : name,
  );
  return (
    <div className={styles.others} role="status">
      {others.map(({ user_id, name, image_url }) => (
        <UserAvatar key={user_id} user={{ name, imageUrl: image_url }} size={26} />
      ))}
      {names.length > 0 && <span>{newsItemMessages.alsoOpen(names)}</span>}
    </div>
  );
}
