import { U as _isoDate, W as _isoDateTime, o as ZodISODate, s as ZodISODateTime } from "./schemas-Jv2eCdm5.js";
// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}
function date(params) {
	return _isoDate(ZodISODate, params);
}
export { datetime as n, date as t };
