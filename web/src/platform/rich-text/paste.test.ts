import { describe, expect, test } from 'vitest';
import { canonical } from './extensions.ts';
import { cleanPaste } from './paste.ts';

const pasted = (html: string) => canonical(cleanPaste(html));

describe('cleans pasted content', () => {
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

  test('content copied in the editor is pasted unchanged', () => {
    const own = '<p data-pm-slice="1 1 []"><span style="font-size:18px">Large</span></p>';
    expect(pasted(own)).toBe('<p><span style="font-size: 18px;">Large</span></p>');
  });
});

describe('levels, links and quotes survive from every program', () => {
  test('from Google Docs: inner lists that stand beside their item, addresses without the redirect of Google', () => {
    const item = (level: number, text: string) =>
      `<li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt" role="presentation"><span style="font-size:11pt;font-weight:400;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">${text}</span></p></li>`;
    const docs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-f1a2"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400;font-style:normal;">Where to eat</span></h1><p dir="ltr"><span style="text-decoration:underline">Under</span><span style="font-weight:400"> the </span><a href="https://www.google.com/url?q=https://example.com/a?b%3Dc&amp;sa=D&amp;source=editors&amp;ust=17&amp;usg=AOv" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">bridge</span></a><span><br /></span><span>at noon</span></p><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${item(1, 'One')}<ul style="margin-top:0">${item(2, 'Inner')}<ol>${item(3, 'Deep')}</ol></ul>${item(1, 'Two')}</ul><br /><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000 1pt;vertical-align:top;"><p dir="ltr"><span style="font-weight:700">A</span></p></td><td><p dir="ltr"><span>B</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;
    expect(pasted(docs)).toBe(
      '<h2>Where to eat</h2><p><u>Under</u> the <a href="https://example.com/a?b=c">bridge</a><br>at noon</p>' +
        '<ul><li><p>One</p><ul><li><p>Inner</p><ol><li><p>Deep</p></li></ol></li></ul></li><li><p>Two</p></li></ul>' +
        '<table><tbody><tr><td><p><strong>A</strong></p></td><td><p>B</p></td></tr></tbody></table>',
    );
  });

  test('from Word: bullets and numbers at any level, quotes, no bookmarks, drawings and footnotes of the program', () => {
    const item = (level: number, sign: string, text: string) =>
      `<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-add-space:auto;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;
    const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--><style><!-- p.MsoNormal {margin:0in;} --></style></head><body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
      <h2><a name="_Toc1">Menu</a></h2>
      ${item(1, '·', 'One')}${item(3, '§', 'Deep')}${item(2, 'o', 'Inner')}${item(1, '1.', 'First')}${item(1, '2.', 'Second')}
      <p class=MsoQuote>A quote<o:p></o:p></p>
      <p class=MsoNormal><a href="https://example.com/x"><span style='color:#0563C1;text-decoration:underline'>There</span></a><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a> H<sub>2</sub>O<br>
      next line<!--[if gte vml 1]><v:shape id="x"/><![endif]--><![if !vml]><img width=10 src="file:///C:/Temp/clip_image001.png" v:shapes="x"><![endif]></p>
      <span style='mso-hide:all;display:none'>secret</span><br clear=all style='page-break-before:always'>
      <table class=MsoTableGrid border=1 cellspacing=0><tr><td width=311 style='border:solid'><p class=MsoNormal>a<o:p></o:p></p></td><td><p class=MsoNormal>b</p></td></tr></table>
      <!--EndFragment--></body></html>`;
    expect(pasted(word)).toBe(
      '<h2>Menu</h2><ul><li><p>One</p><ul><li><p>Deep</p></li><li><p>Inner</p></li></ul></li></ul>' +
        '<ol><li><p>First</p></li><li><p>Second</p></li></ol><blockquote><p>A quote</p></blockquote>' +
        '<p><a href="https://example.com/x">There</a>[1] H<sub>2</sub>O<br>next line</p>' +
        '<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>',
    );
  });

  test('from Word for the web: a list of its own for every item is one list', () => {
    const text = (words: string, style = '') =>
      `<p class="Paragraph SCXW1 BCX0" xml:lang="EN-US" paraid="1" paraeid="{2}" style="vertical-align:baseline"><span data-contrast="auto" class="TextRun SCXW1 BCX0" style="font-size:12pt;${style}"><span class="NormalTextRun SCXW1 BCX0">${words}</span></span><span class="EOP SCXW1 BCX0" data-ccp-props="{}">&nbsp;</span></p>`;
    const list = (tag: string, level: number, words: string) =>
      `<div class="ListContainerWrapper SCXW1 BCX0" style="position:relative"><${tag} class="BulletListStyle1 SCXW1 BCX0" role="list"><li class="OutlineElement Ltr SCXW1 BCX0" data-leveltext="" data-font="Symbol" data-listid="1" data-aria-posinset="1" data-aria-level="${level}" role="listitem">${text(words)}</li></${tag}></div>`;
    const word = `<div class="OutlineElement Ltr SCXW1"><p class="Paragraph" role="heading" aria-level="1"><span class="TextRun">Menu</span><span class="EOP">&nbsp;</span></p></div><div class="OutlineElement Ltr SCXW1">${text('Bold', 'font-weight:bold')}</div>${list('ul', 1, 'One')}${list('ul', 2, 'Inner')}${list('ol', 3, 'Deep')}${list('ul', 1, 'Two')}<div class="OutlineElement Ltr SCXW1">${text('End')}</div>`;
    expect(pasted(word)).toBe(
      '<h2>Menu</h2><p><strong>Bold</strong></p>' +
        '<ul><li><p>One</p><ul><li><p>Inner</p><ol><li><p>Deep</p></li></ol></li></ul></li><li><p>Two</p></li></ul><p>End</p>',
    );
  });

  test('from Pages: what its style sheet says of words, and lists beside their items', () => {
    const pages = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 11.0px 'Helvetica Neue'} span.s1 {text-decoration: underline} span.s2 {color: #ff2600}</style></head><body><p class="p1"><b>Bold</b>, <span class="s1">under</span> <span class="s2">red</span></p><p class="p2"><br></p><ul class="ul1"><li class="li1"><span class="s2"></span>One</li><ul class="ul1"><li class="li1">Inner</li></ul></ul></body></html>`;
    expect(pasted(pages)).toBe(
      '<p><strong>Bold</strong>, <u>under</u> red</p><ul><li><p>One</p><ul><li><p>Inner</p></li></ul></li></ul>',
    );
  });

  test('from Notion: nested lists, quotes and code without its comments', () => {
    const notion = `<meta charset='utf-8'><h2 id="1f">Plan</h2><p>One <strong>two</strong> <a href="https://example.com/p">three</a></p><ul><li><p>One</p><ul><li><p>Inner</p></li></ul></li></ul><blockquote>Said</blockquote><pre><code class="language-js">a
b</code></pre><!-- notionvc: 9e -->`;
    expect(pasted(notion)).toBe(
      '<h2>Plan</h2><p>One <strong>two</strong> <a href="https://example.com/p">three</a></p>' +
        '<ul><li><p>One</p><ul><li><p>Inner</p></li></ul></li></ul><blockquote><p>Said</p></blockquote><pre><code>a\nb</code></pre>',
    );
  });

  test('from Gmail: lines and breaks, quotes but no indents, links without their redirects, no tables of layout', () => {
    const mail = `<div dir="ltr" style="color:rgb(34,34,34);font-size:small">Hello<div><br></div><div>One<br>two</div><blockquote style="margin:0 0 0 40px;border:none;padding:0px"><div style="font-weight:bold">Indented</div></blockquote><table role="presentation"><tr><td>In a <a href="https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2F&amp;data=05">box</a></td><td>beside</td></tr></table></div><div class="gmail_quote"><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">Quoted</blockquote></div><br class="Apple-interchange-newline">`;
    expect(pasted(mail)).toBe(
      '<p>Hello</p><p>One<br>two</p><p><strong>Indented</strong></p><p>In a <a href="https://example.com/">box</a></p><p>beside</p><blockquote><p>Quoted</p></blockquote>',
    );
  });

  test('from a page: line breaks of a few words, emphasis as it was drawn, nothing hidden', () => {
    const style =
      'color: rgb(32, 33, 34); font-weight: 400; text-decoration-style: initial; text-decoration-color: initial; display: inline !important;';
    const page = `<meta charset='utf-8'><span style="${style}">One<br>two </span><i style="font-weight: 400">three</i><span hidden>no</span><sup><a href="#cite_note-1">[1]</a></sup> <a href="/wiki/A">four</a><br class="Apple-interchange-newline">`;
    expect(pasted(page)).toBe(
      '<p>One<br>two <em>three</em><sup>[1]</sup> <a href="/wiki/A">four</a></p>',
    );
  });
});

describe('allowed content of a text', () => {
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
