import { d as ZodObject, m as ZodRecord, p as ZodPipe, t as ZodArray, v as ZodTuple } from "./schemas-Jv2eCdm5.js";
import { t as screens } from "./screens-BWT4ANW_.js";
var otherSide = new Map(Object.entries({
	organizationId: "userGroupId",
	fromOrganizationId: "fromUserGroupId",
	isStaff: "isGowUser",
	firmId: "showcaseFirmId",
	audienceId: "mailchimpListId",
	listingIds: "itemIds",
	address1: "address_1",
	address2: "address_2",
	providerCampaignId: "mailchimpCampaignId"
}).flatMap(([ours, theirs]) => [[ours, theirs], [theirs, ours]]));
var otherWord = (key) => otherSide.get(key) ?? key;
var otherPath = (path) => path.split(".").map(otherWord).join(".");
var hasOtherWord = (key) => otherSide.has(key);
function translateAt(places, value) {
	if (!places || typeof value !== "object" || value === null) return value;
	if ("each" in places) return Array.isArray(value) ? value.map((item) => translateAt(places.each, item)) : value;
	if (Array.isArray(value)) return value;
	const out = {};
	for (const [key, field] of Object.entries(value)) if (key !== "__proto__") out[otherWord(key)] = translateAt(placesUnder(places.of, key), field);
	return out;
}
function placesUnder(inner, key) {
	const name = [key, otherWord(key)].find((one) => Object.hasOwn(inner, one));
	return name === void 0 ? void 0 : inner[name];
}
// shared/src/platform/access/access.ts
function may(principal, access) {
	if (access === "public") return true;
	if (!principal) return false;
	if (access === "signed-in") return true;
	if (access === "chat-members") return principal.isChatMember;
	return principal.roles.some((role) => role === "admin" || access.includes(role));
}
function accessOf(usedBy) {
	const roles = new Set();
	for (const key of usedBy) {
		const { access } = screens[key];
		if (typeof access === "string") return access;
		for (const role of access) roles.add(role);
	}
	return [...roles];
}
// shared/src/platform/contract/word-places.ts
function wordPlaces(schema) {
	const found = known.get(schema);
	if (found !== void 0) return found;
	const places = findPlaces(schema);
	known.set(schema, places);
	return places;
}
var known = new WeakMap();
function findPlaces(schema) {
	if (schema instanceof ZodObject) return placesOfObject(schema);
	if (schema instanceof ZodArray) {
		const each = wordPlaces(schema.element);
		return each && { each };
	}
	if (schema instanceof ZodTuple) {
		const [first] = schema.def.items.map(wordPlaces).filter((places) => places !== null);
		return first ? { each: first } : null;
	}
	if (schema instanceof ZodRecord) return { of: {} };
	if (schema instanceof ZodPipe) return wordPlaces(schema.in) ?? wordPlaces(schema.out);
	const { innerType } = schema.def;
	return innerType ? wordPlaces(innerType) : null;
}
function placesOfObject({ shape }) {
	const inner = {};
	for (const [key, field] of Object.entries(shape)) {
		const places = wordPlaces(field);
		if (places) inner[key] = places;
	}
	return Object.keys(shape).some(hasOtherWord) || Object.keys(inner).length > 0 ? { of: inner } : null;
}
// shared/src/platform/contract/endpoint.ts
function endpoint(declared) {
	const access = "usedBy" in declared ? accessOf(declared.usedBy) : declared.access;
	const { query, body, reply } = declared;
	return {
		...declared,
		access,
		get wordPlaces() {
			return {
				query: query ? wordPlaces(query) : null,
				body: body ? wordPlaces(body) : null,
				reply: wordPlaces(reply)
			};
		}
	};
}
export { otherPath as a, may as i, wordPlaces as n, otherWord as o, accessOf as r, translateAt as s, endpoint as t };
