import { A as number, F as string, j as object } from "./schemas-Jv2eCdm5.js";
import { v as webAddress } from "./fields-CfYyEer0.js";
// shared/src/platform/images/image.ts
var imageLimits = {
	maxBytes: 3145728,
	maxPixels: 5e7,
	maxSide: 12e3,
	maxFrames: 200
};
var imageTypes = [
	"image/png",
	"image/jpeg",
	"image/webp",
	"image/gif",
	"image/avif"
];
var imageFormats = [
	"png",
	"jpg",
	"webp",
	"gif",
	"avif"
];
var imageMessages = {
	kind: "This image can\u2019t be used. Choose a PNG, JPEG, WebP, GIF or AVIF file.",
	kindChosen: "This image can\u2019t be used. Choose a PNG, JPEG, WebP, GIF, AVIF or HEIC file.",
	broken: "This image is damaged and can\u2019t be read.",
	tooManyPixels: "This image has too many pixels. It can have at most 50 megapixels.",
	tooManyFrames: "This animation is too long. It can have at most 200 frames.",
	cropOutside: "The crop extends beyond the image.",
	crop: "A crop must be four whole numbers: left, top, width and height.",
	folder: "A folder name can contain only lowercase letters, digits and dashes.",
	address: "Enter the web address of an image",
	addressRefused: "Images can\u2019t be fetched from this address.",
	addressFailed: "The image couldn\u2019t be fetched from this address.",
	addressTooLarge: "The image at this address is too large. It can be at most 3 MB.",
	tooMany: "You\u2019ve uploaded too many images in the last hour. Try again later.",
	sizeNotOffered: "Images come in fixed sizes. Any other size needs a signed address.",
	sizeTooLarge: "This image is too tall for this size.",
	resultTooLarge: "A resized image can be at most 16 megapixels.",
	avifTooLarge: "AVIF is available for small images only. Use WebP.",
	notOurs: "This isn\u2019t the address of an image in Masthead.",
	abandoned: "This request was canceled.",
	busy: "Many images are being processed. Try again in a few seconds.",
	hostFailed: "The image host didn\u2019t accept the image. Try again in a minute.",
	storageAway: "Image storage can\u2019t be reached. Try again in a minute.",
	storageFull: "Image storage is full. Contact your system administrator.",
	removed: "Image removed."
};
var crop = string().regex(/^\d{1,5},\d{1,5},[1-9]\d{0,4},[1-9]\d{0,4}$/, imageMessages.crop).transform((value) => {
	const [x = 0, y = 0, width = 0, height = 0] = value.split(",").map(Number);
	return {
		x,
		y,
		width,
		height
	};
});
var folder = string().regex(/^[a-z0-9-]{1,40}$/, imageMessages.folder).default("photos");
var imageUploadForm = object({
	folder,
	crop: crop.optional()
});
var imageFromUrl = imageUploadForm.extend({ url: webAddress(imageMessages.address) });
var imageAddressForm = object({
	url: string().max(500),
	transform: string().regex(/^[\w:,./]{1,200}$/, "Write a transform like c_fill,ar_3:2,w_900.")
});
var uploadedImage = object({
	publicId: string(),
	version: number(),
	width: number(),
	height: number(),
	format: string(),
	bytes: number(),
	url: string()
});
export { imageMessages as a, uploadedImage as c, imageLimits as i, imageFormats as n, imageTypes as o, imageFromUrl as r, imageUploadForm as s, imageAddressForm as t };
