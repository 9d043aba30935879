import { Menu } from '@mantine/core';
import type { SubscriberStatus } from '@masthead/shared/audiences/audience.ts';
import { heldBackMessages } from '@masthead/shared/audiences/held-back.ts';
import type { Subscriber } from '@masthead/shared/audiences/subscriber.ts';
import { suppressionMessages } from '@masthead/shared/mailings/suppression.messages.ts';
import { Link } from '@tanstack/react-router';
import { pathTo } from '../app/links.tsx';

/** A change of status that a person is about to make. */
export interface AskedChange {
  subscriber: Subscriber;
  to: SubscriberStatus;
}

/** The same, or a look at how somebody has moved so far. */
export type Asked = AskedChange | { subscriber: Subscriber; to: 'history' };

/** What the acts are called, in the menu and in their dialog. */
export const actLabel: Record<SubscriberStatus, string> = {
  subscribed: 'Subscribe again',
  unsubscribed: 'Unsubscribe',
  cleaned: 'Mark as bounced',
};

interface Props {
  subscriber: Subscriber;
  onAsk: (asked: Asked) => void;
}

/** What can be done with one subscriber. */
export function SubscriberMenu({ subscriber, onAsk }: Props) {
  const choices = (['unsubscribed', 'cleaned', 'subscribed'] as const).filter(
    (status) => status !== subscriber.status,
  );
  return (
    <>
      {choices.map((to) => (
        <Menu.Item key={to} onClick={() => onAsk({ subscriber, to })}>
          {actLabel[to]}…
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
