import { Button } from '@mantine/core';
import { sentences } from '@masthead/shared/errors.ts';
import type { SeriesRow } from '@masthead/shared/series/series.ts';
import { pathTo } from '../app/links.tsx';
import { BarItem, BarMenu } from '../forms/BarMenu.tsx';
import { useIsNarrow } from '../ui/use-is-narrow.ts';

type Shown = 'page' | 'module';
interface Props {
  series: SeriesRow;
  save: (sentence?: string) => Promise<SeriesRow | null>;
  isSaving: boolean;
}

/** Save Changes, Preview, Save & Preview, Save & Preview Module (Spec, content 2); on a phone the last are a menu. */
export function SeriesActions({ series, save, isSaving }: Props) {
  const isNarrow = useIsNarrow();
  const open = usePreview(series, save);
  const acts = [
    { label: 'Preview', onClick: () => open('page', false) },
    { label: 'Save & Preview', onClick: () => open('page', true) },
    { label: 'Save & Preview Module', onClick: () => open('module', true) },
  ];
  return (
    <>
      {isNarrow ? (
        <BarMenu>
          {acts.map((act) => (
            <BarItem key={act.label} {...act} />
          ))}
        </BarMenu>
      ) : (
        acts.map(({ label, onClick }) => (
          <Button key={label} variant="default" onClick={onClick}>
            {label}
          </Button>
        ))
      )}
      <Button type="submit" loading={isSaving}>
        Save Changes
      </Button>
    </>
  );
}

/** Opens what readers will see; the window opens within the click, so that no browser blocks it. */
function usePreview({ id, siteId }: SeriesRow, save: Props['save']) {
  const open = async (shows: Shown, isSaving: boolean) => {
    const opened = window.open('', '_blank');
    if (opened) opened.opener = null;
    if (isSaving && !(await save(sentences.fixBeforePreviewing))) return opened?.close();
    const params = { siteId: String(siteId), seriesId: String(id) };
    opened?.location.replace(pathTo('seriesPreview', params, { shows }));
  };
  return (shows: Shown, isSaving: boolean) => void open(shows, isSaving);
}
