import { Group } from '@mantine/core';
import { type OpeningsCall, openingMessages } from '@masthead/shared/openings.ts';
import { UserAvatar } from '../ui/UserAvatar.tsx';
import { useOpenings } from './use-openings.ts';

interface Props {
  endpoint: OpeningsCall;
  id: number;
  /** Who asks. */
  userId: number;
}

/** Who else has a record open now, oneself in another window too. */
export function OpenElsewhere({ endpoint, id, userId }: Props) {
  const openings = useOpenings(endpoint, id);
  const others = [...new Map(openings.map((one) => [one.user_id, one])).values()];
  const names = others.map(({ user_id, name }) =>
    user_id === userId ? openingMessages.yourOtherWindow : name,
  );
  return (
    <Group gap={6} c="dimmed" fz="sm" role="status">
      {others.map(({ user_id, name, image_url }) => (
        <UserAvatar key={user_id} user={{ name, imageUrl: image_url }} size={26} />
      ))}
      {names.length > 0 && <span>{openingMessages.alsoOpen(names)}</span>}
    </Group>
  );
}
