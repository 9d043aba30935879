import { endpoint } from '../endpoint.ts';
import { imageFromUrl, imageLimits, imageTypes, imageUploadForm, uploadedImage } from './image.ts';

/** Uploading of images (decisions 8). Everybody has a profile photo, so everybody may. */
export const imageEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/api/image',
    summary: 'Takes a picture, turned upright, cropped and without its metadata.',
    access: 'signed-in',
    body: imageUploadForm,
    upload: { maxBytes: imageLimits.maxBytes, types: imageTypes },
    ownTransactions: true,
    reply: uploadedImage,
  }),
  fromUrl: endpoint({
    method: 'POST',
    path: '/api/image/from-url',
    summary: 'Fetches a picture from a public web address and takes it like an upload.',
    access: 'signed-in',
    body: imageFromUrl,
    ownTransactions: true,
    reply: uploadedImage,
  }),
};
