import type { Dice } from './seeded.ts';

export const WIDTH = 1200;
export const HEIGHT = 800;

type Point = readonly [number, number];

const number = (value: number) => String(Math.round(value * 10) / 10);
const listed = (values: number[]) => values.map(number).join(' ');

export function rect(x: number, y: number, w: number, h: number, fill: string, radius = 0): string {
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}" rx="${number(radius)}" fill="${fill}"/>`;
}

export function whole(fill: string): string {
  return rect(0, 0, WIDTH, HEIGHT, fill);
}

export function circle(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(r)}" fill="${fill}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, r: number, stroke: string, width: number): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(r)}" fill="none" stroke="${stroke}" stroke-width="${number(width)}"/>`;
}

export function shape(points: readonly Point[], fill: string): string {
  return `<polygon points="${points.map(([x, y]) => `${number(x)},${number(y)}`).join(' ')}" fill="${fill}"/>`;
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function stroke(d: string, colour: string, width: number, dash = ''): string {
  const dashes = dash && ` stroke-dasharray="${dash}"`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${number(width)}" stroke-linecap="round" stroke-linejoin="round"${dashes}/>`;
}

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width: number,
): string {
  return stroke(`M${listed([x1, y1])}L${listed([x2, y2])}`, colour, width);
}

export function moved(x: number, y: number, content: string, scale = 1, turn = 0): string {
  return `<g transform="translate(${listed([x, y])}) rotate(${number(turn)}) scale(${Math.round(scale * 1000) / 1000})">${content}</g>`;
}

export function faded(opacity: number, content: string): string {
  return `<g opacity="${Math.round(opacity * 100) / 100}">${content}</g>`;
}

/** Shows the content only inside the clip shape; the id must be used once in a picture. */
export function within(id: string, clip: string, content: string): string {
  return `<clipPath id="${id}">${clip}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

export function gradient(
  id: string,
  from: string,
  to: string,
  content: (fill: string) => string,
): string {
  const stops = `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>${content(`url(#${id})`)}`;
}

export function many(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Size of a dot, as a share of the step, at this share of the way right and down. */
type Weight = (right: number, down: number) => number;

/** Newspaper halftone: dots on a slanted grid that grow with the weight. */
export function halftone(
  [x, y, w, h]: readonly [number, number, number, number],
  step: number,
  weight: Weight,
  fill: string,
): string {
  const rows = Math.ceil(h / (step / 2));
  const dots: string[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let left = row % 2 ? step / 2 : 0; left <= w; left += step) {
      const down = (row * step) / 2;
      const radius = step * 0.5 * Math.min(weight(left / w, down / h), 1.1);
      if (radius > 0.8) dots.push(dot(x + left, y + down, radius));
    }
  }
  return path(dots.join(''), fill);
}

function dot(x: number, y: number, r: number): string {
  const size = number(r);
  return `M${listed([x - r, y])}a${size} ${size} 0 1 0 ${number(2 * r)} 0a${size} ${size} 0 1 0 ${number(-2 * r)} 0z`;
}

/** A rolling line across the picture, closed at the bottom. */
export function hills(dice: Dice, y: number, height: number, fill: string, waves = 3): string {
  const step = WIDTH / waves;
  const start = y - dice.between(0, height);
  let d = `M-20 ${number(start)}`;
  let last = start;
  for (let wave = 0; wave < waves; wave++) {
    const x = wave * step - 20;
    const next = y - dice.between(-height * 0.3, height);
    d += `C${listed([x + step * 0.4, last, x + step * 0.6, next, x + step + 20, next])}`;
    last = next;
  }
  return path(`${d}V${HEIGHT + 20}H-20Z`, fill);
}

/** The flecks that ink leaves out on rough paper. */
export function flecks(dice: Dice, fill: string, count = 90): string {
  const fleck = () => dot(dice.between(0, WIDTH), dice.between(0, HEIGHT), dice.between(0.8, 2.2));
  return faded(0.35, path(many(count, fleck), fill));
}
