import { photoEndpoints } from '@masthead/shared/editorial/photos/photo.endpoints.ts';
import { photosetEndpoints } from '@masthead/shared/editorial/photos/photoset.endpoints.ts';
import { fitMessages, imageLimits } from '@masthead/shared/platform/images/image.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { watchAskedPaths } from '../../platform/api/asked-paths.testing.ts';
import { answer, openPage, person } from '../../platform/api/page.testing.tsx';
import { photo, photoset } from '../photos/photos.testing.ts';
import { aPost, hidePage, openEditor, postServer } from './post-editor.testing.ts';

type Screen = Awaited<ReturnType<typeof openEditor>>['screen'];
const textOf = (screen: Screen) => screen.getByRole('textbox', { name: 'Text', exact: true });

const picture = (bytes: number) =>
  new File([new Uint8Array(bytes)], 'river.png', { type: 'image/png' });

/** Drops files onto the text, or pastes them into it. */
function bring(screen: Screen, how: 'drop' | 'paste', file: File): boolean {
  const files = new DataTransfer();
  files.items.add(file);
  const text = textOf(screen).element();
  const { x, y } = text.getBoundingClientRect();
  const common = { bubbles: true, cancelable: true };
  const event =
    how === 'drop'
      ? new DragEvent('drop', { ...common, dataTransfer: files, clientX: x + 5, clientY: y + 5 })
      : new ClipboardEvent('paste', { ...common, clipboardData: files });
  text.dispatchEvent(event);
  return event.defaultPrevented;
}

for (const how of ['drop', 'paste'] as const)
  test(`a picture file by ${how} goes on in the dialog of pictures, or is refused with its reason`, async () => {
    const { screen } = await openEditor(postServer(aPost));
    await expect.element(textOf(screen)).toBeVisible();
    expect(bring(screen, how, picture(12))).toBe(true);
    const dialog = screen.getByRole('dialog', { name: 'Image' });
    await expect
      .element(dialog.getByRole('button', { name: /^Upload|Crop and upload$/ }).first())
      .toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(textOf(screen)).toHaveFocus();
    expect(bring(screen, how, picture(imageLimits.maxBytes + 1))).toBe(true);
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(fitMessages.failed);
  });

