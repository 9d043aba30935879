export { t as drawAvatar, n as drawPicture } from "./pictures-aB1WzF8Q.js";
