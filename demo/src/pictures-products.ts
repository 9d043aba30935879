import {
  circle,
  ellipse,
  faded,
  many,
  moved,
  path,
  rect,
  ring,
  stroke,
  WIDTH,
  whole,
} from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';
import { sketch } from './picture-sketch.ts';
import type { Dice } from './seeded.ts';

/** A wall, a floor and a round of light behind what is shown. */
function stage(p: Palette, dice: Dice, floor = 600): string {
  const sun = circle(dice.between(420, 780), dice.between(300, 380), dice.between(230, 300), p.low);
  return (
    whole(p.sky) +
    sun +
    rect(0, floor, WIDTH, 800 - floor, p.far) +
    rect(0, floor, WIDTH, 8, p.light)
  );
}

const shadow = (x: number, y: number, rx: number, p: Palette) =>
  faded(0.35, ellipse(x, y, rx, rx * 0.08, p.ink));

/** A sofa with loose cushions. */
export function sofa(p: Palette, dice: Dice): string {
  const cloth = dice.pick([p.accent, p.mid, p.near, p.second]);
  const seats = dice.pick([2, 3]);
  const width = 620 / seats;
  const pieces = many(
    seats,
    (i) =>
      rect(290 + i * width, 350, width - 8, 150, cloth, 34) +
      rect(290 + i * width, 480, width - 8, 80, cloth, 22) +
      faded(0.25, rect(290 + i * width, 540, width - 8, 20, p.ink, 10)),
  );
  return (
    stage(p, dice) +
    shadow(600, 668, 430, p) +
    rect(262, 330, 676, 250, p.ink, 40) +
    pieces +
    rect(190, 420, 110, 190, cloth, 44) +
    rect(900, 420, 110, 190, cloth, 44) +
    rect(262, 556, 676, 60, cloth, 18) +
    sketch(p, 'rect 230 606 22 60 ink; rect 948 606 22 60 ink') +
    moved(360, 470, rect(-70, -70, 140, 130, p.light, 24), 1, dice.between(-14, 6)) +
    moved(846, 474, rect(-64, -64, 128, 120, p.second, 24), 1, dice.between(-6, 14))
  );
}

/** An armchair beside a small table. */
export function armchair(p: Palette, dice: Dice): string {
  const cloth = dice.pick([p.accent, p.mid, p.near]);
  return (
    stage(p, dice) +
    shadow(560, 690, 280, p) +
    path('M380 250Q560 200 740 250L760 520H360Z', cloth) +
    many(3, (i) => circle(470 + i * 90, 350, 8, p.ink)) +
    rect(350, 480, 420, 110, cloth, 40) +
    faded(0.22, rect(350, 550, 420, 40, p.ink, 20)) +
    sketch(
      p,
      `rect 316 400 70 200 near 34; rect 734 400 70 200 near 34; path ink M370 590L330 690H354L410 590Z;
    path ink M750 590L790 690H766L710 590Z; oval 980 500 110 22 ink; rect 970 500 20 180 ink; oval 980 686 80 14 ink;
    rect 930 440 100 18 accent; rect 938 458 84 18 light; rect 926 476 108 18 second`,
    )
  );
}

/** A lamp that is lit: standing, or on a table. */
export function lamp(p: Palette, dice: Dice): string {
  const isTall = dice.chance(0.5);
  const top = isTall ? 130 : 210;
  const foot = isTall ? 690 : 600;
  const shade = dice.pick([p.light, p.second, p.accent]);
  const cone = dice.pick([
    `M520 ${top}H680L760 ${top + 180}H440Z`,
    `M470 ${top}H730V${top + 170}H470Z`,
    `M600 ${top - 20}Q790 ${top + 20} 770 ${top + 180}H430Q410 ${top + 20} 600 ${top - 20}Z`,
  ]);
  const body = isTall
    ? rect(592, top + 170, 16, foot - top - 180, p.ink, 6)
    : path(
        `M572 ${top + 170}H628Q720 ${foot - 120} 640 ${foot - 10}H560Q480 ${foot - 120} 572 ${top + 170}Z`,
        p.near,
      );
  return (
    stage(p, dice, 590) +
    faded(0.35, path(`M440 ${top + 180}H760L980 800H220Z`, p.light)) +
    shadow(600, foot, 170, p) +
    body +
    rect(500, foot - 16, 200, 20, p.ink, 10) +
    path(cone, shade) +
    faded(0.3, rect(560, top + 10, 16, 150, p.ink, 6)) +
    rect(isTall ? 0 : 120, isTall ? 800 : 604, 960, 26, p.near)
  );
}

/** A kettle on a burner with a curl of steam. */
export function kettle(p: Palette, dice: Dice): string {
  const metal = dice.pick([p.accent, p.second, p.mid]);
  const steam = many(3, (i) =>
    stroke(`M${880 + i * 34} ${300 - i * 20}q-30 -40 0 -80t0 -80`, p.light, 9),
  );
  return (
    stage(p, dice, 620) +
    shadow(590, 680, 300, p) +
    faded(0.8, steam) +
    path('M780 430L900 330L924 352L820 520Z', metal) +
    path('M360 660Q330 400 590 390Q850 400 820 660Z', metal) +
    stroke('M420 420Q430 210 590 210Q750 210 760 420', p.ink, 26) +
    rect(470, 374, 240, 26, p.ink, 12) +
    circle(590, 356, 24, p.light) +
    faded(0.4, path('M420 620Q400 480 500 430Q440 520 462 636Z', p.light)) +
    rect(380, 650, 420, 22, p.ink, 10)
  );
}

