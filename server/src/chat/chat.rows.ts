import { rowRule } from '../access/rows.ts';

/** What is said in the chat is its members', and of them alone (decisions 2). */
export const chatRows = rowRule({
  record: 'chat message',
  seenBy: 'members',
  isMember: ({ isChatMember }) => isChatMember,
});

/** Who opened the chat when is for the staff; its call is for admins. */
export const chatVisitRows = rowRule({ record: 'chat visit', seenBy: 'staff' });
