import { describe, expect, test } from 'vitest';
import { readPosts } from './feed.testing.ts';
import { tooTangled } from './feed-html.ts';

const post = {
  id: '1',
  title: 'A title',
  slug: 'a',
  status: 'published',
  visibility: 'public',
  published_at: '2024-05-01T10:00:00.000Z',
};

/** What becomes of a post that the export holds in these forms alone. */
async function imported(forms: object) {
  const file = { db: [{ data: { posts: [{ ...post, html: null, ...forms }] } }] };
  const { entries } = await readPosts(JSON.stringify(file));
  const { item, messages } = entries[0] ?? { item: null, messages: [] };
  return {
    body: item?.body.replaceAll('\n', ''),
    imageUrl: item?.imageUrl,
    isPublic: item?.isPublic,
    messages,
  };
}

const t = (text: string, format = 0) => ({ type: 'extended-text', version: 1, text, format });
const p = (...children: object[]) => ({ type: 'paragraph', version: 1, children });
const li = (...children: object[]) => ({ type: 'listitem', version: 1, children });
const ul = (...children: object[]) => ({ type: 'list', listType: 'bullet', tag: 'ul', children });
const lexical = (...children: object[]) =>
  imported({ lexical: JSON.stringify({ root: { type: 'root', version: 1, children } }) });

const doc = (parts: object) =>
  imported({
    mobiledoc: JSON.stringify({
      version: '0.3.1',
      markups: [],
      atoms: [],
      cards: [],
      sections: [],
      ...parts,
    }),
  });
const card = (name: string, payload: object) =>
  doc({ cards: [[name, payload]], sections: [[10, 0]] });

