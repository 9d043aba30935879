import { contrast, readableContrast } from '../../platform/values/colours.ts';

/** The red, green and blue of '#1a7f37' or '#1a7', each from 0 to 255. */
function channelsOf(colour: string): number[] {
  const digits = colour.slice(1);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
}

/** A color mixed with a share of another. */
function mixed(colour: string, other: string, part: number): string {
  const others = channelsOf(other);
  const channels = channelsOf(colour).map((one, at) =>
    Math.round(one + ((others[at] ?? 0) - one) * part),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const steps = 50;

/**
 * Returns the color if it is readable on each ground; otherwise mixes in as little of `towards` as makes it
 * readable.
 */
export function readable(colour: string, grounds: readonly string[], towards: string): string {
  for (let step = 0; step < steps; step += 1) {
    const tried = mixed(colour, towards, step / steps);
    if (grounds.every((ground) => contrast(tried, ground) >= readableContrast)) return tried;
  }
  return towards;
}
