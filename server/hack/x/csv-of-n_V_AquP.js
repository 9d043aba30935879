import { m as stored } from "./record-CNAANDXH.js";
// shared/src/platform/records/csv-of.ts
var csvKeyOf = (key, { kind, shows }) => kind === "reference" && shows ? shows : key;
function csvColumn({ kind, label, csv = [] }) {
	return kind === "instant" ? {
		heading: `${label} (Central Time)`,
		others: [label, ...csv]
	} : {
		heading: label,
		others: csv
	};
}
var csvOf = ({ fields }) => Object.fromEntries(stored(fields).map(([key, field]) => [csvKeyOf(key, field), csvColumn(field)]));
export { csvOf as n, csvKeyOf as t };
