/**
 * The parts of the package exifreader that are used. Why not its own types: they include those of Node, whose globals
 * no browser has.
 */
interface Tag {
  description: string;
}

/** A list in XMP says what each of its items is in. */
export interface XmpTag extends Tag {
  value: string | object | (Tag & { attributes: Partial<Record<string, string>> })[];
}

/** A tag that is there several times is several. */
export type Tags = Partial<Record<string, Tag | Tag[]>>;

/** Throws where there is no metadata, or none that can be read. */
export function load(
  bytes: ArrayBuffer,
  options: { expanded: true },
): { xmp?: Partial<Record<string, XmpTag>>; iptc?: Tags; exif?: Tags };
