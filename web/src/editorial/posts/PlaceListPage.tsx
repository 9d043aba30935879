import { ContentList } from './ContentList.tsx';

/** Spec, content 2: the list of the City Guide. */
export const PlaceListPage = () => <ContentList type="place" />;
