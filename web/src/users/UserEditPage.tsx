import { useQuery } from '@tanstack/react-query';
import { useScreenParams } from '../app/links.tsx';
import { Loaded } from '../forms/Loaded.tsx';
import { UserEditor } from './UserEditor.tsx';
import { userQuery } from './user.queries.ts';

/** Spec, platform 2.4: one person, their roles and their profiles elsewhere. */
export function UserEditPage() {
  const { id } = useScreenParams('userEdit');
  const query = useQuery(userQuery(id));
  return (
    <Loaded screen="userEdit" list="userList" query={query}>
      {(user) => <UserEditor key={user.id} user={user} />}
    </Loaded>
  );
}
