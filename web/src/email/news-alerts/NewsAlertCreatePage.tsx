import { NewsAlertForm } from './NewsAlertForm.tsx';

/** Spec, content 2: a blank news alert. */
export const NewsAlertCreatePage = () => <NewsAlertForm />;
