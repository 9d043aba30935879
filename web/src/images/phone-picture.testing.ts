/** What a camera or an editor has written into a file. */
interface Said {
  orientation?: number;
  description?: string;
  artist?: string;
  copyright?: string;
}

const short = (value: number) => [value & 255, value >> 8];
const long = (value: number) => [...short(value & 65_535), ...short(value >>> 16)];
const latin = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const utf8 = (text: string) => [...new TextEncoder().encode(text)];

/** EXIF as TIFF, little-endian: what is said, and a position under GPS. */
function exifOf({ orientation = 1, description, artist, copyright }: Said): number[] {
  const texts = [
    [0x010e, description],
    [0x013b, artist],
    [0x8298, copyright],
  ] as const;
  const entries = texts.flatMap(([tag, text]) =>
    text === undefined ? [] : [{ tag, bytes: [...utf8(text), 0] }],
  );
  const count = entries.length + 2;
  const gpsAt = 8 + 2 + count * 12 + 4;
  const gps = [...short(1), ...short(1), ...short(2), ...long(2), ...latin('N\0\0\0'), ...long(0)];
  let dataAt = gpsAt + gps.length;
  const data: number[] = [];
  const fields = [
    { tag: 0x0112, field: [...short(3), ...long(1), ...short(orientation), 0, 0] },
    { tag: 0x8825, field: [...short(4), ...long(1), ...long(gpsAt)] },
    ...entries.map(({ tag, bytes }) => {
      const at = dataAt;
      dataAt += bytes.length;
      data.push(...bytes);
      const value = bytes.length > 4 ? long(at) : [...bytes, 0, 0, 0, 0].slice(0, 4);
      return { tag, field: [...short(2), ...long(bytes.length), ...value] };
    }),
  ].sort((a, b) => a.tag - b.tag);
  const directory = fields.flatMap(({ tag, field }) => [...short(tag), ...field]);
  return [
    ...latin('II*\0'),
    ...long(8),
    ...short(count),
    ...directory,
    ...long(0),
    ...gps,
    ...data,
  ];
}

/** A JPEG as a phone writes it, red on its left: `grain` makes it large. */
export async function phonePicture(
  said: Said = {},
  { width = 2000, height = 1500, grain = true, name = 'IMG_0142.JPG' } = {},
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const colour = () => (grain ? Math.random() * 256 : 128);
  const pixels = new ImageData(width, height);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const isLeft = (at / 4) % width < width / 4;
    const [red, green, blue] = isLeft ? [255, 0, 0] : [colour(), colour(), colour()];
    pixels.data.set([red, green, blue, 255], at);
  }
  pen.putImageData(pixels, 0, 0);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
  const exif = [...latin('Exif\0\0'), ...exifOf(said)];
  const length = exif.length + 2;
  const segment = new Uint8Array([0xff, 0xe1, length >> 8, length & 255, ...exif]);
  return new File([jpeg.slice(0, 2), segment, jpeg.slice(2)], name, { type: 'image/jpeg' });
}
