import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import {
  imageAddressForm,
  imageFromUrl,
  imageLimits,
  imageTypes,
  imageUploadForm,
  uploadedImage,
} from './image.ts';

/** Uploading of images (decisions 8). Everybody has a profile photo, so everybody may. */
export const imageEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/api/image',
    summary: 'Uploads an image: rotates it upright, crops it and strips its metadata.',
    access: 'signed-in',
    body: imageUploadForm,
    upload: { maxBytes: imageLimits.maxBytes, types: imageTypes },
    ownTransactions: true,
    touches: [],
    reply: uploadedImage,
  }),
  fromUrl: endpoint({
    method: 'POST',
    path: '/api/image/from-url',
    summary: 'Fetches an image from a public web address and stores it like an upload.',
    access: 'signed-in',
    body: imageFromUrl,
    ownTransactions: true,
    touches: [],
    reply: uploadedImage,
  }),
  address: endpoint({
    method: 'POST',
    path: '/api/image/address',
    summary:
      'Signs the address of an image in a custom size, for pages that need a size without a name.',
    access: 'signed-in',
    isRead: true,
    body: imageAddressForm,
    shows: [],
    reply: z.object({ url: z.string() }),
  }),
};
