import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawAvatar, drawPicture, initialsOf } from './pictures.ts';

const subjects = [
  'restaurants-bars',
  'city-life',
  'entertainment',
  'travel',
  'real-estate',
  'arts',
  'society',
  'home-design',
  'fashion-beauty',
  'innovation',
  'sports',
  'charity',
  'places',
  'something-else',
];

const numberOfColours = async (picture: Buffer) => {
  const small = await sharp(picture).resize(60, 40).raw().toBuffer();
  const colours = new Set<number>();
  for (let at = 0; at < small.length; at += 3) colours.add(small.readUIntBE(at, 3) & 0xf0f0f0);
  return colours.size;
};

describe('a demo picture', () => {
  test('is the same every time it is drawn, and another for another name', async () => {
    const picture = await drawPicture('austin-restaurants-12');
    expect(await drawPicture('austin-restaurants-12')).toEqual(picture);
    expect(await drawPicture('austin-restaurants-13')).not.toEqual(picture);
    expect(await drawPicture('dallas-restaurants-12')).not.toEqual(picture);
  });

  test.each(subjects)('of %s is a JPEG of 1200 x 800, of some 100 KB at most', async (subject) => {
    for (const number of [1, 2, 3]) {
      const picture = await drawPicture(`houston-${subject}-${number}`);
      expect(await sharp(picture).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 800,
      });
      expect(picture.length).toBeGreaterThan(25_000);
      expect(picture.length).toBeLessThan(140_000);
      expect(await numberOfColours(picture)).toBeGreaterThan(10);
    }
  });

  test.each('sofa armchair lamp kettle pan planter ring necklace stationery'.split(' '))(
    'of a product, a %s, has many colours and is drawn anew for each number',
    async (product) => {
      const [one, other] = await Promise.all([
        drawPicture(`${product}-1`),
        drawPicture(`${product}-2`),
      ]);
      expect(await numberOfColours(one)).toBeGreaterThan(10);
      expect(other).not.toEqual(one);
    },
  );

  test('of a logo is wide and has the words of the firm', async () => {
    const logo = await drawPicture('logo-white-heron-lighting');
    expect(await sharp(logo).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 240 });
    expect(await drawPicture('logo-elm-fork-town-homes')).not.toEqual(logo);
  });

  test('shows the city that its name begins with', async () => {
    const [austin, dallas] = await Promise.all([
      drawPicture('austin-real-estate-3'),
      drawPicture('dallas-real-estate-3'),
    ]);
    expect(austin).not.toEqual(dallas);
  });
});

describe('the picture of a person', () => {
  test('carries the initials', () => {
    expect(initialsOf('Ana Beltrán')).toBe('AB');
    expect(initialsOf('Émile van der Óscar')).toBe('EO');
    expect(initialsOf('marisol-quintero')).toBe('MQ');
    expect(initialsOf('admin')).toBe('A');
    expect(initialsOf('')).toBe('');
  });

  test('is a square JPEG, one for each person', async () => {
    const ana = await drawAvatar('ana-beltran');
    expect(await sharp(ana).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
    expect(await drawAvatar('ana-beltran')).toEqual(ana);
    expect(await drawAvatar('bo-cole')).not.toEqual(ana);
    expect(await numberOfColours(ana)).toBeGreaterThan(2);
  });
});
