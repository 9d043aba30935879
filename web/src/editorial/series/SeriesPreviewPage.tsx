import { Button, Stack } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { seriesEndpoints } from '@masthead/shared/editorial/series/series.endpoints.ts';
import { seriesMessages } from '@masthead/shared/editorial/series/series.messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { call } from '../../platform/api/call.ts';
import { useGoTo, useScreenParams } from '../../platform/api/links.tsx';
import { ChoiceBar } from '../../platform/ui/ChoiceBar.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { useFit } from '../../platform/ui/use-fit.ts';
import { useIsNarrow } from '../../platform/ui/use-is-narrow.ts';
import { seriesQuery } from './series.queries.ts';
import styles from './series-preview.module.css';

const parts = [
  { value: 'page', label: 'Page' },
  { value: 'module', label: 'Module' },
] as const;
const devices = [
  { value: 'desktop', label: 'Desktop', width: 1180 },
  { value: 'tablet', label: 'Tablet', width: 820 },
  { value: 'phone', label: 'Phone', width: 390 },
] as const;

/** Why: no shell stands around this screen that would give the focus to its heading. */
const takeFocus = (heading: HTMLHeadingElement | null) => {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
};

/** Decisions 5, 9: the page or the module of a saved series as its site shows it, drafts included. */
export function SeriesPreviewPage() {
  const params = useScreenParams('seriesPreview');
  const search = useSearch({ strict: false }) as { shows?: string; displayType?: string };
  const isNarrow = useIsNarrow();
  const navigate = useNavigate();
  const shows = search.shows === 'module' ? 'module' : 'page';
  const usual = isNarrow ? devices[2] : devices[0];
  const device = devices.find(({ value }) => value === search.displayType) ?? usual;
  const series = useQuery({ ...seriesQuery(params), meta: { isQuiet: true } });
  const link = usePreviewLink(params, shows);
  const name = series.data?.headline ?? 'Series preview';
  useDocumentTitle(`${name} · Masthead`);
  const look = (changes: { shows?: string; displayType?: string }) =>
    void navigate({
      to: '.',
      search: { shows, displayType: device.value, ...changes },
      replace: true,
    });
  return (
    <main className={styles.page}>
      <header className={styles.bar}>
        <h1 ref={takeFocus} className={styles.title} tabIndex={-1}>
          {name}
        </h1>
        <ChoiceBar
          label="Part"
          isBare
          choices={parts}
          value={shows}
          onChange={(value) => look({ shows: value })}
        />
        <ChoiceBar
          label="Screen"
          isBare
          choices={devices}
          value={device.value}
          onChange={(displayType) => look({ displayType })}
        />
        <Close {...params} />
      </header>
      <Stack className={styles.stage} align="center" gap={0} aria-busy={link.isPending}>
        {link.error && (
          <Trouble
            failure={seriesMessages.previewFailed}
            error={link.error}
            onRetry={link.refetch}
            isRetrying={link.isFetching}
          />
        )}
        {link.data && (
          <Frame
            key={`${shows} ${device.value}`}
            path={new URL(link.data.url, window.location.href).pathname}
            width={device.width}
            hasScript={shows === 'module'}
          />
        )}
      </Stack>
    </main>
  );
}

/** Why never asked again: the link holds for a day, and another one would load the frame anew. */
function usePreviewLink(params: { siteId: string; seriesId: string }, shows: 'page' | 'module') {
  return useQuery({
    queryKey: [seriesEndpoints.previewLink.path, params, shows],
    queryFn: ({ signal }) =>
      call(seriesEndpoints.previewLink, { params, body: { shows } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isQuiet: true },
  });
}

interface FrameProps {
  path: string;
  width: number;
  /** The module is a script; it has the page of the frame to itself. */
  hasScript: boolean;
}

/** What the site shows, at the width of the screen, made smaller where there is less room. */
function Frame({ path, width, hasScript }: FrameProps) {
  const { place, style } = useFit(width);
  return (
    <div ref={place} className={styles.frame} style={{ maxWidth: width }}>
      <iframe
        title="What the site shows"
        sandbox={hasScript ? 'allow-scripts' : ''}
        referrerPolicy="no-referrer"
        src={path}
        style={style}
      />
    </div>
  );
}

/** Why: a tab that no script has opened cannot be closed by one; then it leads to the series. */
function Close(params: { siteId: string; seriesId: string }) {
  const goTo = useGoTo();
  const onClose = () => {
    window.close();
    setTimeout(() => void goTo('seriesEdit', params), 150);
  };
  return (
    <Button variant="default" onClick={onClose}>
      Close
    </Button>
  );
}
