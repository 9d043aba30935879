import { Alert, Menu, Text, TextInput } from '@mantine/core';
import { subscriberEndpoints } from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/email/audiences/audience.messages.ts';
import type { SubscriberStatus } from '@masthead/shared/email/audiences/audience.record.ts';
import { heldBackMessages } from '@masthead/shared/email/audiences/held-back.ts';
import type { Subscriber } from '@masthead/shared/email/audiences/subscriber.ts';
import { whyReturned } from '@masthead/shared/email/mailings/delivery-reason.ts';
import { suppressionMessages } from '@masthead/shared/email/mailings/suppression.ts';
import { statusReason } from '@masthead/shared/platform/imports/status-reason.ts';
import { listDate } from '@masthead/shared/platform/values/dates.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '../../platform/api/call.ts';
import { pathTo } from '../../platform/api/links.tsx';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { maxLengthOf } from '../../platform/forms/max-length.ts';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { late } from '../../platform/ui/late.tsx';
import { toast } from '../../platform/ui/toast.tsx';

const StatusHistory = late(async () => (await import('./StatusHistory.tsx')).StatusHistory);

/** Which change is being asked about. */
export function useStatusDialog() {
  const [asked, ask] = useState<Asked | null>(null);
  return { asked, ask, close: () => ask(null) };
}

const done: Record<SubscriberStatus, string> = {
  subscribed: audienceMessages.subscribedAgain,
  unsubscribed: audienceMessages.unsubscribed,
  cleaned: audienceMessages.cleaned,
};

const anyReason = z.object({ reason: statusReason });
const neededReason = z.object({ reason: statusReason.min(1, audienceMessages.reasonNeeded) });

function explain({ email, status, statusAt, statusReason }: Subscriber, to: SubscriberStatus) {
  if (to === 'unsubscribed') return `${email} will get no more emails from this audience.`;
  if (to === 'cleaned') return `${email} can’t be reached and will get no more emails.`;
  const what = status === 'cleaned' ? 'bounced' : 'unsubscribed';
  const why = statusReason ? ` (${whyReturned(statusReason).replace(/\.$/, '')})` : '';
  return `${email} ${what} on ${listDate(new Date(statusAt))}${why}. Resubscribe only people who have asked for it. Your name and the reason are saved.`;
}

/** The warning before resubscribing this person, or null. */
function warningOf({ status, statusReason }: Subscriber): string | null {
  const { unsubscribed, complained } = heldBackMessages.askedThemselves;
  if (statusReason === suppressionMessages.complained) return complained;
  return status === 'unsubscribed' ? unsubscribed : null;
}

interface Props {
  audienceId: string;
  asked: AskedChange;
  onClose: () => void;
}

/** The dialog that was opened for a subscriber. */
export function SubscriberDialog(props: { audienceId: string; asked: Asked; onClose: () => void }) {
  const { asked, ...others } = props;
  if (asked.to !== 'history') return <StatusDialog asked={asked} {...others} />;
  return <StatusHistory subscriber={asked.subscriber} {...others} />;
}

/** Asks for the reason before a subscriber's status changes. */
function StatusDialog({ audienceId, asked: { subscriber, to }, onClose }: Props) {
  const isAgain = to === 'subscribed';
  const warning = isAgain ? warningOf(subscriber) : null;
  const area = useAreaForm(
    isAgain ? neededReason : anyReason,
    { reason: '' },
    {
      screen: 'audienceEdit',
      id: null,
      dialog: `${to} ${subscriber.id} of ${audienceId}`,
      title: `${buttonLabel[to]}: ${subscriber.email}`,
    },
  );
  const dialogSave = useDialogSave(area, {
    send: ({ reason }) =>
      call(subscriberEndpoints.changeStatus, {
        params: { id: audienceId, subscriberId: String(subscriber.id) },
        body: { from: subscriber.status, to, reason },
      }),
    onSaved: () => {
      toast(done[to]);
      onClose();
    },
  });
  return (
    <FormDialog
      title={buttonLabel[to]}
      onClose={onClose}
      saveLabel={buttonLabel[to]}
      {...dialogSave}
    >
      <Text style={{ overflowWrap: 'anywhere' }}>{explain(subscriber, to)}</Text>
      {warning && (
        <Alert color="red" role="note">
          {warning}
        </Alert>
      )}
      <TextInput
        label="Reason"
        description={isAgain ? 'How and when they asked' : 'Optional'}
        withAsterisk={isAgain}
        maxLength={maxLengthOf(statusReason)}
        {...area.form.getInputProps('reason')}
      />
    </FormDialog>
  );
}

/** A change of status that a person is about to make. */
interface AskedChange {
  subscriber: Subscriber;
  to: SubscriberStatus;
}

/** The same, or the status history. */
type Asked = AskedChange | { subscriber: Subscriber; to: 'history' };

/** Labels of the actions, in the menu and in their dialog. */
const buttonLabel: Record<SubscriberStatus, string> = {
  subscribed: 'Resubscribe',
  unsubscribed: 'Unsubscribe',
  cleaned: 'Mark as bounced',
};

interface SubscriberMenuProps {
  subscriber: Subscriber;
  onAsk: (asked: Asked) => void;
}

/** What can be done with one subscriber. */
export function SubscriberMenu({ subscriber, onAsk }: SubscriberMenuProps) {
  const choices = (['unsubscribed', 'cleaned', 'subscribed'] as const).filter(
    (status) => status !== subscriber.status,
  );
  return (
    <>
      {choices.map((to) => (
        <Menu.Item key={to} onClick={() => onAsk({ subscriber, to })}>
          {buttonLabel[to]}…
        </Menu.Item>
      ))}
      <Menu.Item onClick={() => onAsk({ subscriber, to: 'history' })}>
        {heldBackMessages.history}…
      </Menu.Item>
      {subscriber.suppressed && (
        <Menu.Item
          renderRoot={(root) => (
            <Link to={pathTo('suppressionList')} search={{ search: subscriber.email }} {...root} />
          )}
        >
          {suppressionMessages.show}
        </Menu.Item>
      )}
    </>
  );
}
