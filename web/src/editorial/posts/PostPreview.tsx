import { ActionIcon, Group } from '@mantine/core';
import { publicPostEndpoints } from '@masthead/shared/editorial/public-posts/public-posts.endpoints.ts';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { ChoiceBar } from '../../platform/ui/ChoiceBar.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { useFit } from '../../platform/ui/use-fit.ts';
import styles from './post-preview.module.css';
import type { PostValues } from './post-values.ts';

interface Props {
  id: number;
  values: PostValues;
  onClose: () => void;
}

const devices = [
  { value: 'phone', label: 'Phone' },
  { value: 'tablet', label: 'Tablet' },
  { value: 'desktop', label: 'Desktop' },
] as const;
type Device = (typeof devices)[number]['value'];
const widths = { phone: 390, tablet: 820, desktop: 1200 };

/** The site's page of the post as currently typed. */
export function PostPreview({ id, values, onClose }: Props) {
  const [device, setDevice] = useState<Device>('phone');
  const content = useSettled(values);
  const query = useQuery({
    queryKey: [publicPostEndpoints.preview.path, id, content],
    queryFn: ({ signal }) =>
      call(publicPostEndpoints.preview, { body: { id, content } }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
    meta: { isQuiet: true },
  });
  return (
    <section className={styles.preview} aria-label="Preview">
      <Group align="flex-end" justify="space-between" gap={0} wrap="nowrap">
        <ChoiceBar label="Preview" choices={devices} value={device} onChange={setDevice} />
        <ActionIcon variant="subtle" color="gray" aria-label="Close preview" onClick={onClose}>
          <IconX size={17} stroke={1.6} />
        </ActionIcon>
      </Group>
      {query.error && !query.data ? (
        <Trouble error={query.error} onRetry={query.refetch} isRetrying={query.isFetching} />
      ) : (
        <Page html={query.data ?? ''} width={widths[device]} isBusy={query.isFetching} />
      )}
    </section>
  );
}

/** The page at its own width, made as small as the place is. */
function Page({ html, width, isBusy }: { html: string; width: number; isBusy: boolean }) {
  const { place, style } = useFit(width);
  return (
    <div ref={place} className={styles.frame} style={{ maxWidth: width }} aria-busy={isBusy}>
      <iframe
        title="Page preview"
        // Why: the preview runs no scripts and loads nothing from other sites.
        sandbox=""
        referrerPolicy="no-referrer"
        srcDoc={html}
        style={style}
      />
    </div>
  );
}

const restMs = 500;

/** The typed values, debounced. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
