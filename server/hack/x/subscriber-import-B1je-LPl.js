import { i as inDigits } from "./counting-Bp118qqt.js";
// shared/src/email/audiences/subscriber-import.ts
var subscriberImportMessages = {
	noEmailColumn: "The first row must contain the column names, including \"email\".",
	twoEmailColumns: "Two columns are named \"email\". Keep one of them.",
	nameTooLong: "A name can have at most 200 characters",
	dateUnclear: (cell) => `The date '${cell.slice(0, 40)}' can\u2019t be read. Use the format 2026-01-31 14:05.`,
	sourceTooLong: "A source can have at most 200 characters",
	tooManyTags: "A person can have at most 100 tags of up to 100 characters each",
	duplicate: (line) => `This address is already on line ${inDigits(line)} of the file`,
	otherStatus: (status) => `The file gives the status '${status}' here`,
	leftElsewhere: (line) => `Line ${inDigits(line)} of the file lists this person as unsubscribed or bounced`,
	leftDateUnclear: (cell) => `The date '${cell.slice(0, 40)}' can\u2019t be read or is in the future. The date of the import is used.`,
	nameLeftOut: "The name was left out because it is longer than 200 characters.",
	originLeftOut: "The opt-in date, source and tags were left out because they are invalid.",
	everyone: {
		unsubscribed: "Everyone in this file is imported as unsubscribed.",
		cleaned: "Everyone in this file is imported as bounced."
	},
	fromFile: (fileName) => `From the file ${fileName}`,
	mailedSince: "Kept: this person has been sent an email since the import."
};
export { subscriberImportMessages as t };
