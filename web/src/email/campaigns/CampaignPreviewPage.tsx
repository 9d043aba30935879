import { Button, Loader } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { pathTo, useScreenParams } from '../../platform/api/links.tsx';
import { PageNote } from '../../platform/ui/PageNote.tsx';
import { CloseTab } from './CloseTab.tsx';
import { EmailPreviewer } from './EmailPreviewer.tsx';
import { awaitSave, unsavedId } from './preview-tab.ts';

/** Decisions 5: the page that shows an email; read only, in a tab of its own. */
export function CampaignPreviewPage() {
  const { id } = useScreenParams('campaignPreview');
  const { wait } = useSearch({ strict: false }) as { wait?: string };
  return wait ? <SavingNote id={id} saveKey={wait} /> : <EmailPreviewer key={id} id={id} />;
}

/** A form that has not answered by now was closed, or its save hangs. */
const patienceMs = 20_000;

interface Props {
  id: string;
  saveKey: string;
}

/** Decisions 5: the tab opens at once and shows the email as soon as the save has succeeded. */
function SavingNote({ id, saveKey }: Props) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [isLong, setLong] = useState(false);
  useDocumentTitle('Email preview · Masthead');
  const show = (savedId: number | string) =>
    navigate({ href: pathTo('campaignPreview', { id: savedId }), replace: true });
  const onSaved = useEffectEvent((savedId: number) => void show(savedId));
  useEffect(() => {
    const patience = setTimeout(() => setLong(true), patienceMs);
    const stop = awaitSave(saveKey, (outcome) => {
      if (outcome.ok) return onSaved(outcome.id);
      setFailure(outcome.message);
      window.close();
    });
    return () => {
      clearTimeout(patience);
      stop();
    };
  }, [saveKey]);
  if (failure !== null) {
    return (
      <PageNote title="The email was not saved">
        <p role="alert">{failure}</p>
        <CloseTab />
      </PageNote>
    );
  }
  return (
    <PageNote title="Saving…">
      {isLong ? (
        <>
          <p role="status">
            We can’t tell whether the email was saved. Check the tab with the form.
          </p>
          {id !== unsavedId && (
            <Button onClick={() => void show(id)}>Show the last saved version</Button>
          )}
        </>
      ) : (
        <>
          <Loader size="sm" aria-hidden />
          <p>The email will appear here once it is saved.</p>
        </>
      )}
    </PageNote>
  );
}
