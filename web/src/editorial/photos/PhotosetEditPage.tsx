import { useQuery } from '@tanstack/react-query';
import { useScreenParams } from '../../platform/api/links.tsx';
import { Loaded } from '../../platform/forms/Loaded.tsx';
import { PhotosetEditor } from './PhotosetEditor.tsx';
import { photosetQuery } from './photoset.queries.ts';

/** One photoset. */
export function PhotosetEditPage() {
  const { id } = useScreenParams('photosetEdit');
  const query = useQuery(photosetQuery(id));
  return (
    <Loaded screen="photosetEdit" list="photosetList" query={query}>
      {(photoset) => <PhotosetEditor key={photoset.id} photoset={photoset} />}
    </Loaded>
  );
}
PhotosetEditPage.firstQuery = ({ id }: { id: string }) => photosetQuery(id);
