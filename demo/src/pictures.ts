import sharp from 'sharp';
import { flecks, HEIGHT, halftone, rect, WIDTH } from './picture-canvas.ts';
import { drawInitials } from './picture-letters.ts';
import { drawLogo, LOGO_HEIGHT, LOGO_WIDTH } from './picture-logos.ts';
import { dayPalettes, type Palette, palettes } from './picture-palettes.ts';
import { cutOuts, gallery, sculptures, studio } from './pictures-arts.ts';
import { bar } from './pictures-bar.ts';
import { skyline } from './pictures-city.ts';
import { gala, giving, market } from './pictures-gatherings.ts';
import { bungalows, modernHouse, townhouses } from './pictures-houses.ts';
import { garden, interior } from './pictures-interior.ts';
import {
  airplaneWindow,
  beach,
  camp,
  mission,
  openRoad,
  river,
  wildflowers,
} from './pictures-land.ts';
import { fair, fireworks, library } from './pictures-leisure.ts';
import { concert, guitar, record } from './pictures-music.ts';
import {
  armchair,
  jewel,
  kettle,
  lamp,
  necklace,
  pan,
  planter,
  sofa,
  stationery,
} from './pictures-products.ts';
import { circuit, energy, laboratory, rocket } from './pictures-science.ts';
import { outdoorCinema, theater } from './pictures-shows.ts';
import { court, pool, riders, stadium } from './pictures-sports.ts';
import { street } from './pictures-street.ts';
import { vanity, wardrobe } from './pictures-style.ts';
import { tableFromAbove } from './pictures-table.ts';
import { type Dice, diceFor, hashOf, itemAt } from './seeded.ts';

type Scene = (palette: Palette, dice: Dice, city?: string) => string;

const tableWith =
  (dish?: Parameters<typeof tableFromAbove>[2]): Scene =>
  (p, dice) =>
    tableFromAbove(p, dice, dish);

/** Each may be asked for by its name, as in 'austin-river-12'. */
const scenes: Record<string, Scene> = {
  table: tableWith(),
  tacos: tableWith('tacos'),
  barbecue: tableWith('barbecue'),
  noodles: tableWith('noodles'),
  sushi: tableWith('sushi'),
  oysters: tableWith('oysters'),
  pizza: tableWith('pizza'),
  salad: tableWith('salad'),
  pastry: tableWith('pastry'),
  pie: tableWith('pie'),
  eggs: tableWith('eggs'),
  coffee: tableWith('coffee'),
  bar,
  market,
  street,
  skyline,
  library,
  fair,
  fireworks,
  concert,
  guitar,
  record,
  film: outdoorCinema,
  theater,
  gallery,
  cutouts: cutOuts,
  studio,
  sculptures,
  house: modernHouse,
  bungalows,
  townhouses,
  interior,
  garden,
  river,
  wildflowers,
  mission,
  road: openRoad,
  camp,
  airplane: airplaneWindow,
  beach,
  wardrobe,
  vanity,
  gala,
  giving,
  circuit,
  laboratory,
  rocket,
  energy,
  stadium,
  court,
  pool,
  riders,
  sofa,
  armchair,
  lamp,
  kettle,
  pan,
  planter,
  ring: jewel,
  necklace,
  stationery,
};

export const sceneNames = Object.keys(scenes);

/** What may be drawn for a wider subject; the number at the end of a picture's name walks through them. */
const subjects: [words: RegExp, scenes: string][] = [
  [/restaurant|dining|food|chef|dish|brunch/, 'table bar table street table market'],
  [/drink|cocktail|wine|beer/, 'bar'],
  [/music|band|song/, 'concert guitar record'],
  [/movie|cinema/, 'film'],
  [/entertainment|festival|show/, 'concert film theater guitar fair record fireworks'],
  [/travel|hotel|trip/, 'road airplane camp beach mission river'],
  [/real-?estate|homes|listing/, 'house townhouses bungalows skyline'],
  [/design|\bhome\b/, 'interior garden interior house'],
  [/arts?\b|museum|paint/, 'gallery cutouts studio sculptures theater'],
  [/society|party/, 'gala bar theater fireworks'],
  [/fashion|beauty|style|shop/, 'wardrobe vanity wardrobe street'],
  [/innovation|tech|science|startup/, 'circuit laboratory rocket energy'],
  [/sports?|game|team|race/, 'stadium riders court pool'],
  [/charity|volunteer/, 'giving market library garden'],
  [/book|school/, 'library'],
  [/park|trail|nature|place|outdoor/, 'river mission wildflowers street riders skyline'],
  [/city|life|civic|news|transit/, 'skyline street library townhouses fair river'],
];
const cities = ['san-antonio', 'fort-worth', 'austin', 'houston', 'dallas'];
const AVATAR_SIZE = 256;

/** The illustration that belongs to a name such as 'austin-restaurants-12', the same on every machine and day. */
export function drawPicture(name: string): Promise<Buffer> {
  if (name.startsWith('logo-')) return printed(drawLogo(name.slice(5)), LOGO_WIDTH, LOGO_HEIGHT);
  return printed(picture(name), WIDTH, HEIGHT);
}

/** A person's initials on a coloured round, as a square JPEG. */
export function drawAvatar(name: string): Promise<Buffer> {
  const dice = diceFor(`avatar ${name}`);
  const palette = dice.pick(dayPalettes);
  const [ground, letters] = dice.pick([
    [palette.accent, palette.light],
    [palette.near, palette.light],
    [palette.mid, palette.light],
    [palette.second, palette.ink],
  ] as const);
  const dots = halftone(
    [0, 0, AVATAR_SIZE, AVATAR_SIZE],
    15,
    (right, down) => right + down - 1.1,
    palette.ink,
  );
  const svg =
    rect(0, 0, AVATAR_SIZE, AVATAR_SIZE, ground) +
    `<g opacity="0.28">${dots}</g>` +
    drawInitials(name, AVATAR_SIZE, letters);
  return printed(svg, AVATAR_SIZE, AVATAR_SIZE);
}

function picture(name: string): string {
  const dice = diceFor(name);
  const palette = dice.pick(palettes);
  const city = cities.find((slug) => name.startsWith(slug));
  const subject = city ? name.slice(city.length + 1) : name;
  const scene = scenes[sceneName(subject)] ?? skyline;
  return scene(palette, dice, city) + flecks(dice, palette.light);
}

function sceneName(subject: string): string {
  const number = /\d+$/.exec(subject)?.[0];
  const words = subject.replace(/-?\d+$/, '');
  if (Object.hasOwn(scenes, words)) return words;
  const choice = subjects.find(([wanted]) => wanted.test(words))?.[1].split(' ');
  return itemAt(choice ?? sceneNames, number ? Number(number) : hashOf(subject));
}

function printed(drawing: string, width: number, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
