const lineEnds = 'p, h2, h3, h4, li, dt, dd, blockquote, figcaption, tr, div, hr, pre';

/** A text as a person reads it, line by line; a picture says what it shows. */
export function textOf(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const picture of body.querySelectorAll('img'))
    picture.replaceWith(`[${picture.getAttribute('alt') || 'Picture'}]\n`);
  for (const embed of body.querySelectorAll<HTMLElement>('[data-embed]'))
    embed.replaceWith(`[${embed.dataset.embed}]\n`);
  for (const cell of body.querySelectorAll('td, th')) cell.append('  ');
  for (const line of body.querySelectorAll(lineEnds)) line.append('\n');
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
