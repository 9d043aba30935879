import { expect, test } from 'vitest';
import { phonePicture, withIptc, withXmp } from '../images/phone-picture.testing.ts';
import { readFileWords } from './file-words.ts';

const small = { width: 20, height: 10, grain: false };
const exif = { description: 'Bats at Zoë’s', artist: 'José Ruiz', copyright: '© 2026 CityBeat' };

test('reads caption, artist and copyright of EXIF', async () => {
  expect(await readFileWords(await phonePicture(exif, small))).toEqual({
    description: 'Bats at Zoë’s',
    credit: 'José Ruiz · © 2026 CityBeat',
  });
});

test('prefers IPTC over EXIF, with several bylines', async () => {
  const file = withIptc(await phonePicture(exif, small), [
    [120, 'Bats over\r\nthe río'],
    [80, 'Ana Ruiz'],
    [80, 'Ben Ode'],
    [116, '(c) Ana Ruiz, Ben Ode'],
  ]);
  expect(await readFileWords(file)).toEqual({
    description: 'Bats over the río',
    credit: 'Ana Ruiz, Ben Ode',
  });
});

test('prefers XMP in its default language, and falls back to the others', async () => {
  const file = withXmp(
    await phonePicture(exif, small),
    `<dc:description><rdf:Alt><rdf:li xml:lang="de">Fledermäuse</rdf:li><rdf:li xml:lang="x-default">Bats &amp; dusk</rdf:li></rdf:Alt></dc:description>
     <dc:creator><rdf:Seq><rdf:li>Zoë Ode</rdf:li><rdf:li>Ana Ruiz</rdf:li></rdf:Seq></dc:creator>`,
  );
  expect(await readFileWords(file)).toEqual({
    description: 'Bats & dusk',
    credit: 'Zoë Ode, Ana Ruiz · © 2026 CityBeat',
  });
});

test("cuts values to the fields' limits", async () => {
  const words = await readFileWords(
    await phonePicture({ description: 'bats '.repeat(200), artist: 'Ana '.repeat(100) }, small),
  );
  expect(words?.description).toMatch(/^bats .{480,}…$/);
  expect(words?.credit).toHaveLength(300);
});

test.each([
  ['OLYMPUS DIGITAL CAMERA'],
  ['DCIM\\100MEDIA\\DJI_0142.JPG'],
  ['IMG_0142.JPG'],
  ['   '],
])('does not take for a caption what a camera writes: %j', async (description) => {
  expect(await readFileWords(await phonePicture({ description }, small))).toBeNull();
});

test('returns nothing for a file without metadata or a non-image', async () => {
  expect(await readFileWords(await phonePicture({}, small))).toBeNull();
  expect(await readFileWords(new File(['no picture'], 'a.jpg'))).toBeNull();
});