test('inserts a photoset from the library with the slash menu, shows its photos, and saves its caption', async () => {
  const set = photoset([photo(1), photo(2, { altTag: '', credit: 'Bo Li' })]);
  const server = postServer(aPost);
  const api = [
    ...server.api,
    answer(photosetEndpoints.list, [[set], 1]),
    answer(photosetEndpoints.get, set),
  ];
  const { screen } = await openPage('/editor/1/42', { as: person('editor'), api });
  await textOf(screen).click();
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}/photos{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Choose a photoset' });
  await dialog.getByRole('button', { name: /Bat watching/ }).click();
  await dialog.getByRole('button', { name: 'Use photoset' }).click();
  const text = textOf(screen);
  await expect.element(text.getByText('Photoset “Bat watching”')).toBeVisible();
  expect(text.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(text.getByRole('img', { name: 'Bats no. 1' })).toBeInTheDocument();
  await expect.element(text.getByText('Bo Li')).toBeVisible();
  await userEvent.keyboard('At dusk');
  hidePage();
  await expect
    .poll(() => server.written().body)
    .toBe('<p>First light.</p><figure data-photoset="5"><figcaption>At dusk</figcaption></figure>');
});

const library = [
  answer(photoEndpoints.list, [
    [photo(1), photo(2, { altTag: '', credit: null, title: 'bats-2.jpg' })],
    2,
  ]),
];
const openWith = (content: Partial<typeof aPost>) => {
  const server = postServer({ ...aPost, ...content });
  return openPage('/editor/1/42', { as: person('editor'), api: [...server.api, ...library] }).then(
    (page) => ({ ...page, server }),
  );
};
async function takeFromLibrary(screen: Screen, name: RegExp) {
  await screen.getByRole('button', { name }).click();
  await screen.getByRole('button', { name: 'Use photo' }).click();
}

test('a new lead image replaces alt text and credit, also by empty ones', async () => {
  const { screen, server } = await openWith({
    image_url: '/images/upload/v1/photos/old.jpg',
    lead_image: { alt: 'A taco', credit: 'Old Credit', focus_x: 10, focus_y: 90 },
  });
  const replace = screen.getByRole('button', { name: 'Replace lead image' });
  await replace.click();
  await takeFromLibrary(screen, /Bats no. 1/);
  await expect.element(screen.getByLabelText('Alt text')).toHaveValue('Bats no. 1');
  await expect.element(screen.getByLabelText('Credit')).toHaveValue('Ana Ruiz');
  hidePage();
  const focus = { focus_x: 50, focus_y: 50 };
  await expect
    .poll(() => server.written())
    .toMatchObject({
      image_url: photo(1).src,
      lead_image: { alt: 'Bats no. 1', credit: 'Ana Ruiz', ...focus },
    });
  await replace.click();
  await takeFromLibrary(screen, /bats-2.jpg/);
  hidePage();
  await expect
    .poll(() => server.written())
    .toMatchObject({
      image_url: photo(2).src,
      lead_image: { alt: null, credit: null, ...focus },
    });
});

test('crops a lead image around the photo’s focal point until the post has its own', async () => {
  const asked = watchAskedPaths();
  const { screen, server } = await openWith({ image_url: photo(1).src });
  const focus = screen.getByRole('button', { name: /^Focal point: set on the photo/ });
  const wide = photo(1).src.replace('/upload/', '/upload/ar_16:9,c_fill,f_webp,q_auto:good,w_720/');
  await expect.poll(() => asked).toContain(wide);
  focus.element().focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect
    .element(screen.getByRole('button', { name: /^Focal point: 60% from the left, 50%/ }))
    .toHaveFocus();
  await screen.getByRole('button', { name: 'Use the photo’s focal point' }).click();
  await expect.element(focus).toBeVisible();
  hidePage();
  await expect.poll(() => server.written().lead_image).toMatchObject({ focus_x: 50, focus_y: 50 });
});

test('a replaced image in the text gets its own alt text and credit, and keeps the caption', async () => {
  const body =
    '<figure data-credit="Old Credit"><img src="/images/upload/v1/photos/old.jpg" alt="A taco"><figcaption>At dawn</figcaption></figure>';
  const { screen, server } = await openWith({ body });
  await textOf(screen).getByText('At dawn').click();
  const credit = screen.getByRole('textbox', { name: 'Credit' }).first();
  await expect.element(credit).toHaveValue('Old Credit');
  await screen.getByRole('button', { name: 'Replace', exact: true }).first().click();
  await takeFromLibrary(screen, /Bats no. 1/);
  await expect.element(textOf(screen).getByText('Photo: Ana Ruiz')).toBeVisible();
  hidePage();
  await expect
    .poll(() => server.written().body)
    .toBe(
      `<figure data-credit="Ana Ruiz"><img src="${photo(1).src}" alt="Bats no. 1" width="1200" height="800"><figcaption>At dawn</figcaption></figure>`,
    );
});

test('Find starts with the first match after the cursor', async () => {
  const body = '<p>Tacos first.</p><p>Then tacos.</p><p>Tacos last.</p>';
  const { screen } = await openEditor(postServer({ ...aPost, body }));
  await textOf(screen).getByText('Tacos last.').click();
  await expect.poll(() => getSelection()?.anchorNode?.textContent).toBe('Tacos last.');
  await userEvent.keyboard('{Home}');
  await expect.poll(() => getSelection()?.anchorOffset).toBe(0);
  await userEvent.keyboard('{Control>}f{/Control}');
  await screen.getByRole('textbox', { name: 'Find in text' }).fill('tacos');
  await expect.element(screen.getByText('3 of 3')).toBeVisible();
});

test('keeps the time chosen for Schedule while the preview is open', async () => {
  const { screen } = await openEditor(postServer(aPost));
  await screen.getByLabelText('Go live on').fill('2031-01-05');
  await userEvent.keyboard('{Tab}');
  const schedule = screen.getByRole('button', { name: 'Schedule', exact: true });
  await expect.element(schedule).toBeEnabled();
  const preview = screen.getByRole('button', { name: 'Preview', exact: true });
  await preview.click();
  await expect.element(schedule).not.toBeInTheDocument();
  await preview.click();
  await expect.element(schedule).toBeEnabled();
});
