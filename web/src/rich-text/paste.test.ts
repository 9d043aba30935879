import { describe, expect, test } from 'vitest';
import { canonical } from './extensions.ts';
import { cleanPaste } from './paste.ts';

const pasted = (html: string) => canonical(cleanPaste(html));

describe('what is pasted comes in clean', () => {
  test('from Word: lists, headings and emphasis without its fonts, comments and empty lines', () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {font-size:11.0pt}</style></head><body>
      <h1>Title<o:p></o:p></h1>
      <p class=MsoNormal style='font-family:"Calibri"'><b>Bold</b> and <i>slanted</i><o:p></o:p></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>One<o:p></o:p></p>
      <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Inner<o:p></o:p></p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Two<o:p></o:p></p>
      </body></html>`;
    expect(pasted(word)).toBe(
      '<h2>Title</h2><p><strong>Bold</strong> and <em>slanted</em></p>' +
        '<ul><li><p>One</p><ol><li><p>Inner</p></li></ol></li><li><p>Two</p></li></ul>',
    );
  });

  test('from Google Docs: its wrapper makes nothing bold, its styles mean what they say', () => {
    const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-family:Arial;color:#000;font-weight:400">Plain </span><span style="font-size:11pt;font-weight:700;font-style:normal">strong</span><span style="font-style:italic"> slanted</span> <a href="https://example.com/a" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">link</span></a></p><br /></b>`;
    expect(pasted(docs)).toBe(
      '<p>Plain <strong>strong</strong><em> slanted</em> <a href="https://example.com/a">link</a></p>',
    );
  });

  test('from a mail: its lines are paragraphs, and its pictures stay away', () => {
    const mail = `<div dir="ltr"><div>Hello</div><div><br></div><div>There<img src="https://track.example/x.gif" width="1"></div><blockquote class="gmail_quote" style="font-size:99px">Quoted</blockquote></div>`;
    expect(pasted(mail)).toBe('<p>Hello</p><p>There</p><blockquote><p>Quoted</p></blockquote>');
  });

  test('script, handlers and addresses of programs never come in', () => {
    const bad = `<p onclick="steal()">A<script>steal()</script><a href="javascript:steal()">b</a><iframe src="https://evil.example"></iframe><svg onload="steal()"></svg></p>`;
    expect(pasted(bad)).toBe('<p>Ab</p>');
  });

  test('what was copied in the editor itself comes back as it was', () => {
    const own = '<p data-pm-slice="1 1 []"><span style="font-size:18px">Large</span></p>';
    expect(pasted(own)).toBe('<p><span style="font-size: 18px;">Large</span></p>');
  });
});

describe('what a text can hold', () => {
  test('sizes and spaces are moved into their range, whatever a text says', () => {
    expect(canonical('<p><span style="font-size:99px">a</span></p>')).toContain('22px');
    expect(canonical('<p><span style="font-size:1px">a</span></p>')).toContain('10px');
    expect(canonical('<p style="margin-bottom:400px">a</p>')).toContain('25px');
    expect(canonical('<p><span style="font-size:11pt">a</span></p>')).toBe('<p>a</p>');
  });

  test.each([
    '<h2>Title</h2><p>a <strong>b</strong> <a href="https://example.com/">c</a><br>d<sup>2</sup></p>',
    '<figure><img src="/images/upload/v1/a.jpg" alt="A river" width="800" height="600"><figcaption>By the <em>river</em></figcaption></figure>',
    '<figure data-photoset="12"><figcaption>At <em>dusk</em></figcaption></figure>',
    '<div data-embed="https://vimeo.com/123456"></div>',
    '<ul><li><p>a</p></li></ul><blockquote><p>b</p></blockquote><hr><pre><code>c</code></pre>',
    '<table><tbody><tr><th><p>a</p></th><td colspan="2"><p>b</p></td></tr></tbody></table>',
  ])('%s stays as it is', (html) => expect(canonical(html)).toBe(html));

  test('an embed of a site that is not on the list is none', () => {
    expect(canonical('<div data-embed="https://evil.example/x"></div>')).toBe('');
  });
});
