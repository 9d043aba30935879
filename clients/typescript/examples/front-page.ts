import { escaped, example } from './page.ts';

const { client, siteId } = example;

const { data, error } = await client.GET('/api/content/v1/sites/{siteId}/posts', {
  params: { path: { siteId }, query: { limit: '12' } },
});
if (!data) throw new Error('The posts couldn’t be read', { cause: error });

const cards = data.posts.map(({ headline, description, url, authors, picture, isPromoted }) => {
  const image = picture?.sizes.find(({ width }) => width >= 800);
  return `<article>
  ${image ? `<img src="${image.url}" alt="${escaped(picture?.alt ?? '')}" width="${image.width}" height="${image.height}">` : ''}
  <h2><a href="${escaped(url)}">${escaped(headline)}</a></h2>
  ${isPromoted ? '<p>Promoted</p>' : ''}
  <p>${escaped(description)}</p>
  <p>${escaped(authors.join(', '))}</p>
</article>`;
});
console.log(cards.join('\n'));
