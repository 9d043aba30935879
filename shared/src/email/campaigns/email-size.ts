export const kilobyte = 1024;

// Limit: Gmail shows the first 102 KB of an email and hides the rest behind a link.
export const cutAt = 102 * kilobyte;
export const almostCut = 92 * kilobyte;
