/** States of a story on its way to publication (decision 148). They add to the statuses of a post and replace none. */
export const storyStates = ['pitch', 'assigned', 'draft', 'edit', 'copy', 'ready'] as const;
export type StoryState = (typeof storyStates)[number];
