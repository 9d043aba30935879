import { fileWordsLimits } from '@masthead/shared/platform/images/file-words.messages.ts';
import type { Tags, XmpTag } from 'exifreader';

/** The readable metadata of an image file. */
export interface FileWords {
  description: string | null;
  credit: string | null;
}

/** Where a picture comes from. */
export interface Origin {
  /** The address that it was fetched from. */
  address: string | null;
  /** The metadata of its file. */
  words: FileWords | null;
}

/** Descriptions that cameras write by default. */
const ofCamera =
  /^(?:(?:olympus|minolta|konica|samsung)?\s*digital camera|sony dsc|dcim\b.*|dji\b.*|exif_jpeg_picture|default|untitled|cof|hdr\w*|rhdr|edf|mde|vef|\S+\.(?:jpe?g|heic|png))$/i;

/**
 * The caption, the creator and the rights of a file, from XMP, IPTC or EXIF, in this order, as description and
 * credit; null where it has none. They are only shown to the person: the stored file has no metadata (decision 97).
 */
export async function readFileWords(file: File): Promise<FileWords | null> {
  try {
    const { load } = await import('exifreader');
    const { xmp, iptc, exif } = load(await file.arrayBuffer(), { expanded: true });
    const caption =
      plain(inOneLanguage(xmp?.description)) ??
      plain(tagOf(iptc, 'Caption/Abstract')) ??
      plain(tagOf(exif, 'ImageDescription'));
    const creator =
      plain(xmp?.creator?.description) ??
      plain(tagOf(iptc, 'By-line')) ??
      plain(tagOf(exif, 'Artist'));
    const rights =
      plain(inOneLanguage(xmp?.rights)) ??
      plain(tagOf(iptc, 'Copyright Notice')) ??
      plain(tagOf(exif, 'Copyright'));
    const words = {
      description: cut(caption && !ofCamera.test(caption) ? caption : null, 'description'),
      credit: cut(creditOf(creator, rights), 'credit'),
    };
    return words.description || words.credit ? words : null;
  } catch {
    // Why: a picture without metadata, or with broken metadata, is a picture all the same.
    return null;
  }
}

/** The words of a tag; of one that is there several times, of each. */
function tagOf(tags: Tags | undefined, name: string): string | undefined {
  const tag = tags?.[name];
  const each = tag && [tag].flat().map(({ description }) => description);
  return each?.join(', ');
}

/** XMP values in several languages. */
function inOneLanguage(tag: XmpTag | undefined): string | undefined {
  if (!Array.isArray(tag?.value)) return tag?.description;
  const usual = tag.value.find(({ attributes }) => attributes.lang === 'x-default');
  return (usual ?? tag.value[0])?.description;
}

function plain(text: string | undefined): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: files hold whatever a program has written.
  return text?.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim() || null;
}

const creditOf = (creator: string | null, rights: string | null) =>
  creator && rights && !rights.includes(creator) ? `${creator} · ${rights}` : (creator ?? rights);

const cut = (text: string | null, what: keyof typeof fileWordsLimits) =>
  text && text.length > fileWordsLimits[what]
    ? `${text.slice(0, fileWordsLimits[what] - 1).trimEnd()}…`
    : text;
