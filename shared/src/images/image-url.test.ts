import { v2 as cloudinary } from 'cloudinary';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageUrl } from './image-url.ts';

describe('the address of a picture in another size', () => {
  test.each([
    [
      '/images/upload/v1/photos/ab.jpg',
      { width: 500 },
      '/images/upload/c_scale,w_500/v1/photos/ab.jpg',
    ],
    [
      '/images/upload/photos/ab.jpg',
      { aspect: '4:3' },
      '/images/upload/ar_4:3,c_fill,f_webp,q_auto:good/photos/ab.jpg',
    ],
    [
      '/images/upload/v1/a/b.png',
      { width: 160, format: 'webp' },
      '/images/upload/c_scale,f_webp,q_auto:good,w_160/v1/a/b.png',
    ],
    [
      '/images/upload/v1/a/b.png',
      { width: 1200, format: 'jpg' },
      '/images/upload/c_scale,f_jpg,q_auto:good,w_1200/v1/a/b.png',
    ],
    [
      '/images/upload/c_crop,h_9,w_9/v1/a/b.png',
      { width: 5 },
      '/images/upload/c_scale,w_5/c_crop,h_9,w_9/v1/a/b.png',
    ],
    [
      '/images/demo/austin-river-3.jpg',
      { width: 160 },
      '/images/upload/c_scale,w_160/demo/austin-river-3.jpg',
    ],
    [
      'https://res.cloudinary.com/demo/image/upload/v1/a/b.jpg',
      { width: 500 },
      'https://res.cloudinary.com/demo/image/upload/c_scale,w_500/v1/a/b.jpg',
    ],
  ] as const)('%s', (src, wish, expected) => {
    expect(imageUrl(src, wish)).toBe(expected);
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
    expect(imageUrl(src, { width: 500 })).toBe(src);
  });

  test('without a picture there is none, and without a wish nothing changes', () => {
    expect(imageUrl(null, { width: 5 })).toBeNull();
    expect(imageUrl(undefined, { width: 5 })).toBeUndefined();
    expect(imageUrl('/images/upload/a/b.jpg', {})).toBe('/images/upload/a/b.jpg');
  });

  test('is the address that the official library writes', () => {
    const wish = fc.record(
      {
        width: fc.integer({ min: 1, max: 4000 }),
        aspect: fc.constantFrom('4:3', '16:9', '1:1'),
        format: fc.constantFrom('webp', 'jpg'),
      },
      { requiredKeys: [] },
    );
    const id = fc.stringMatching(/^[a-z0-9-]{1,20}\/[a-z0-9]{20}$/);
    fc.assert(
      fc.property(
        wish,
        id,
        fc.integer({ min: 1, max: 2_000_000_000 }),
        (wanted, publicId, version) => {
          const { width, aspect } = wanted;
          const format = wanted.format ?? (aspect && 'webp');
          const asked = {
            ...(aspect ? { aspect_ratio: aspect, crop: 'fill' } : width && { crop: 'scale' }),
            ...(width && { width }),
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
          expect(imageUrl(oracle({}), wanted as Parameters<typeof imageUrl>[1])).toBe(
            oracle(asked),
          );
        },
      ),
    );
  });
});
