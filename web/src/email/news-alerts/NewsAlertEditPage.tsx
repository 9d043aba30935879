import { NewsAlertForm } from './NewsAlertForm.tsx';

/** Spec, content 2: a saved news alert. */
export const NewsAlertEditPage = () => <NewsAlertForm />;
