import { useQuery } from '@tanstack/react-query';
import { useScreenParams } from '../../platform/api/links.tsx';
import { Loaded } from '../../platform/forms/Loaded.tsx';
import { PhotoEditor } from './PhotoEditor.tsx';
import { photoQuery } from './photo.queries.ts';

/** Spec, content 2: one photo. */
export function PhotoEditPage() {
  const { id } = useScreenParams('photoEdit');
  const query = useQuery(photoQuery(id));
  return (
    <Loaded screen="photoEdit" list="photoList" query={query}>
      {(photo) => <PhotoEditor key={photo.id} photo={photo} />}
    </Loaded>
  );
}
PhotoEditPage.firstQuery = ({ id }: { id: string }) => photoQuery(id);
