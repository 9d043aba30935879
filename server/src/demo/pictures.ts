import sharp from 'sharp';
import { flecks, HEIGHT, halftone, rect, WIDTH } from './picture-canvas.ts';
import { drawInitials } from './picture-letters.ts';
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
const table = tableWith();

/** What may be drawn for a subject; the number at the end of a picture's name walks through them. */
const subjects: [words: RegExp, scenes: Scene[]][] = [
  [/tacos/, [tableWith('tacos')]],
  [/barbecue/, [tableWith('barbecue')]],
  [/noodles/, [tableWith('noodles')]],
  [/sushi/, [tableWith('sushi')]],
  [/oysters/, [tableWith('oysters')]],
  [/pizza/, [tableWith('pizza')]],
  [/pastry/, [tableWith('pastry')]],
  [/^pie/, [tableWith('pie')]],
  [/eggs/, [tableWith('eggs')]],
  [/coffee/, [tableWith('coffee')]],
  [/restaurant|dining|food|chef|dish|brunch/, [table, bar, table, street, table, market]],
  [/\bbars?\b|drink|cocktail|wine|beer/, [bar]],
  [/music|concert|band|song/, [concert, guitar, record]],
  [/film|movie|cinema/, [outdoorCinema]],
  [
    /entertainment|festival|show/,
    [concert, outdoorCinema, theater, guitar, fair, record, fireworks],
  ],
  [/travel|road|hotel|trip/, [openRoad, airplaneWindow, camp, beach, mission, river]],
  [/real-?estate|house|homes|listing/, [modernHouse, townhouses, bungalows, skyline]],
  [/design|interior|garden|\bhome\b/, [interior, garden, interior, modernHouse]],
  [/arts?\b|museum|gallery|paint/, [gallery, cutOuts, studio, sculptures, theater]],
  [/theater|theatre|stage|dance/, [theater]],
  [/society|gala|party/, [gala, bar, theater, fireworks]],
  [/fashion|beauty|style|shop/, [wardrobe, vanity, wardrobe, street]],
  [/innovation|tech|science|startup/, [circuit, laboratory, rocket, energy]],
  [/sports?|game|team|race/, [stadium, riders, court, pool]],
  [/charity|giving|volunteer/, [giving, market, library, garden]],
  [/market|farm|grocer/, [market]],
  [/book|library|school/, [library]],
  [/park|trail|nature|place|outdoor/, [river, mission, wildflowers, street, riders, skyline]],
  [/fair|holiday/, [fair, fireworks]],
  [/city|life|civic|news|transit/, [skyline, street, library, townhouses, fair, river]],
];
const everything = [...new Set(subjects.flatMap(([, scenes]) => scenes))];
const cities = ['san-antonio', 'fort-worth', 'austin', 'houston', 'dallas'];
const AVATAR_SIZE = 256;

/** The illustration that belongs to a name such as 'austin-restaurants-12', the same on every machine and day. */
export function drawPicture(name: string): Promise<Buffer> {
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
  const scenes = subjects.find(([words]) => words.test(subject))?.[1] ?? everything;
  const number = /\d+$/.exec(name)?.[0];
  const scene = itemAt(scenes, number ? Number(number) : hashOf(name));
  return scene(palette, dice, city) + flecks(dice, palette.light);
}

function printed(drawing: string, width: number, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
