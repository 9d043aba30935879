import { ContentList } from './ContentList.tsx';

/** Spec, content 2: the list of the articles. */
export const ArticleListPage = () => <ContentList type="article" />;
