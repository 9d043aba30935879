import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  imageSizes,
  pageSizes,
  type Shape,
  shapedUrl,
} from '@masthead/shared/platform/images/image-sizes.ts';
import sharp from 'sharp';
import { type Connection, openPool } from '../server/src/platform/db/client.ts';
import { insertImage } from '../server/src/platform/images/images.queries.ts';
import { builtInHost } from '../server/src/platform/integrations/images/built-in-host.ts';
import { diskStorage } from '../server/src/platform/integrations/images/disk-storage.ts';
import { onBench } from './database.ts';
import { median, roundsOf, table } from './figures.ts';
import type { Serving } from './serving.ts';

/** Images in a round, rounds of each size, and the concurrency on both sides. */
const amount = { pictures: 8, rounds: roundsOf(5), atOnce: 2 };
const original = { width: 2400, height: 1600 };
const aim = 0.9;

const wishes: { name: string; shape: Shape }[] = [
  { name: 'in a text, 800 wide', shape: pageSizes.medium },
  { name: 'lead image, 16:9, 1200 wide', shape: pageSizes.wideLead },
  { name: 'card, 4:3, 500 wide', shape: imageSizes.listing },
];

interface Picture {
  /** Its path on disk. */
  file: string;
  /** Its path in the product. */
  url: string;
}

/** Coarse and fine noise combined: about as many bytes as a photo of that size. */
async function photoLike(): Promise<Buffer> {
  const grains = await Promise.all(
    [12, 60, 300, 1200].map(async (width) => {
      const height = Math.round((width * original.height) / original.width);
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
      const create = { width, height, channels: 3 as const, background: '#808080', noise };
      const grain = await sharp({ create }).png().toBuffer();
      return sharp(grain).resize(original).png({ compressionLevel: 1 }).toBuffer();
    }),
  );
  const [ground, ...finer] = grains;
  return sharp(ground)
    .composite(finer.map((input) => ({ input, blend: 'overlay' as const })))
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Writes images to the product's folder of uploads. */
async function savePictures(connection: Connection, folder: string): Promise<Picture[]> {
  const pool = openPool(connection, { max: 1 });
  const host = builtInHost(diskStorage(join(folder, 'data', 'images')));
  const pictures: Picture[] = [];
  while (pictures.length < amount.pictures * amount.rounds) {
    const bytes = await photoLike();
    const image = await host.upload({ bytes, format: 'jpg', ...original }, { folder: 'photos' });
    const row = {
      host: host.name,
      folder: 'photos',
      originalName: null,
      contentHash: image.publicId,
    };
    await insertImage(pool, { ...image, ...row });
    const file = join(folder, `${pictures.length}.jpg`);
    await writeFile(file, bytes);
    pictures.push({ file, url: image.url });
  }
  await pool.end();
  return pictures;
}

/** Runs the work for each image, a few at once; returns the images a second and the processor time of each. */
async function figuresOf(
  pictures: readonly Picture[],
  work: (picture: Picture) => Promise<unknown>,
  cpuMs: () => Promise<number>,
) {
  const cpuBefore = await cpuMs();
  const waiting = [...pictures];
  const began = performance.now();
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: amount.atOnce }, worker));
  const rate = (pictures.length / (performance.now() - began)) * 1000;
  return { rate, cpuMs: ((await cpuMs()) - cpuBefore) / pictures.length };
}

/** The baseline: read, resized by sharp with the product's options, written. */
function bare({ width, aspect }: Shape, folder: string) {
  const [across, down] = aspect?.split(':').map(Number) ?? [];
  const height = across && down ? Math.round((width * down) / across) : undefined;
  return async ({ file }: Picture) => {
    const made = await sharp(await readFile(file))
      .resize({ width, height, fit: 'cover' })
      .webp({ quality: 76 })
      .toBuffer();
    await writeFile(join(folder, 'made', `${width}-${file.split('/').at(-1)}.webp`), made);
  };
}

const asked =
  (shape: Shape, { address }: Serving) =>
  async ({ url }: Picture) => {
    const response = await fetch(address + shapedUrl(url, shape));
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  };

/** The results of both sides for the same images. */
type Round = Record<'bare' | 'product', Awaited<ReturnType<typeof figuresOf>>>;

const ownCpuMs = async () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function measured(shape: Shape, pictures: Picture[], folder: string, product: Serving) {
  const rounds: Round[] = [];
  for (let at = 0; at < amount.rounds; at += 1) {
    const ofRound = pictures.slice(at * amount.pictures, (at + 1) * amount.pictures);
    const makeBare = () => figuresOf(ofRound, bare(shape, folder), ownCpuMs);
    const makeProduct = () => figuresOf(ofRound, asked(shape, product), () => product.cpuMs());
    // Why: the first one runs on the machine as the other left it.
    const first = at % 2 === 0 ? await makeBare() : await makeProduct();
    const second = at % 2 === 0 ? await makeProduct() : await makeBare();
    rounds.push(at % 2 === 0 ? { bare: first, product: second } : { bare: second, product: first });
  }
  return (pick: (round: Round) => number) => median(rounds.map(pick));
}

/** Measures resizing images through the product, compared with sharp alone doing the same work. */
export const run = () =>
  onBench(async ({ connection, folder, serve }) => {
    await mkdir(join(folder, 'made'));
    const pictures = await savePictures(connection, folder);
    const product = await serve({ kind: 'product' });
    // Why: the first image loads the image library.
    for (const picture of pictures.slice(0, 2)) {
      await asked(imageSizes.thumbnail, product)(picture);
      await bare(imageSizes.thumbnail, folder)(picture);
    }
    const rows: (string | number)[][] = [];
    for (const { name, shape } of wishes) {
      const of = await measured(shape, pictures, folder, product);
      rows.push([
        name,
        pictures.length,
        of((round) => round.bare.rate).toFixed(1),
        of((round) => round.product.rate).toFixed(1),
        `**${of((round) => round.product.rate / round.bare.rate).toFixed(2)}** (${aim})`,
        `${of((round) => round.product.cpuMs).toFixed(0)} (${of((round) => round.bare.cpuMs).toFixed(0)})`,
      ]);
    }
    const made = `${original.width} × ${original.height} JPEG made`;
    return table(
      `${made} | pictures | sharp alone, a second | Masthead, a second | ratio (aim) | CPU ms (sharp alone)`,
      rows,
    );
  });
