import { may } from '@masthead/shared/access.ts';
import { photoEndpoints } from '@masthead/shared/photos/photo.endpoints.ts';
import { useUser } from '../app/session.ts';

/** Uploads into other folders are no content: they stay out of the library (decision 40). */
const isContent = (folder = 'photos') => folder === 'photos' || folder === 'series';

/** Whether this person may take pictures from the library, and whether that is where a picture of this folder is looked for first. */
export function useLibrary(folder?: string) {
  const hasLibrary = may(useUser(), photoEndpoints.list.access);
  return { hasLibrary, isFirst: hasLibrary && isContent(folder) };
}
