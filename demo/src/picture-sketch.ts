import { circle, ellipse, line, path, rect, ring, shape, stroke } from './picture-canvas.ts';
import type { Palette } from './picture-palettes.ts';

type Draw = (colour: string, numbers: number[], rest: string) => string;

/** How the words of a sketch become shapes: `rect x y w h colour radius`, `path colour d` and so on. */
const shapes: Record<string, Draw> = {
  rect: (colour, [x = 0, y = 0, w = 0, h = 0, radius = 0]) => rect(x, y, w, h, colour, radius),
  circle: (colour, [x = 0, y = 0, r = 0]) => circle(x, y, r, colour),
  oval: (colour, [x = 0, y = 0, rx = 0, ry = 0]) => ellipse(x, y, rx, ry, colour),
  ring: (colour, [x = 0, y = 0, r = 0, width = 0]) => ring(x, y, r, colour, width),
  line: (colour, [x1 = 0, y1 = 0, x2 = 0, y2 = 0, width = 0]) =>
    line(x1, y1, x2, y2, colour, width),
  stroke: (colour, [width = 0], rest) => stroke(rest.slice(rest.indexOf(' ') + 1), colour, width),
  path: (colour, _, rest) => path(rest, colour),
  shape: (colour, _, rest) => shape(pointsIn(rest), colour),
};

/** Fixed artwork as data: one shape after another, in the inks of the palette. */
export function sketch(p: Palette, art: string): string {
  return art
    .split(';')
    .map((part) => drawn(p, part.trim()))
    .join('');
}

function drawn(p: Palette, part: string): string {
  const words = part.split(/\s+/);
  const at = words.findIndex((word) => word in p || word.startsWith('#'));
  const name = words[0] ?? '';
  const colour = words[at] ?? '';
  const rest = words.slice(at + 1).join(' ');
  const numbers = [...words.slice(1, at), ...words.slice(at + 1)].map(Number);
  const draw = shapes[name];
  if (!draw) throw new Error(`A sketch cannot draw "${part}".`);
  return draw(colour in p ? p[colour as keyof Palette] : colour, numbers, rest);
}

function pointsIn(text: string): [number, number][] {
  return text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return [x ?? 0, y ?? 0];
  });
}