/** A pan seen from above, with herbs and salt. */
export function pan(p: Palette, dice: Dice): string {
  const leaf = (i: number) =>
    moved(
      940,
      420 + i * 44,
      path('M0 0Q50 -44 96 -8Q50 26 0 0Z', i % 2 ? p.mid : p.near),
      1,
      i * 9 - 30,
    );
  return (
    whole(p.low) +
    many(7, (i) => rect(0, i * 120, WIDTH, 6, p.far)) +
    moved(
      540,
      400,
      rect(230, -34, 330, 68, p.ink, 34) +
        circle(520, 0, 15, p.low) +
        circle(0, 0, 270, p.ink) +
        circle(0, 0, 232, dice.pick([p.near, p.mid, p.accent])) +
        ring(0, 0, 190, p.ink, 4) +
        faded(0.3, path('M-180 -60Q-120 -170 0 -190Q-90 -120 -130 -20Z', p.light)),
      1,
      dice.between(-40, 40),
    ) +
    many(5, leaf) +
    many(30, () =>
      circle(dice.between(120, 420), dice.between(620, 760), dice.between(3, 7), p.light),
    )
  );
}

/** A plant in a pot that somebody looks after. */
export function planter(p: Palette, dice: Dice): string {
  const clay = dice.pick([p.accent, p.second, p.near]);
  const count = dice.whole(7, 11);
  const leaves = many(count, (i) => {
    const turn = (i - (count - 1) / 2) * (150 / count);
    return moved(
      600,
      470,
      path('M-26 0C-60 -150 -30 -260 0 -320C30 -260 60 -150 26 0Z', i % 2 ? p.mid : p.near),
      dice.between(0.75, 1.05),
      turn,
    );
  });
  return (
    stage(p, dice, 630) +
    shadow(600, 712, 240, p) +
    leaves +
    path('M420 450H780L730 710H470Z', clay) +
    rect(400, 420, 400, 64, clay, 14) +
    faded(0.25, path('M640 484H780L730 710H620Z', p.ink)) +
    many(4, (i) => stroke(`M${470 + i * 76} 540l24 40l24 -40`, p.light, 7))
  );
}

/** A ring on a stone. */
export function jewel(p: Palette, dice: Dice): string {
  const metal = dice.pick([p.second, p.light]);
  const stone = dice.pick([p.accent, p.far, p.near]);
  return (
    stage(p, dice, 560) +
    path('M180 800Q240 560 600 560T1020 800Z', p.mid) +
    shadow(600, 600, 190, p) +
    ring(600, 440, 150, metal, 34) +
    ring(600, 440, 168, p.ink, 4) +
    path('M520 250L560 200H640L680 250L600 330Z', stone) +
    path('M560 200L580 250H520ZM640 200L680 250H620Z', p.light) +
    stroke('M520 250H680M580 250L600 330L620 250', p.ink, 4)
  );
}

/** A necklace laid out on cloth. */
export function necklace(p: Palette, dice: Dice): string {
  const count = 25;
  const beads = many(count, (i) => {
    const angle = Math.PI * (0.04 + (0.92 * i) / (count - 1));
    const size = 13 + 15 * Math.sin(angle);
    return (
      circle(
        600 - 330 * Math.cos(angle),
        190 + 380 * Math.sin(angle),
        size,
        i % 3 ? p.second : p.accent,
      ) + circle(596 - 330 * Math.cos(angle), 185 + 380 * Math.sin(angle), size * 0.3, p.light)
    );
  });
  return (
    whole(p.near) +
    many(9, (i) =>
      faded(0.3, stroke(`M-20 ${i * 110}q300 ${dice.between(-60, 60)} 620 0t620 0`, p.mid, 26)),
    ) +
    beads +
    path('M600 600L650 660L600 740L550 660Z', p.light) +
    stroke('M550 660H650M600 600V740', p.ink, 4)
  );
}

/** Cards, a notebook and a pencil. */
export function stationery(p: Palette, dice: Dice): string {
  const flower =
    many(8, (i) => moved(0, 0, ellipse(0, -46, 17, 38, p.accent), 1, i * 45)) +
    circle(0, 0, 22, p.second);
  const lines = many(5, (i) => rect(-110, 70 + i * 26, 220, 5, p.far));
  return (
    whole(p.low) +
    moved(
      400,
      420,
      rect(-190, -260, 380, 520, p.near, 14) +
        rect(-190, -260, 40, 520, p.ink, 8) +
        moved(30, -40, flower, 1.5),
      1,
      dice.between(-16, -4),
    ) +
    moved(
      760,
      400,
      rect(-170, -220, 340, 440, p.light, 6) + moved(0, -70, flower) + lines,
      1,
      dice.between(4, 14),
    ) +
    moved(
      860,
      640,
      path('M-240 -18H190L250 0L190 18H-240Z', p.second) +
        path('M226 -8L250 0L226 8Z', p.ink) +
        rect(-270, -18, 40, 36, p.accent, 8),
      1,
      dice.between(-20, 10),
    )
  );
}
