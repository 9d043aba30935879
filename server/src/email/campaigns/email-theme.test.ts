import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { html, markupOf, mergeMark, plainText } from './email-theme.ts';

describe('markup of emails', () => {
  it('escapes every text that is put into it, attributes included', () => {
    const text = `<script>alert("1 & 'one'")</script>`;
    expect(markupOf(html`<a title="${text}">${text}</a>`)).toBe(
      '<a title="&lt;script&gt;alert(&quot;1 &amp; &#39;one&#39;&quot;)&lt;/script&gt;">' +
        '&lt;script&gt;alert(&quot;1 &amp; &#39;one&#39;&quot;)&lt;/script&gt;</a>',
    );
  });

  it('keeps markup that was made by a template, and leaves out what is null', () => {
    const items = ['a', 'b'].map((name) => html`<li>${name}</li>`);
    expect(markupOf(html`<ul>${items}${null}</ul>`)).toBe('<ul><li>a</li><li>b</li></ul>');
  });

  it('takes nothing for markup that came in as data', () => {
    const forged = JSON.parse('{"markup":"<b>"}');
    expect(markupOf(html`<p>${forged}</p>`)).toMatch(/^<p>[^<]*<\/p>$/);
  });

  it('fills in a place for the provider only where code asks for it', () => {
    expect(markupOf(html`<a href="${mergeMark('unsubscribe')}">${'*|UNSUB|*'}</a>`)).toBe(
      '<a href="*|UNSUB|*">* |UNSUB| *</a>',
    );
  });

  it('breaks merge marks whatever surrounds them', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[*|\s\0A]{0,30}$/), (text) => {
        const plain = plainText(`a${text}b`);
        expect(plain).toMatch(/^a[*| A]*b$/);
        expect(plain).not.toContain('*|');
        expect(plain).not.toContain('|*');
      }),
    );
  });

  it('keeps accents, emoji and right-to-left letters, and drops control characters and line breaks', () => {
    expect(plainText(' Café\r\nMünchën\u0000 🌮 أوستن\ud800 ')).toBe('Café Münchën 🌮 أوستن\ufffd');
  });
});
