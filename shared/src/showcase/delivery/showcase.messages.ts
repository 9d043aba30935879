/** Sentences of previews, numbers and client proofs (decisions 9). */
export const showcaseMessages = {
  proofMade: 'Proof link made.',
  proofCopied: 'Link copied.',
  proofRevoked: 'Proof link revoked.',
  proofsFailed: 'An error occurred retrieving the proof links.',
  noProofs: 'Nobody has made a proof link of this slot yet.',
  revokeProof: 'Revoke this proof link?',
  revokeDetail: 'Whoever has it can no longer open the proof.',
  shownOnce: 'Copy it now: it is shown only once.',
  proofGone: 'This proof is no longer available',
  proofGoneDetail:
    'The link has ended, was revoked, or is not complete. Ask the person who sent it for a new one.',
  thinFrom: 'From this word on the header is thin; 0 is the first word.',
  noNumbers: 'Nothing was shown or clicked in these days.',
} as const;
