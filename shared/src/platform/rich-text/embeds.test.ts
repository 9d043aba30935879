import { expect, test } from 'vitest';
import { embedGiven, embedOf } from './embeds.ts';

test.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'YouTube',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  [
    'https://www.tiktok.com/@scout2015/video/6718335390845095173',
    'TikTok',
    'https://www.tiktok.com/embed/v2/6718335390845095173',
  ],
  [
    'https://www.facebook.com/zuck/posts/10102577175875681',
    'Facebook',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fzuck%2Fposts%2F10102577175875681&show_text=true',
  ],
  [
    'https://www.facebook.com/permalink.php?story_fbid=1&id=2',
    'Facebook',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fpermalink.php%3Fstory_fbid%3D1%26id%3D2&show_text=true',
  ],
  [
    'https://www.facebook.com/watch/?v=123',
    'Facebook',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D123&show_text=true',
  ],
  [
    'https://www.threads.net/@zuck/post/CuZ6opKtHva',
    'Threads',
    'https://www.threads.com/@zuck/post/CuZ6opKtHva/embed',
  ],
  [
    'https://bsky.app/profile/bsky.app/post/3l6oveex3ii2l',
    'Bluesky',
    'https://embed.bsky.app/embed/bsky.app/app.bsky.feed.post/3l6oveex3ii2l',
  ],
  [
    'https://bsky.app/profile/did:plc:z72i7hdynmk6r22z27h6tvur/post/3l6oveex3ii2l',
    'Bluesky',
    'https://embed.bsky.app/embed/did:plc:z72i7hdynmk6r22z27h6tvur/app.bsky.feed.post/3l6oveex3ii2l',
  ],
  [
    'https://www.google.com/maps/embed?pb=!1m18!2sde',
    'Google Maps',
    'https://www.google.com/maps/embed?pb=!1m18!2sde',
  ],
  [
    'https://www.google.com/maps/place/Texas+Capitol/@30.2746,-97.7403,17z/data=!3m1',
    'Google Maps',
    'https://www.google.com/maps?q=Texas%20Capitol&ll=30.2746,-97.7403&output=embed',
  ],
  [
    'https://maps.google.com/?q=Austin, TX'.replace(' ', '+'),
    'Google Maps',
    'https://www.google.com/maps?q=Austin%2C%20TX&output=embed',
  ],
  ['https://datawrapper.dwcdn.net/AbC12/3/', 'Datawrapper', 'https://datawrapper.dwcdn.net/AbC12/'],
  ['https://www.datawrapper.de/_/AbC12/', 'Datawrapper', 'https://datawrapper.dwcdn.net/AbC12/'],
])('%s is shown by %s', (address, provider, frame) => {
  expect(embedOf(address)).toEqual({ provider, address: new URL(address).href, frame });
});

test.each([
  'https://www.facebook.com/zuck',
  'https://www.facebook.com/login.php?next=x',
  'https://facebook.com.evil.example/zuck/posts/1',
  'https://www.google.com/search?q=austin',
  'https://www.google.com/maps',
  'https://bsky.app/profile/bsky.app',
  'https://datawrapper.dwcdn.net/../evil',
  'http://user@bsky.app/profile/a.b/post/12345',
])('%s is a link and no more', (address) => expect(embedOf(address)).toBeNull());

test('accepts an embed code as its address', () => {
  const code =
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18&amp;x=1" width="600" height="450" allowfullscreen=""></iframe>';
  expect(embedGiven(code)?.frame).toBe('https://www.google.com/maps/embed?pb=!1m18');
  expect(embedGiven('<iframe src="https://evil.example/"></iframe>')).toBeNull();
});
