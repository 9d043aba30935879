/** Sentences of webhooks (decision 140). */
export const webhookMessages = {
  nameRequired: 'A name is required',
  badUrl: 'Enter an address that begins with https://, without a port or a password',
  eventsRequired: 'Choose at least one event',
  unknownEvent: 'There is no such event',
  unknownSite: 'Choose sites from the list',
  isDisabled: 'Enable the webhook first.',
  purpose:
    'A webhook tells another program about events as they happen: Masthead sends a signed request to its address.',
  none: 'No webhooks yet. Add the first one.',
  added: 'Webhook added.',
  addFailed: 'The webhook couldn’t be added.',
  updated: 'Webhook updated.',
  updateFailed: 'The webhook couldn’t be updated.',
  enabled: 'Webhook enabled.',
  disabled: 'Webhook disabled.',
  shownOnce: 'Its receiver checks signatures with it. Copy it now; it won’t be shown again.',
  copied: 'Secret copied.',
  rotate: (name: string) => `Replace the secret of “${name}”?`,
  rotateDetail:
    'For 24 hours, requests are signed with both secrets. After that, a receiver that doesn’t know the new one rejects them.',
  rotateFailed: 'The secret couldn’t be replaced.',
  remove: (name: string) => `Delete “${name}”?`,
  removeDetail: 'Its deliveries are deleted, too, also those that are still waiting.',
  removed: 'Webhook deleted.',
  removeFailed: 'The webhook couldn’t be deleted.',
  tested: 'Test sent.',
  testFailed: 'The test couldn’t be sent.',
  noDeliveries: 'No deliveries in the last 30 days.',
  deliveriesFailed: 'The deliveries couldn’t be loaded.',
  again: 'Delivery queued again.',
  againFailed: 'The delivery couldn’t be sent again.',
  /** Why a request failed. */
  refused: (status: number) => `The receiver answered with status ${status}`,
  redirected: (status: number) =>
    `The receiver answered with a redirect (${status}), which isn’t followed`,
  problems: {
    forbidden: 'The address isn’t public, so nothing was sent',
    late: 'No complete answer within 10 seconds',
    'too-large': 'The answer is too large',
    failed: 'The receiver can’t be reached',
    secret: 'The secret can’t be read. Replace it',
  },
  disabledReason: (problem: string) =>
    `Disabled after 3 days of failed deliveries. The last problem: ${problem}.`,
} as const;
