import { linkSentences } from '../findings.ts';

/** What preflight says of a form in which it has found nothing. */
export const preflightMessages = {
  nothingInTheWay: 'Nothing is in the way.',
  checking: linkSentences.checking,
};
