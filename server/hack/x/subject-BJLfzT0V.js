// server/src/platform/integrations/mail/subject.ts
var testSubject = (subject) => `[Test] ${subject}`;
var longest = 45;
function subjectHeader(subject) {
	if (!subject.includes("=?")) return subject;
	const words = [];
	let word = "";
	for (const letter of subject) {
		if (Buffer.byteLength(word + letter) > longest) {
			words.push(word);
			word = "";
		}
		word += letter;
	}
	return [...words, word].map((text) => `=?UTF-8?B?${Buffer.from(text).toString("base64")}?=`).join(" ");
}
export { testSubject as n, subjectHeader as t };
