import { Box, Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { previewMessages } from '@masthead/shared/platform/values/preview.messages.ts';
import { slotDeliveryEndpoints } from '@masthead/shared/showcase/ad-slots/slot-delivery.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ApiError, queryOf } from '../../platform/api/call.ts';
import { useGoTo, useScreenParams } from '../../platform/api/links.tsx';
import { ChoiceBar } from '../../platform/ui/ChoiceBar.tsx';
import { PageNote } from '../../platform/ui/PageNote.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { useIsNarrow } from '../../platform/ui/use-is-narrow.ts';
import { type Device, deviceChoices, devices, SlotPreview } from './SlotPreview.tsx';
import styles from './slot-pages.module.css';

const deviceOf = (value: unknown, otherwise: Device): Device =>
  Object.keys(devices).includes(String(value)) ? (value as Device) : otherwise;

/** Why: this screen has no shell that focuses its heading. */
const takeFocus = (heading: HTMLHeadingElement | null) => {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
};

/** Decisions 9: the preview of a saved slot as sites show it. Nothing is counted. */
export function AdSlotPreviewPage() {
  const { id } = useScreenParams('adSlotPreview');
  const { displayType } = useSearch({ strict: false }) as { displayType?: string };
  const isNarrow = useIsNarrow();
  const navigate = useNavigate();
  const query = useQuery({
    ...queryOf(slotDeliveryEndpoints.served, { params: { id } }),
    meta: { isQuiet: true },
  });
  const { data: slot, error } = query;
  useDocumentTitle(`${slot?.title1 ?? 'Ad slot preview'} · Masthead`);
  if (!slot && error instanceof ApiError && error.status === 404) return <NoSlot id={id} />;
  const device = deviceOf(displayType, isNarrow ? 'phone' : 'desktop');
  return (
    <main className={styles.page}>
      <header className={styles.bar}>
        <Box flex="1 1 280px" miw={0}>
          <h1 ref={takeFocus} className={styles.title} tabIndex={-1}>
            {slot?.title1 ?? 'Ad slot preview'}
          </h1>
          <p className={styles.facts}>
            {slot ? `Presented by ${slot.presentedBy.join(', ')}` : 'Preview'}
          </p>
        </Box>
        <ChoiceBar
          label="Screen"
          isBare
          choices={deviceChoices}
          value={device}
          onChange={(value) =>
            void navigate({ to: '.', search: { displayType: value }, replace: true })
          }
        />
        <Close id={id} />
      </header>
      <div className={styles.stage} aria-busy={query.isPending}>
        {error && !slot && (
          <Trouble
            failure={previewMessages.failed}
            error={error}
            onRetry={query.refetch}
            isRetrying={query.isFetching}
          />
        )}
        {slot && <SlotPreview key={device} slot={slot} device={device} />}
      </div>
    </main>
  );
}

function NoSlot({ id }: { id: string }) {
  return (
    <main>
      <PageNote title="This ad slot does not exist" titleRef={takeFocus}>
        <p>{previewMessages.maybeGone}</p>
        <Close id={id} />
      </PageNote>
    </main>
  );
}

/** Why: a script can only close tabs that a script opened; otherwise go to the slot. */
function Close({ id }: { id: string }) {
  const goTo = useGoTo();
  const onClose = () => {
    window.close();
    setTimeout(() => void goTo('adSlotEdit', { id }), 150);
  };
  return (
    <Button variant="default" onClick={onClose}>
      Close
    </Button>
  );
}
