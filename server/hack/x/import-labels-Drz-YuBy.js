import { E as int, F as string, j as object, x as array, y as _enum } from "./schemas-Jv2eCdm5.js";
// shared/src/editorial/posts/import-labels.ts
var categoryBecomes = [
	"section",
	"tag",
	"nothing"
];
var authorBecomes = ["person", "byline"];
var becomes = _enum([...categoryBecomes, ...authorBecomes]);
var labelChoice = object({
	kind: _enum(["category", "author"]),
	name: string().min(1).max(200),
	becomes,
	sectionId: int().positive().nullable()
}).refine(({ kind, becomes: to }) => (kind === "category" ? categoryBecomes : authorBecomes).includes(to), {
	path: ["becomes"],
	message: "A category becomes a section, a tag or nothing; an author becomes a person or a byline."
}).refine(({ becomes: to, sectionId }) => to === "section" === (sectionId !== null), {
	path: ["sectionId"],
	message: "Choose a section."
});
var importLabel = object({
	kind: _enum(["category", "author"]),
	name: string(),
	posts: int(),
	becomes,
	sectionId: int().nullable(),
	by: _enum([
		"choice",
		"name",
		"nobody"
	])
});
var importLabels = object({
	source: string(),
	sections: array(object({
		id: int(),
		title: string()
	})),
	labels: array(importLabel),
	others: int()
});
var labelMessages = {
	fileTitle: (title) => `File title: ${title}`,
	title: "Categories and authors",
	intro: (source) => `Choose what each becomes in Masthead. Choices are remembered for the next file from ${source || "the same source"}. By default, a category becomes a tag and an author stays an author.`,
	category: "Category",
	author: "Author",
	posts: "Posts",
	becomes: "Becomes",
	becomesOf: (name) => `${name} becomes`,
	words: {
		section: "Section",
		tag: "Tag",
		nothing: "Leave out",
		person: "Author",
		byline: "Byline only"
	},
	by: {
		choice: "Chosen",
		name: "Same name",
		nobody: "New"
	},
	others: (count) => `And ${count} more, which become tags and authors.`,
	unknownSection: "This section no longer exists. Choose another one.",
	unknownLabel: (name) => `This file has no "${name}".`,
	becameTags: (names) => `Categories that became tags: ${names}. To choose sections for them, check the file under Imports.`,
	tagCut: (tag) => `the tag "${tag}" was shortened to 60 characters`,
	tooManyTags: (left) => `a post can have at most 60 tags, so these were left out: ${left}`
};
export { labelChoice as n, labelMessages as r, importLabels as t };
