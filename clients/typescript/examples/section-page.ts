import { mkdir, writeFile } from 'node:fs/promises';
import { escaped, example } from './page.ts';

const { client, siteId } = example;
const [section = 'city-life', folder = 'site'] = process.argv.slice(2);
const posts = '/api/content/v1/sites/{siteId}/posts';
const post = '/api/content/v1/sites/{siteId}/posts/{slug}';

/** Every post of the section, page by page. */
async function* slugsOf(): AsyncGenerator<string> {
  for (let after: string | undefined; ; ) {
    const { data, error } = await client.GET(posts, {
      params: { path: { siteId }, query: { section, limit: '100', ...(after && { after }) } },
    });
    if (!data) throw new Error('The posts couldn’t be read', { cause: error });
    yield* data.posts.map(({ slug }) => slug);
    if (data.next === null) return;
    after = data.next;
  }
}

await mkdir(folder, { recursive: true });
for await (const slug of slugsOf()) {
  const { data } = await client.GET(post, { params: { path: { siteId, slug } } });
  // Taken down since it was listed.
  if (!data) continue;
  const page = `<!doctype html>
<html lang="en">
<title>${escaped(data.seo.title)}</title>
<link rel="canonical" href="${escaped(data.url)}">
<meta name="description" content="${escaped(data.seo.description)}">
<h1>${escaped(data.headline)}</h1>
${data.html}
</html>
`;
  await writeFile(`${folder}/${slug}.html`, page);
  console.log(`${slug}.html`);
}
