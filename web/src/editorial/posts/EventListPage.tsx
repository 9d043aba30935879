import { ContentList } from './ContentList.tsx';

/** Spec, content 2: the list of the events. */
export const EventListPage = () => <ContentList type="event" />;
