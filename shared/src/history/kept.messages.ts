/** Said while what is typed has not reached the server. */
export const keptHere = 'Not saved yet, kept in this browser';
