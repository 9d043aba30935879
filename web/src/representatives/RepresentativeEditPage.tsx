import { useQuery } from '@tanstack/react-query';
import { useScreenParams } from '../app/links.tsx';
import { Loaded } from '../forms/Loaded.tsx';
import { RepresentativeEditor } from './RepresentativeEditor.tsx';
import { representativeQuery } from './representative.queries.ts';

/** Spec, showcase 2: the page of one realtor. */
export function RepresentativeEditPage() {
  const { id } = useScreenParams('representativeEdit');
  const query = useQuery(representativeQuery(id));
  return (
    <Loaded screen="representativeEdit" list="representativeList" query={query}>
      {(representative) => (
        <RepresentativeEditor key={representative.id} representative={representative} />
      )}
    </Loaded>
  );
}
