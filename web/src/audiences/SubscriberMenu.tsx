import { Menu } from '@mantine/core';
import type { Subscriber, SubscriberStatus } from '@masthead/shared/audiences/audience.ts';

/** A change of status that a person is about to make. */
export interface AskedChange {
  subscriber: Subscriber;
  to: SubscriberStatus;
}

/** What the acts are called, in the menu and in their dialog. */
export const actLabel: Record<SubscriberStatus, string> = {
  subscribed: 'Subscribe again',
  unsubscribed: 'Unsubscribe',
  cleaned: 'Mark as bounced',
};

interface Props {
  subscriber: Subscriber;
  onAsk: (change: AskedChange) => void;
}

/** What can be done with one subscriber. */
export function SubscriberMenu({ subscriber, onAsk }: Props) {
  const choices = (['unsubscribed', 'cleaned', 'subscribed'] as const).filter(
    (status) => status !== subscriber.status,
  );
  return choices.map((to) => (
    <Menu.Item key={to} onClick={() => onAsk({ subscriber, to })}>
      {actLabel[to]}…
    </Menu.Item>
  ));
}
