// Why inline and not fetched: the fetch of the last test of another file may still be a fake one.
import stored from './phone-turned.testing.heic?url&inline';

const heic = Uint8Array.from(atob(stored.replace(/^.*,/, '')), (letter) => letter.charCodeAt(0));

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

/** Pixels of random colors. */
function noise(width: number, height: number): ImageData {
  const pixels = new ImageData(width, height);
  const { data } = pixels;
  const most = 65_536;
  for (let at = 0; at < data.length; at += most)
    crypto.getRandomValues(data.subarray(at, at + most));
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return pixels;
}

/** A JPEG as a phone writes it, red on its left: `grain` makes it large. */
export async function phonePicture(
  said: Said = {},
  { width = 2000, height = 1500, grain = true, name = 'IMG_0142.JPG' } = {},
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#808080';
  pen.fillRect(0, 0, width, height);
  if (grain) pen.putImageData(noise(width, height), 0, 0);
  pen.fillStyle = '#f00';
  pen.fillRect(0, 0, Math.ceil(width / 4), height);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
  return withSegment(new File([jpeg], name, { type: 'image/jpeg' }), 0xe1, [
    ...latin('Exif\0\0'),
    ...exifOf(said),
  ]);
}

/** A JPEG with one more application segment before all others. */
function withSegment(file: File, marker: number, bytes: number[]): File {
  const length = bytes.length + 2;
  const segment = new Uint8Array([0xff, marker, length >> 8, length & 255, ...bytes]);
  return new File([file.slice(0, 2), segment, file.slice(2)], file.name, { type: file.type });
}

/** With XMP, as Lightroom writes it: what is between the description's tags. */
export const withXmp = (file: File, inside: string): File =>
  withSegment(file, 0xe1, [
    ...latin('http://ns.adobe.com/xap/1.0/\0'),
    ...utf8(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`,
    ),
  ]);

/** With IPTC, as agencies send it: texts by the number of their field in record 2. */
export function withIptc(file: File, fields: readonly (readonly [number, string])[]): File {
  const big = (value: number) => [value >> 8, value & 255];
  const data = fields.flatMap(([field, text]) => {
    const bytes = utf8(text);
    return [0x1c, 2, field, ...big(bytes.length), ...bytes];
  });
  const padding = data.length % 2 ? [0] : [];
  return withSegment(file, 0xed, [
    ...latin('Photoshop 3.0\0'),
    ...latin('8BIM'),
    ...big(0x0404),
    ...[0, 0],
    ...big(0),
    ...big(data.length),
    ...data,
    ...padding,
  ]);
}

/**
 * A HEIC as an iPhone writes it, 300 x 400 as displayed: red at its top, in Display P3, rotated by `irot`, with EXIF
 * that repeats the rotation. Made with sharp (a JPEG of 400 x 300 with its metadata), heif-enc of libheif, and an
 * `irot` property added by hand.
 */
export const phoneHeic = (name = 'IMG_0142.HEIC', type = 'image/heic'): File =>
  new File([heic], name, { type });
