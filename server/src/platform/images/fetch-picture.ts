import { imageMessages } from '@masthead/shared/platform/images/image.ts';
import { askOutside } from '../outside/ask-outside.ts';
import { OutsideError, type Reach } from '../outside/reach.ts';

interface Wanted {
  maxBytes: number;
  reach: Reach;
  signal?: AbortSignal;
}

/** The file at an address that a person or an import has named. */
export async function fetchPicture(address: string, wanted: Wanted): Promise<Buffer> {
  const { status, bytes } = await askOutside(address, {
    ...wanted,
    headers: { accept: 'image/*' },
    redirects: 3,
  });
  if (status !== 200) throw new OutsideError('failed', `Answered ${status}`, { wasSent: true });
  return bytes;
}

/** Why there is no picture, in words. */
export function whyNoPicture({ why }: OutsideError, tooLarge: string): string {
  if (why === 'too-large') return tooLarge;
  return why === 'forbidden' ? imageMessages.addressRefused : imageMessages.addressFailed;
}
