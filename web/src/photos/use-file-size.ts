import type { Photo } from '@masthead/shared/photos/photo.ts';
import type { Size } from '@masthead/shared/photos/photo-shape.ts';
import { useQuery } from '@tanstack/react-query';

async function readSize(src: string): Promise<Size> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/** The size of a file in its pixels: known of the stored one, read off a new one; null until then. */
export function useFileSize(photo: Photo | null, original: string): Size | null {
  const isStored = photo?.original === original;
  const read = useQuery({
    queryKey: ['size of a file', original],
    queryFn: () => readSize(original),
    enabled: original !== '' && !isStored,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isQuiet: true },
  });
  if (isStored) return { width: photo.width, height: photo.height };
  return read.data ?? null;
}
