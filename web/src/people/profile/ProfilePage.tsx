import type { Profile } from '@masthead/shared/people/profile/profile.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../platform/forms/Loaded.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';
import { profileQuery } from './profile.queries.ts';

/** Spec, platform 2.1: the person's own record, password and signed-in browsers. */
export function ProfilePage() {
  const query = useQuery(profileQuery());
  return (
    <Loaded<Profile> screen="profile" query={query}>
      {(profile) => <ProfileEditor key={profile.id} profile={profile} />}
    </Loaded>
  );
}