describe('a post of Ghost that is held in Lexical', () => {
  test('imports text, headings, quotes, links and line breaks', async () => {
    const { body, messages } = await lexical(
      { type: 'extended-heading', tag: 'h1', children: [t('Tea & <toast>')] },
      { type: 'heading', tag: 'h3', children: [t('At four')] },
      { type: 'heading', tag: 'h6', children: [t('Sharp')] },
      p(t('One '), t('two', 1), t('three', 3), { type: 'linebreak' }, t('four', 16 | 32 | 64)),
      p(t('See '), {
        type: 'link',
        url: 'https://a.example/?x=1&y=2',
        children: [t('this', 1)],
      }),
      { type: 'extended-quote', children: [t('Said so')] },
      { type: 'aside', children: [t('An aside')] },
      { type: 'horizontalrule', version: 1 },
      p(t('under', 8), t('struck', 4), t('marked', 128), { type: 'tab', text: '\t' }),
      p(),
    );
    expect(body).toBe(
      '<h2>Tea &amp; &lt;toast&gt;</h2><h3>At four</h3><h4>Sharp</h4>' +
        '<p>One <strong>two</strong><strong><em>three</em></strong><br /><sub><sup><code>four</code></sup></sub></p>' +
        '<p>See <a href="https://a.example/?x=1&amp;y=2"><strong>this</strong></a></p>' +
        '<blockquote><p>Said so</p></blockquote><blockquote><p>An aside</p></blockquote><hr />' +
        '<p><u>under</u><s>struck</s>marked\t</p>',
    );
    expect(messages).toEqual([]);
  });

  test('imports nested lists and the start of numbered ones', async () => {
    const { body } = await lexical(
      ul(li(t('a')), li(ul(li(t('a1')), li(ul(li(t('deep')))))), li(t('b'))),
      { type: 'list', listType: 'number', start: 4, children: [li(t('four'))] },
    );
    expect(body).toBe(
      '<ul><li>a<ul><li>a1<ul><li>deep</li></ul></li></ul></li><li>b</li></ul><ol start="4"><li>four</li></ol>',
    );
  });

  test('imports its cards', async () => {
    const { body, imageUrl, messages } = await lexical(
      {
        type: 'image',
        src: 'https://a.example/1.jpg',
        width: 800,
        height: 600,
        alt: 'A pier',
        title: '',
        href: 'https://a.example/',
        caption: '<i>By</i> Ada',
      },
      {
        type: 'gallery',
        images: [
          { src: 'https://a.example/2.jpg', fileName: '2.jpg', alt: 'Two' },
          { src: 'https://a.example/3.jpg', fileName: '3.jpg' },
        ],
        caption: 'Both',
      },
      {
        type: 'bookmark',
        url: 'https://b.example/',
        metadata: { title: 'B & C', description: 'All of it' },
        caption: '',
      },
      { type: 'embed', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', html: '<iframe>' },
      { type: 'embed', url: 'https://c.example/x', metadata: { title: 'C' }, html: '<iframe>' },
      { type: 'callout', calloutText: 'Mind <b>the</b> gap', calloutEmoji: '💡' },
      { type: 'toggle', heading: 'Why?', content: '<p>Because</p>' },
      { type: 'button', buttonUrl: 'https://d.example/', buttonText: 'Go' },
      { type: 'codeblock', code: 'if (a < b) {}', language: 'js', caption: 'Code' },
      { type: 'html', html: '<table><tr><td>1</td></tr></table>' },
      { type: 'markdown', markdown: '## Two\n\n*a* ~~b~~ [c](https://e.example/)' },
      { type: 'header', header: 'Part two', subheader: 'Later', buttonEnabled: false },
      { type: 'product', productTitle: 'Tea', productDescription: '<p>Good</p>' },
      { type: 'paywall' },
    );
    expect(body).toBe(
      '<figure><a href="https://a.example/"><img src="https://a.example/1.jpg" alt="A pier" width="800" height="600" /></a><figcaption><i>By</i> Ada</figcaption></figure>' +
        '<figure><img src="https://a.example/2.jpg" alt="Two" /></figure><figure><img src="https://a.example/3.jpg" alt="" /><figcaption>Both</figcaption></figure>' +
        '<p><a href="https://b.example/">B &amp; C</a></p><p>All of it</p>' +
        '<div data-embed="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></div>' +
        '<p><a href="https://c.example/x">C</a></p>' +
        '<blockquote><p>💡 Mind <b>the</b> gap</p></blockquote>' +
        '<h4>Why?</h4><p>Because</p>' +
        '<p><a href="https://d.example/">Go</a></p>' +
        '<pre><code>if (a &lt; b) {}</code></pre><p>Code</p>' +
        '<table><tr><td>1</td></tr></table>' +
        '<h2>Two</h2><p><em>a</em> <s>b</s> <a href="https://e.example/">c</a></p>' +
        '<h2>Part two</h2><p>Later</p><h4>Tea</h4><p>Good</p>',
    );
    expect(imageUrl).toBe('https://a.example/1.jpg');
    expect(messages).toEqual(['the embed of "https://c.example/x" became a link']);
  });

  test('reports each skipped card, and keeps members-only content out of a public post', async () => {
    const { body, messages } = await lexical(
      p(t('Words')),
      { type: 'audio', src: 'https://a.example/a.mp3' },
      { type: 'signup', header: 'Join' },
      { type: 'signup', header: 'Join again' },
      { type: 'constructor' },
      { type: 'html', html: '<p>Open</p>', visibility: { web: { nonMember: true } } },
      { type: 'html', html: '<p>Secret</p>', visibility: { web: { nonMember: false } } },
      { type: 'call-to-action', textValue: '<p>Pay</p>' },
    );
    expect(body).toBe('<p>Words</p><p>Open</p>');
    expect(messages).toEqual([
      'the card "audio" was left out',
      'the card "signup" was left out',
      'the card "constructor" was left out',
      'the card "html" was left out, because the public does not see it at the source',
      'the card "call-to-action" was left out',
    ]);
  });

  test('removes scripts, and no card swallows the next', async () => {
    const { body, messages } = await lexical(
      { type: 'html', html: '<p>One</p><script>alert(1)</script><!-- ' },
      { type: 'callout', calloutText: '<b>Two', calloutEmoji: '' },
      p({ type: 'link', url: 'javascript:alert(1)', children: [t('Three')] }),
      { type: 'image', src: 'https://a.example/"onerror="alert(1)', alt: '"><script>x</script>' },
      { type: 'markdown', markdown: '<img src=x onerror=alert(1)> [x](javascript:alert(2))' },
    );
    expect(body).toContain(
      '<p>One</p><blockquote><p><b>Two</b></p></blockquote><p>Three</p><figure><img',
    );
    expect(body).not.toMatch(/<script|onerror=a|javascript/);
    expect(messages).toContain('a script was removed');
  });

  test('takes precedence over Mobiledoc and plain text, and HTML over it', async () => {
    const document = JSON.stringify({ root: { type: 'root', children: [p(t('New'))] } });
    const forms = { lexical: document, mobiledoc: '{}', plaintext: 'Plain' };
    expect(await imported(forms)).toMatchObject({ body: '<p>New</p>', messages: [] });
    expect(await imported({ ...forms, html: '<p>HTML</p>' })).toMatchObject({
      body: '<p>HTML</p>',
    });
  });
});

describe('a post of Ghost that is held in Mobiledoc', () => {
  test('imports text with overlapping marks, lists, images and headings', async () => {
    const { body, messages } = await doc({
      markups: [
        ['strong'],
        ['a', ['rel', 'nofollow', 'href', 'https://a.example/']],
        ['em'],
        ['blink'],
        ['a', ['rel', 'nofollow']],
      ],
      atoms: [
        ['soft-return', '', {}],
        ['mention', '@ada', {}],
      ],
      sections: [
        [1, 'h2', [[0, [], 0, 'Tea & toast']]],
        [
          1,
          'p',
          [
            [0, [], 0, 'One '],
            [0, [1], 0, 'two '],
            [0, [0], 1, 'bold'],
            [0, [2], 2, ' end'],
            [1, [], 0, 0],
            [1, [], 0, 1],
            [0, [3], 1, '!'],
          ],
        ],
        [1, 'blockquote', [[0, [4], 1, 'Said']]],
        [3, 'ol', [[[0, [], 0, 'first']], [[0, [0], 1, 'second']]]],
        [2, 'https://a.example/1.jpg'],
      ],
    });
    expect(body).toBe(
      '<h2>Tea &amp; toast</h2>' +
        '<p>One <a href="https://a.example/">two <strong>bold</strong><em> end</em></a><br />@ada!</p>' +
        '<blockquote><p>Said</p></blockquote><ol><li>first</li><li><strong>second</strong></li></ol>' +
        '<figure><img src="https://a.example/1.jpg" alt="" /></figure>',
    );
    expect(messages).toEqual([]);
  });

  test('imports its cards and reports those that were left out', async () => {
    expect(await card('card-markdown', { markdown: 'Hello **you**' })).toMatchObject({
      body: '<p>Hello <strong>you</strong></p>',
    });
    expect(await card('code', { code: 'a < b' })).toMatchObject({
      body: '<pre><code>a &lt; b</code></pre>',
    });
    expect(await card('hr', {})).toMatchObject({ messages: [] });
    expect(await card('before-after', {})).toMatchObject({
      body: '',
      messages: ['the card "before-after" was left out'],
    });
  });
});

describe('a hostile document', () => {
  const deep = (open: string, close: string) => open.repeat(5000) + close.repeat(5000);
  const inCards = (payload: object, uses: number) =>
    doc({ cards: [['html', payload]], sections: Array.from({ length: uses }, () => [10, 0]) });
  const tooLong = () => lexical(...Array.from({ length: 30 }, () => p(t('word '.repeat(5000)))));

  test.each([
    [
      'nodes in nodes',
      () => imported({ lexical: `{"root":${deep('{"type":"a","children":[', ']}')}}` }),
    ],
    [
      'lists in lists',
      () => lexical(Array.from({ length: 100 }).reduce<object>((x) => ul(li(x)), ul())),
    ],
    ['one card a thousand times', () => inCards({ html: 'word '.repeat(2000) }, 1000)],
    ['empty nodes', () => lexical(...Array.from({ length: 41_000 }, () => p()))],
    ['a text past the limit of a post', tooLong],
    ['quotes in quotes of Markdown', () => card('markdown', { markdown: '> '.repeat(40_000) })],
    ['Markdown past its limit', () => card('markdown', { markdown: 'word '.repeat(30_000) })],
    [
      'marks in marks',
      () => doc({ markups: [['em']], sections: [[1, 'p', [[0, Array(9000).fill(0), 0, 'x']]]] }),
    ],
  ])('%s leaves a post without its text, in short time', async (_name, read) => {
    const start = process.cpuUsage();
    const { messages, ...rest } = await read();
    expect(rest).toEqual({ body: '', imageUrl: null, isPublic: false });
    expect(new Set(messages)).toEqual(
      new Set([tooTangled, 'its text could not be read, so it becomes a draft']),
    );
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(6000);
  });

  test('100 KB of unclosed strikethrough Markdown takes linear time', async () => {
    const start = process.cpuUsage();
    const { messages } = await card('markdown', { markdown: '~a~~b '.repeat(16_000) });
    const { user, system } = process.cpuUsage(start);
    expect(messages).toEqual([]);
    expect((user + system) / 1000).toBeLessThan(6000);
  });

  test.each([
    [
      '{"root":',
      [
        'its text could not be read, so it becomes a draft',
        'its text is not valid JSON and was left out',
      ],
    ],
    ['null', []],
    ['[1,2]', []],
    [
      '{"root":{"children":[null,1,"x",{"type":5},{"type":"link"},{"type":"list","children":7}]}}',
      ['the card "without a name" was left out'],
    ],
  ])('%s is no error', async (text, notes) => {
    const { body, messages, isPublic } = await imported({ lexical: text });
    expect([body, messages, isPublic]).toEqual(['', notes, text !== '{"root":']);
    expect((await imported({ mobiledoc: text })).body).toBe('');
    const plain = await imported({ lexical: text, plaintext: 'Plain words' });
    expect(plain.body).toBe('<p>Plain words</p>');
  });

  test('ignores sections with invalid references', async () => {
    const sections = [
      [10, 99],
      [10],
      [
        1,
        'p',
        [
          [1, [7], 3, 9],
          [0, [], 5, 'Words'],
        ],
      ],
      [77],
      'x',
    ];
    expect(await doc({ sections })).toMatchObject({ body: '<p>Words</p>', messages: [] });
  });
});

test('leaves out members-only parts of an HTML text', async () => {
  const gated = (who: string, words: string) =>
    `<!--kg-gated-block:begin nonMember:${who} memberSegment:"" --><p>${words}</p><!--kg-gated-block:end-->`;
  const { body, messages } = await imported({
    html: `<p>One</p>${gated('false', 'Secret')}<p>Two</p>${gated('true', 'Open')}`,
  });
  expect(body).toBe('<p>One</p><p>Two</p><p>Open</p>');
  expect(messages).toEqual(['a part that the public does not see at the source was left out']);
});
