// server/src/file-readers.ts
var fileReaders = {
	listings: async () => (await import("./read-listings-D4yKktnN.js")).listingReader,
	subscribers: async () => (await import("./read-subscribers-Dk3qMT2c.js")).subscriberReader,
	feed: async () => (await import("./read-posts-BlmizA38.js")).postReader,
	reports: async () => (await import("./read-report-BvxgjSr4.js")).reportReader
};
export { fileReaders as t };
