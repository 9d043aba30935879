import { useSearch } from '@tanstack/react-router';
import { useScreenParams } from '../app/links.tsx';
import { EmailPreviewer } from './EmailPreviewer.tsx';
import { SavingNote } from './SavingNote.tsx';

/** Decisions 5: the page that shows an email; read only, in a tab of its own. */
export function CampaignPreviewPage() {
  const { id } = useScreenParams('campaignPreview');
  const { wait } = useSearch({ strict: false }) as { wait?: string };
  return wait ? <SavingNote id={id} saveKey={wait} /> : <EmailPreviewer key={id} id={id} />;
}
