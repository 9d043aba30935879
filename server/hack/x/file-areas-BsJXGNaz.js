import { n as diskStorage, t as s3Storage } from "./s3-storage-Dri_yxTz.js";
import { join } from "node:path";
// server/src/platform/backup/file-areas.ts
var areas = [
	"images",
	"chat",
	"invoices"
];
var prefixes = {
	images: "originals/",
	chat: "files/",
	invoices: "files/"
};
function openFileAreas({ s3, dataFolder }) {
	const bucket = s3 && s3Storage(s3);
	const storageOf = (area) => bucket ?? diskStorage(join(dataFolder, area));
	const find = (name) => {
		const at = name.indexOf("/");
		const area = areas.find((one) => one === name.slice(0, at));
		if (!area) throw new Error(`Unknown area of files: ${name}`);
		return [storageOf(area), name.slice(at + 1)];
	};
	return {
		async list(chatFiles) {
			const files = [];
			const isOf = (area, key) => area === "images" || !bucket || area === "chat" === chatFiles.has(key.slice(6));
			for (const area of areas) for (const { key, ...facts } of await storageOf(area).list(prefixes[area])) if (isOf(area, key)) files.push({
				name: `${area}/${key}`,
				...facts
			});
			return files;
		},
		read(name) {
			const [storage, key] = find(name);
			return storage.read(key);
		},
		async write(name, content) {
			const [storage, key] = find(name);
			await storage.write(key, content, "application/octet-stream");
		}
	};
}
export { openFileAreas as t };
