import { C as date, E as int, F as string, O as literal, S as boolean, j as object, x as array, y as _enum } from "./schemas-Jv2eCdm5.js";
import { n as datetime } from "./iso-CA9qDQf6.js";
import { _ as text$1, a as dayAndTime$1, c as id, h as optionalText, i as day$1, m as maxId, o as dollars, p as linkOrPath, s as hexColor, v as webAddress } from "./fields-CfYyEer0.js";
// shared/src/platform/records/text-kinds.ts
var readText = string();
var readOptionalText = string().nullable();
var usualLength = 500;
var longestAddress = 2e3;
function text(said) {
	return {
		...line(said),
		kind: "text"
	};
}
function longText(said) {
	return {
		...line(said),
		kind: "long text"
	};
}
function line({ required, max, pattern, initial, ...said }) {
	const maxLength = max ?? usualLength;
	return required === void 0 && initial === void 0 ? {
		...said,
		write: pattern?.nullable() ?? optionalText(maxLength),
		read: readOptionalText,
		initial: null,
		isRequired: false,
		maxLength
	} : {
		...said,
		write: pattern ?? text$1(required ?? "", maxLength),
		read: readText,
		initial: "",
		isRequired: required !== void 0,
		maxLength
	};
}
var longestRichText = 1e5;
var richText = (said) => ({
	...said,
	kind: "rich text",
	write: string(`${said.label} must be text`).max(longestRichText, `${said.label} is too long. It can have at most ${longestRichText.toLocaleString("en-US")} characters`),
	read: readText,
	initial: "",
	isRequired: false,
	shows: "rich text"
});
function link(said) {
	return {
		...address(said, webAddress(said.invalid)),
		kind: "link"
	};
}
function picture(said) {
	return {
		...address(said, linkOrPath(said.invalid)),
		kind: "picture"
	};
}
var orNone = (rule, invalid) => string(invalid).trim().nullable().transform((value) => value || null).pipe(rule.nullable());
function address({ invalid, required, ...said }, rule) {
	return required === void 0 ? {
		...said,
		write: orNone(rule, invalid),
		read: readOptionalText,
		initial: null,
		isRequired: false,
		maxLength: longestAddress
	} : {
		...said,
		write: text$1(required, longestAddress).pipe(rule),
		read: readText,
		initial: "",
		isRequired: true,
		maxLength: longestAddress
	};
}
// shared/src/platform/records/kinds.ts
function choice(values, { required, initial, sentence = required, ...said }) {
	const isFilled = required !== void 0 || initial !== void 0;
	const write = _enum(values, sentence);
	return {
		...said,
		kind: "choice",
		write: isFilled ? write : write.nullable(),
		read: isFilled ? readText : readOptionalText,
		initial: initial ?? null,
		isRequired: required !== void 0
	};
}
var yesOrNo = ({ initial, sentence, ...said }) => ({
	...said,
	kind: "yes or no",
	write: boolean(sentence),
	read: boolean(),
	initial,
	isRequired: false,
	shows: "yes or no"
});
function wholeNumber({ min, max, invalid, tooLarge, initial, ...said }) {
	const write = int(invalid).min(min, invalid).max(max, tooLarge ?? invalid);
	const isFilled = initial !== void 0;
	return {
		...said,
		kind: "whole number",
		write: isFilled ? write : write.nullable(),
		read: isFilled ? int() : int().nullable(),
		initial: initial ?? null,
		isRequired: false
	};
}
var money = (said) => ({
	...said,
	kind: "money",
	write: dollars(`A ${said.label.toLowerCase()}`),
	read: readOptionalText,
	initial: null,
	isRequired: false,
	shows: "money"
});
function colour({ otherwise, ...said }) {
	const write = hexColor;
	return {
		...said,
		kind: "colour",
		write: otherwise === void 0 ? write : write.transform((color) => color ?? otherwise),
		read: otherwise === void 0 ? readOptionalText : readText,
		initial: otherwise ?? null,
		isRequired: false
	};
}
function day({ required, invalid = required ?? "", ...said }) {
	const isRequired = required !== void 0;
	return {
		...said,
		kind: "day",
		write: isRequired ? day$1(invalid) : day$1(invalid).nullable(),
		read: isRequired ? readText : readOptionalText,
		initial: isRequired ? "" : null,
		isRequired,
		shows: "day"
	};
}
var timeOfDay = ({ rule, ...said }) => ({
	...said,
	kind: "time of day",
	write: rule.nullable(),
	read: readOptionalText,
	initial: null,
	isRequired: false,
	shows: "clock"
});
var dayAndTime = ({ invalid, ...said }) => ({
	...said,
	kind: "day and time",
	write: dayAndTime$1(invalid).nullable(),
	read: readOptionalText,
	initial: null,
	isRequired: false,
	shows: "day and clock"
});
var checkedJson = ({ isRequired = false, ...said }) => ({
	...said,
	kind: "checked JSON",
	isRequired
});
var readInstant = date().transform((at) => at.toISOString()).pipe(datetime());
var instant = (said) => ({
	...said,
	kind: "instant",
	write: datetime({
		offset: true,
		error: "Use a date and time"
	}).nullable(),
	read: readInstant.nullable(),
	initial: null,
	isRequired: false,
	shows: "instant"
});
function reference(to, { required, unknown, mayBeMissing, ...said }) {
	const write = int(required).min(1, required ?? unknown).max(maxId, unknown);
	const isRequired = required !== void 0;
	return {
		...said,
		kind: "reference",
		write: isRequired ? write : write.nullable(),
		read: isRequired && !mayBeMissing ? int() : int().nullable(),
		initial: null,
		isRequired,
		shows: to
	};
}
function textReference(to, { max, required, ...said }) {
	const isRequired = required !== void 0;
	return {
		...said,
		kind: "reference",
		write: isRequired ? string(required).min(1, required).max(max) : string().max(max).nullable(),
		read: isRequired ? readText : readOptionalText,
		initial: isRequired ? "" : null,
		isRequired,
		shows: to
	};
}
var references = ({ required, most, ...said }) => ({
	...said,
	kind: "references",
	write: required === void 0 ? manyOf(most) : manyOf(most).min(1, required),
	read: array(int()),
	initial: [],
	isRequired: required !== void 0
});
var manyOf = (most) => array(int()).max(most, `Choose at most ${most}`);
// shared/src/platform/records/record.ts
var record = (declared) => ({
	systemFields: {},
	...declared
});
var shapeOf = (fields, part) => Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field[part]]));
var bodyOf = ({ fields }) => object(shapeOf(fields, "write"));
var forms = new WeakMap();
function formOf(of) {
	const form = forms.get(of) ?? withRules(of);
	forms.set(of, form);
	return form;
}
function withRules(of) {
	const rules = of.rules;
	if (!rules) return bodyOf(of);
	return bodyOf(of).superRefine((values, context) => {
		for (const { path, message } of rules(values)) context.addIssue({
			code: "custom",
			path: [path],
			message
		});
	}, { when: ({ value }) => typeof value === "object" && value !== null });
}
function newOf(of) {
	const optional = Object.entries(of.fields).filter(([, { isRequired }]) => !isRequired);
	const mask = Object.fromEntries(optional.map(([key]) => [key, true]));
	return bodyOf(of).partial(mask);
}
var changeOf = (of) => bodyOf(of).partial().extend({
	id: askedIdOf(of),
	version: int().optional(),
	isDeleted: (of.trash ? boolean() : literal(false)).optional()
});
var argsOf = ({ fields }) => Object.fromEntries(Object.entries(fields).map(([key, { read }]) => [key, read.nullish()]));
var idOf = ({ idType }) => idType === "text" ? string() : int();
var askedIdOf = ({ idType }) => idType === "text" ? string() : id;
var stamps = {
	isDeleted: boolean(),
	version: int(),
	createdBy: string().nullable(),
	updatedBy: string().nullable(),
	dateCreated: readInstant,
	dateUpdated: readInstant
};
var readOf = (of) => object({
	...shapeOf(of.fields, "read"),
	...shapeOf(of.systemFields ?? {}, "read"),
	...of.added,
	id: idOf(of),
	...stamps
});
var initialOf = ({ fields }) => Object.fromEntries(Object.entries(fields).map(([key, { initial }]) => [key, initial]));
var stored = (fields) => Object.entries(fields).filter(([, { kind, isContent }]) => kind !== "references" && !isContent);
var contentOf = (fields) => Object.entries(fields).filter(([, { isContent }]) => isContent);
var asContent = (fields) => Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, {
	...field,
	isContent: true
}]));
var inSnakeCase = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
var columnOf = (key, { column }) => column ?? inSnakeCase(key);
export { longText as A, reference as C, wholeNumber as D, timeOfDay as E, readText as M, richText as N, yesOrNo as O, text as P, readInstant as S, textReference as T, colour as _, columnOf as a, instant as b, inSnakeCase as c, readOf as d, record as f, choice as g, checkedJson as h, changeOf as i, picture as j, link as k, initialOf as l, stored as m, asContent as n, contentOf as o, shapeOf as p, bodyOf as r, formOf as s, argsOf as t, newOf as u, day as v, references as w, money as x, dayAndTime as y };
