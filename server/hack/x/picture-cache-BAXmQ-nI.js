import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
// demo/src/picture-cache.ts
function pictureCache(pool, folder) {
	let named = null;
	let queue = Promise.resolve();
	function namedPictures() {
		named ??= listDemoPictures(pool);
		named.catch(() => {
			named = null;
		});
		return named;
	}
	return async (name) => {
		if (!/^[a-z0-9-]{1,60}$/.test(name)) return null;
		const cached = await readFile(cachePath(folder, name)).catch(() => null);
		if (cached) return cached;
		if (!(await namedPictures()).has(`/images/demo/${name}.jpg`)) return null;
		const next = queue.then(() => drawn(folder, name));
		queue = next.catch(() => null);
		return next;
	};
}
var cachePath = (folder, name) => join(folder, `${name}.jpg`);
async function drawn(folder, name) {
	const file = cachePath(folder, name);
	const cached = await readFile(file).catch(() => null);
	if (cached) return cached;
	const { drawAvatar, drawPicture } = await import("./pictures-Mn2B9eoF.js");
	const picture = name.startsWith("avatar-") ? await drawAvatar(name.slice(7)) : await drawPicture(name);
	await mkdir(folder, { recursive: true });
	const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
	await writeFile(temporary, picture);
	await rename(temporary, file);
	return picture;
}
async function listDemoPictures(db) {
	const rows = await db`
    select distinct address from (
      select image_url from news_items
      union all select avatar from authors
      union all select image_url from listings
      union all select image_url from representatives
      union all select original from photos
      union all select logo from series
      union all select unnest(array[logo_url1, logo_url2]) from showcase_firms) named (address)
     where address like '/images/demo/%'`;
	return new Set(rows.map((row) => row.address));
}
export { pictureCache };
