import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import type { EmailPreview } from '@masthead/shared/email/campaigns/campaign.ts';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { pathTo } from '../../platform/api/links.tsx';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

const html = `<!doctype html><html><head><title>Tacos</title></head><body><p>The tacos of today</p>
<script>parent.postMessage('a script has run', '*')</script></body></html>`;

function preview(changes: Partial<EmailPreview> = {}): EmailPreview {
  return {
    id: 7,
    kind: 'daily-digest',
    subject: 'Best tacos on the east side',
    previewText: '',
    fromName: 'CityBeat Austin',
    html,
    text: 'The tacos of today, in plain text\n\nUnsubscribe: https://masthead.example/u/test',
    bytes: 49_152,
    reader: null,
    signedUrl: '/api/daily-digest/email/7?expires=1&signature=s',
    ...changes,
  };
}

const previewOf = (changes?: Partial<EmailPreview>) =>
  answer(campaignEndpoints.preview, preview(changes));
const openPreview = (address = '/preview/email/7', api = [previewOf()]) =>
  openPage(address, { as: person('email-campaign'), api });

const frameOf = (screen: Awaited<ReturnType<typeof openPreview>>['screen']) =>
  screen.getByTitle('The email');

describe('the preview of an email', () => {
  test('shows subject, preview text, sender, size and the way to the raw email, without the navigation', async () => {
    const { screen } = await openPreview(undefined, [previewOf({ previewText: 'Six of them' })]);
    await expect.element(screen.getByText('Six of them')).toBeVisible();
    await expect
      .element(screen.getByRole('heading', { name: 'Best tacos on the east side' }))
      .toBeVisible();
    await expect.element(screen.getByText('From CityBeat Austin')).toBeVisible();
    await expect.element(screen.getByText('48 KB')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Raw email' }))
      .toHaveAttribute('href', '/api/daily-digest/email/7?expires=1&signature=s');
    expect(document.title).toBe('Best tacos on the east side · Masthead');
    expect(screen.getByRole('navigation').elements()).toEqual([]);
  });

  test('shows it as a reader with a name gets it, where a name stands in it', async () => {
    const named = { subject: 'Tacos for Ana', previewText: 'Hi Ana', html, text: 'Hello Ana' };
    const { screen } = await openPreview(undefined, [
      previewOf({ subject: 'Tacos for you', reader: { ...named, name: 'Ana' } }),
    ]);
    await expect.element(screen.getByRole('heading', { name: 'Tacos for you' })).toBeVisible();
    await screen.getByText('Ana', { exact: true }).click();
    await expect.element(screen.getByRole('heading', { name: 'Tacos for Ana' })).toBeVisible();
    await expect.element(screen.getByText('Hi Ana')).toBeVisible();
    await screen.getByText('Plain text', { exact: true }).click();
    await expect.element(screen.getByText('Hello Ana')).toBeVisible();
    await screen.getByText('No name', { exact: true }).click();
    await expect.element(screen.getByText('Hello Ana')).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('Close leads to the list of its own kind where the browser keeps the tab', async () => {
    vi.spyOn(window, 'close').mockImplementation(() => {});
    const { screen, router } = await openPreview(undefined, [previewOf({ kind: 'promo-alert' })]);
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => router.state.location.pathname).toBe(pathTo('promoAlertList'));
  });

  test('runs nothing that an email brings', async () => {
    const heard: unknown[] = [];
    const listen = ({ data }: MessageEvent) => heard.push(data);
    addEventListener('message', listen);
    const { screen } = await openPreview();
    await expect
      .element(frameOf(screen))
      .toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
    const frame = frameOf(screen).element() as HTMLIFrameElement;
    // Loaded once more, because the end of the first time may have come already.
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    frame.srcdoc += '';
    await loaded;
    removeEventListener('message', listen);
    expect(heard).not.toContain('a script has run');
  });

  test('shows it on a phone, in dark and without images', async () => {
    const { screen } = await openPreview();
    const frame = frameOf(screen);
    await expect.element(frame).toBeVisible();
    expect(frame.element().getBoundingClientRect().width).toBeGreaterThan(700);
    await screen.getByRole('radiogroup', { name: 'Screen' }).getByText('Phone').click();
    await expect.poll(() => frame.element().getBoundingClientRect().width).toBeLessThan(420);
    await screen.getByRole('radiogroup', { name: 'Colors' }).getByText('Dark').click();
    await expect.element(frame).toHaveAttribute('srcdoc', expect.stringContaining('scheme:dark'));
    await screen.getByRole('switch', { name: 'Images' }).click();
    await expect
      .element(frame)
      .toHaveAttribute('srcdoc', expect.stringContaining("img-src 'none'"));
  });

  test('shows the plain text, with what each recipient gets of their own marked', async () => {
    const { screen } = await openPreview();
    await screen.getByText('Plain text').click();
    const text = screen.getByRole('region', { name: 'Plain text' });
    await expect
      .element(text)
      .toHaveTextContent(
        'The tacos of today, in plain text Unsubscribe: https://masthead.example/u/test',
      );
    await expect.element(frameOf(screen)).not.toBeInTheDocument();
    await expectAccessible();
  });

  test.each([
    [97_000, '95 KB, close to the 102 KB where Gmail clips emails'],
    [110_000, '107 KB, too large: Gmail clips emails over 102 KB'],
  ])('warns of %i bytes', async (bytes, warning) => {
    const { screen } = await openPreview(undefined, [previewOf({ bytes })]);
    await expect.element(screen.getByText(warning)).toBeVisible();
  });

  test('says when there is no such email', async () => {
    const none = failing(404, { message: ['This record does not exist.'] });
    const { screen } = await openPreview(undefined, [answer(campaignEndpoints.preview, none)]);
    await expect
      .element(screen.getByRole('heading', { name: 'This email does not exist' }))
      .toBeVisible();
  });

  test('says what failed, and tries again', async () => {
    let isDown = true;
    const flaky = answer(campaignEndpoints.preview, () =>
      isDown ? failing(500, { message: ['Out of order.'], requestId: 'req-5' }) : preview(),
    );
    const { screen } = await openPreview(undefined, [flaky]);
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('The preview couldn’t be created.')).toBeVisible();
    await expect.element(alert.getByText('Request req-5')).toBeVisible();
    isDown = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.element(frameOf(screen)).toBeVisible();
  });

  test('is accessible in light and dark', async () => {
    const { screen } = await openPreview();
    await expect.element(frameOf(screen)).toBeVisible();
    await expectAccessible();
  });
});

describe('the tab that a form opens before it saves', () => {
  const tell = (message: unknown) => {
    const form = new BroadcastChannel('masthead.preview');
    form.postMessage(message);
    form.close();
  };

  test('says Saving, asks nothing of the server, and shows the email once it is saved', async () => {
    const { screen, router, callsTo } = await openPreview('/preview/email/new?wait=k1');
    await expect.element(screen.getByRole('heading', { name: 'Saving…' })).toBeVisible();
    expect(callsTo('GET /api/campaign/preview/:id')).toHaveLength(0);
    tell({ key: 'k2', ok: true, id: 99 });
    tell({ key: 'k1', ok: true, id: 7 });
    await expect.element(frameOf(screen)).toBeVisible();
    expect(router.state.location.href).toBe('/preview/email/7');
    expect(callsTo('GET /api/campaign/preview/:id')[0]?.request.params).toEqual({ id: '7' });
  });

  test('asks the form, which may have saved already', async () => {
    const asked: unknown[] = [];
    const form = new BroadcastChannel('masthead.preview');
    form.onmessage = ({ data }) => {
      asked.push(data);
      form.postMessage({ key: 'k1', ok: true, id: 7 });
    };
    const { screen } = await openPreview('/preview/email/7?wait=k1');
    await expect.element(frameOf(screen)).toBeVisible();
    expect(asked).toEqual([{ key: 'k1', isAsking: true }]);
    form.close();
  });

  test('closes when the save has failed, and says why if the browser keeps it open', async () => {
    const close = vi.spyOn(window, 'close').mockImplementation(() => {});
    const { screen, callsTo } = await openPreview('/preview/email/7?wait=k1');
    await expect.element(screen.getByRole('heading', { name: 'Saving…' })).toBeVisible();
    await expectAccessible();
    tell({ key: 'k1', ok: false, message: 'A subject is required' });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('A subject is required');
    expect(close).toHaveBeenCalledOnce();
    expect(callsTo('GET /api/campaign/preview/:id')).toHaveLength(0);
  });
});
