export { a as readDkimKeys } from "./dkim-B936cKW0.js";
