import { H as _coercedNumber, V as _coercedDate, r as ZodDate, u as ZodNumber } from "./schemas-Jv2eCdm5.js";
// node_modules/zod/v4/classic/coerce.js
function number(params) {
	return _coercedNumber(ZodNumber, params);
}
function date(params) {
	return _coercedDate(ZodDate, params);
}
export { number as n, date as t };
