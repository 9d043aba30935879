import { a as imageMessages, i as imageLimits } from "./image-BF8DheVS.js";
import { n as badRequest } from "./errors-CBRqaGOx.js";
import sharp from "sharp";
// server/src/platform/images/prepare-image.ts
sharp.cache(false);
var patience = { seconds: 20 };
function openImage(bytes, isAnimated) {
	return sharp(bytes, {
		limitInputPixels: imageLimits.maxPixels,
		failOn: "error",
		animated: isAnimated,
		sequentialRead: true
	}).timeout(patience);
}
var isTooLarge = (error) => /pixel limit|too large/i.test(error.message);
var asRefusal = (error) => badRequest(isTooLarge(error) ? imageMessages.tooManyPixels : imageMessages.broken);
async function inspect(bytes) {
	const facts = await openImage(bytes, false).metadata().catch((error) => {
		throw asRefusal(error);
	});
	const { width, height } = facts.autoOrient;
	const frames = facts.pages ?? 1;
	if (width > imageLimits.maxSide || height > imageLimits.maxSide) throw badRequest(imageMessages.tooManyPixels);
	if (frames > imageLimits.maxFrames) throw badRequest(imageMessages.tooManyFrames);
	if (width * height * frames > imageLimits.maxPixels) throw badRequest(imageMessages.tooManyPixels);
	return {
		width,
		height,
		isAnimated: frames > 1
	};
}
function inside(crop, size) {
	const width = Math.min(crop.width, size.width - crop.x);
	const height = Math.min(crop.height, size.height - crop.y);
	if (width < 1 || height < 1 || crop.width - width > 1 || crop.height - height > 1) throw badRequest({
		path: "crop",
		message: imageMessages.cropOutside
	});
	return {
		...crop,
		width,
		height
	};
}
var written = {
	png: {
		format: "png",
		qualities: [100],
		write: (image) => image.png({ compressionLevel: 9 })
	},
	jpeg: {
		format: "jpg",
		qualities: [90, 80],
		write: (image, quality) => image.jpeg({
			quality,
			chromaSubsampling: "4:4:4"
		})
	},
	webp: {
		format: "webp",
		qualities: [90, 80],
		write: (image, quality) => image.webp({
			quality,
			smartSubsample: true
		})
	},
	gif: {
		format: "gif",
		qualities: [100],
		write: (image) => image.gif({ reuse: true })
	},
	avif: {
		format: "avif",
		qualities: [70, 60],
		write: (image, quality) => image.avif({
			quality,
			effort: 1
		})
	}
};
async function prepareImage(bytes, crop) {
	const kind = kindOf(bytes);
	if (!kind) throw badRequest(imageMessages.kind);
	const size = await inspect(bytes);
	const cut = crop && inside(crop, size);
	const { format, qualities, write } = written[kind];
	const { width: fullWidth } = cut ?? size;
	try {
		for (let width = fullWidth;;) {
			let tooMany = 0;
			for (const quality of qualities) {
				const image = openImage(bytes, size.isAnimated).autoOrient();
				if (cut) image.extract({
					...cut,
					left: cut.x,
					top: cut.y
				});
				if (width < fullWidth) image.resize({ width });
				const { data, info } = await write(image, quality).toBuffer({ resolveWithObject: true });
				if (data.length <= imageLimits.maxBytes) return {
					bytes: data,
					format,
					width: info.width,
					height: info.pageHeight ?? info.height
				};
				tooMany = data.length;
			}
			width = narrower(width, tooMany);
		}
	} catch (error) {
		throw asRefusal(error);
	}
}
var narrower = (width, bytes) => Math.floor(width * Math.min(.9, Math.sqrt(imageLimits.maxBytes / bytes)));
var startsWith = (bytes, text, at = 0) => bytes.toString("latin1", at, at + text.length) === text;
function isAvif(bytes) {
	if (!startsWith(bytes, "ftyp", 4)) return false;
	const length = Math.min(bytes.readUInt32BE(0), 256, bytes.length);
	for (let at = 8; at + 4 <= length; at += 4) if (at !== 12 && (startsWith(bytes, "avif", at) || startsWith(bytes, "avis", at))) return true;
	return false;
}
function kindOf(bytes) {
	if (bytes.length < 16) return null;
	if (startsWith(bytes, "\u0089PNG\r\n\n")) return "png";
	if (startsWith(bytes, "\u00FF\u00D8\u00FF")) return "jpeg";
	if (startsWith(bytes, "GIF87a") || startsWith(bytes, "GIF89a")) return "gif";
	if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return "webp";
	return isAvif(bytes) ? "avif" : null;
}
export { openImage, prepareImage };
