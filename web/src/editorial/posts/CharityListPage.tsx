import { ContentList } from './ContentList.tsx';

/** Spec, content 2: the list of the Charity Guide. */
export const CharityListPage = () => <ContentList type="charity" />;
