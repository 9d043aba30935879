/**
 * What Node is started with. Megabytes of each half of the memory for new values: left to itself Node takes 16 and
 * keeps them, which is 20 MB more when idle and 100 MB more during a long file, for no more speed.
 */
export const nodeFlags = ['--max-semi-space-size=4'];
