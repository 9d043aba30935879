import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** A folder for the files of one test file; `drop` removes it. */
export function testFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-images-'));
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A picture whose left half is red and whose right half is blue. */
export function twoColours(width: number, height: number) {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const };
  const blue = { create: { ...half, background: '#0000ff' } };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left: Math.floor(width / 2), top: 0 },
  ]);
}

/** The colour at a place, as 'red', 'blue' or its numbers. */
export async function colourAt(picture: Buffer, left: number, top: number): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  if (red > 200 && blue < 60) return 'red';
  if (blue > 200 && red < 60) return 'blue';
  return `${red} ${green} ${blue}`;
}

/** An animation of a few frames, each of another shade. */
export function animation(frames: number, format: 'gif' | 'webp', side = 40): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * 3 * frames);
  for (let frame = 0; frame < frames; frame += 1)
    pixels.fill((frame * 37) % 256, frame * side * side * 3, (frame + 1) * side * side * 3);
  const raw = { width: side, height: side * frames, channels: 3 as const, pageHeight: side };
  return sharp(pixels, { raw, animated: true }).toFormat(format).toBuffer();
}
