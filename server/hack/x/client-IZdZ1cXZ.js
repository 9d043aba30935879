export { a as isDatabaseAway } from "./client-C1vc5bc5.js";
