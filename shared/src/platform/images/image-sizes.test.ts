import { v2 as cloudinary } from 'cloudinary';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageSizes, imageUrl } from './image-sizes.ts';

describe('the address of a picture in another size', () => {
  test.each([
    ['/images/upload/v1/photos/ab.jpg', 'article', '/images/upload/c_scale,w_500/v1/photos/ab.jpg'],
    [
      '/images/upload/photos/ab.jpg',
      'listing',
      '/images/upload/ar_4:3,c_fill,f_webp,q_auto:good,w_500/photos/ab.jpg',
    ],
    [
      '/images/upload/v1/a/b.png',
      'thumbnail',
      '/images/upload/c_scale,f_webp,q_auto:good,w_160/v1/a/b.png',
    ],
    [
      '/images/upload/v1/a/b.png',
      'emailLead',
      '/images/upload/c_scale,f_jpg,q_auto:good,w_1200/v1/a/b.png',
    ],
    [
      '/images/upload/c_crop,h_9,w_9/v1/a/b.png',
      'article',
      '/images/upload/c_scale,w_500/c_crop,h_9,w_9/v1/a/b.png',
    ],
    [
      '/images/demo/austin-river-3.jpg',
      'article',
      '/images/upload/c_scale,w_500/demo/austin-river-3.jpg',
    ],
    [
      'https://res.cloudinary.com/demo/image/upload/v1/a/b.jpg',
      'article',
      'https://res.cloudinary.com/demo/image/upload/c_scale,w_500/v1/a/b.jpg',
    ],
  ] as const)('%s as %s', (src, size, expected) => {
    expect(imageUrl(src, size)).toBe(expected);
  });

  test.each([
    'https://example.com/images/upload/v1/a/b.jpg',
    'https://res.cloudinary.com.evil.example/demo/image/upload/a.jpg',
    'https://res.cloudinary.com/demo/video/upload/a.mp4',
    'https://res.cloudinary.com/demo/image/upload/s--abcdefgh--/a.jpg',
    '/images/other/a.jpg',
    '/images/demo/a/b.jpg',
    'data:image/png;base64,AA',
    'not an address',
    '',
  ])('stays as it is where the picture is not ours to change: %s', (src) => {
    expect(imageUrl(src, 'article')).toBe(src);
  });

  test('without a picture there is none', () => {
    expect(imageUrl(null, 'article')).toBeNull();
    expect(imageUrl(undefined, 'article')).toBeUndefined();
  });

  test('is the address that the official library writes', () => {
    const sizes = Object.keys(imageSizes) as (keyof typeof imageSizes)[];
    const size = fc.constantFrom(...sizes);
    const id = fc.stringMatching(/^[a-z0-9-]{1,20}\/[a-z0-9]{20}$/);
    fc.assert(
      fc.property(
        size,
        id,
        fc.integer({ min: 1, max: 2_000_000_000 }),
        (name, publicId, version) => {
          const wanted: { width: number; aspect?: string; format?: string; isMost?: true } =
            imageSizes[name];
          const { width, aspect, isMost, format = aspect && 'webp' } = wanted;
          const whole = { crop: isMost ? 'limit' : 'scale' };
          const asked = {
            ...(aspect ? { aspect_ratio: aspect, crop: 'fill' } : whole),
            width,
            ...(format && { fetch_format: format, quality: 'auto:good' }),
          };
          const oracle = (options: object) =>
            cloudinary.url(`${publicId}.jpg`, {
              cloud_name: 'demo',
              secure: true,
              urlAnalytics: false,
              version,
              ...options,
            });
          expect(imageUrl(oracle({}), name)).toBe(oracle(asked));
        },
      ),
    );
  });
});
