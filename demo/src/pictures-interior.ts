import {
  circle,
  ellipse,
  faded,
  halftone,
  hills,
  many,
  moved,
  path,
  rect,
  shape,
  stroke,
  WIDTH,
  whole,
  within,
} from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';
import { openSky, plant, tree } from './picture-scenery.ts';
import { sketch } from './picture-sketch.ts';
import type { Dice } from './seeded.ts';

/** A living room: a chair or sofa, a lamp, a plant and the art over it. */
export function interior(p: Palette, dice: Dice): string {
  const wall = dice.pick([p.low, p.far, p.near, p.sky]);
  const seat = dice.pick([p.accent, p.second, p.mid].filter((colour) => colour !== wall));
  const flip = dice.chance(0.5) ? 1 : -1;
  const room = moved(
    600,
    0,
    moved(-380, 690, windowView(p, dice)) +
      moved(60, 690, sofa(p, seat)) +
      moved(430, 690, floorLamp(p)) +
      moved(-120, 200, wallArt(p, dice)) +
      moved(-470, 720, plant(p, dice), 1.15),
  );
  return (
    whole(wall) +
    faded(0.2, dice.pick([stripes(p), halftone([0, 0, WIDTH, 640], 40, () => 0.28, p.light)])) +
    rect(0, 640, WIDTH, 160, p.ink) +
    rect(0, 628, WIDTH, 14, p.light) +
    sketch(p, 'oval 640 730 470 50 mid; oval 640 730 420 40 second; oval 640 730 380 33 mid') +
    (flip > 0 ? room : `<g transform="translate(1200 0) scale(-1 1)">${room}</g>`)
  );
}

const stripes = (p: Palette) => many(15, (i) => rect(i * 80, 0, 30, 630, p.light));

function windowView(p: Palette, dice: Dice): string {
  return (
    rect(-140, -560, 260, 370, p.light) +
    within(
      'view',
      rect(-126, -546, 232, 342, '#000'),
      rect(-126, -546, 232, 342, p.sky) +
        circle(dice.between(-60, 60), -440, 56, p.second) +
        sketch(
          p,
          `path mid M-140 -330C-60 -400 20 -300 130 -370V-190H-140Z;
    path near M-140 -270C-40 -330 60 -250 130 -290V-190H-140Z`,
        ),
    ) +
    sketch(
      p,
      `rect -14 -546 8 342 light; rect -126 -390 232 8 light;
    path accent M-190 -580H-100C-110 -400 -150 -300 -190 -160Z;
    path accent M170 -580H80C90 -400 130 -300 170 -160Z; rect -200 -588 380 12 ink 6`,
    )
  );
}

function sofa(p: Palette, fill: string): string {
  const cushion = (x: number, colour: string, turn: number) =>
    moved(
      x,
      -160,
      rect(-44, -44, 88, 88, colour, 12) +
        sketch(p, 'line -30 0 30 0 light 4; line 0 -30 0 30 light 4'),
      0.9,
      turn,
    );
  return (
    rect(-220, -250, 440, 180, fill, 34) +
    faded(0.15, rect(-4, -240, 8, 140, p.ink)) +
    rect(-250, -180, 76, 150, fill, 30) +
    rect(174, -180, 76, 150, fill, 30) +
    rect(-190, -120, 186, 76, fill, 16) +
    rect(4, -120, 186, 76, fill, 16) +
    faded(0.2, rect(-190, -52, 380, 10, p.ink)) +
    sketch(p, 'rect -200 -40 16 60 ink; rect 184 -40 16 60 ink') +
    cushion(-120, p.light === fill ? p.near : p.near, -12) +
    cushion(116, p.light === fill ? p.accent : p.ink, 10)
  );
}

function floorLamp(p: Palette): string {
  return (
    faded(
      0.22,
      shape(
        [
          [-60, -380],
          [60, -380],
          [190, 40],
          [-190, 40],
        ],
        p.light,
      ),
    ) +
    sketch(
      p,
      'rect -4 -390 8 400 light; oval 0 10 52 9 light; shape second -46,-480 46,-480 76,-376 -76,-376',
    )
  );
}

function wallArt(p: Palette, dice: Dice): string {
  return many(2, (i) =>
    moved(
      60 + i * 190,
      0,
      sketch(p, 'rect -10 -10 160 200 ink; rect 0 0 140 180 light') +
        dice.pick([
          sketch(p, 'circle 70 90 46 accent; circle 96 112 30 second'),
          sketch(
            p,
            'path accent M20 160V90A50 50 0 0 1 120 90V160Z; path near M44 160V96A26 26 0 0 1 96 96V160Z',
          ),
          many(4, (j) =>
            rect(22, 30 + j * 32, 96 - j * 18, 18, [p.accent, p.second, p.near, p.mid][j] ?? p.ink),
          ),
        ]),
    ),
  );
}

/** A garden gate, beds in bloom and a watering can. */
export function garden(p: Palette, dice: Dice): string {
  const bloom = (fill: string) =>
    stroke('M0 0C-6 -40 6 -60 0 -100', '#40693a', 6) +
    moved(-2, -40, path('M0 0C-30 -8 -40 -30 -44 -44C-20 -44 -6 -24 0 0Z', '#5d8a4a')) +
    many(6, (i) => moved(0, -108, ellipse(0, -18, 11, 19, fill), 1, i * 60)) +
    circle(0, -108, 10, p.second);
  const row = (y: number, size: number, count: number) =>
    many(count, (i) =>
      moved(
        (i + 0.5) * (WIDTH / count) + dice.between(-20, 20),
        y + dice.between(-14, 14),
        bloom(dice.pick([p.accent, p.light, p.second, '#c46a94', p.low])),
        size * dice.between(0.8, 1.15),
      ),
    );
  const shed = moved(
    dice.pick([300, 900]),
    520,
    sketch(
      p,
      `rect -140 -190 280 190 mid; shape accent -170,-186 0,-300 170,-186; rect -40 -130 80 130 ink;
    rect 70 -130 50 50 light; rect -120 -130 50 50 light`,
    ) +
      faded(
        0.2,
        many(9, (i) => rect(-126 + i * 32, -186, 3, 186, p.ink)),
      ),
  );
  return (
    openSky(p, dice, 170) +
    hills(dice, 460, 100, p.far) +
    many(4, (i) => moved(90 + i * 340, 520, tree(p, dice), 1.6)) +
    shed +
    hills(dice, 520, 20, p.near, 2) +
    row(600, 0.8, 15) +
    hills(dice, 640, 20, p.mid, 2) +
    row(720, 1.1, 12) +
    row(830, 1.6, 9)
  );
}
