/** Sentences of previews, numbers and client proofs (decisions 9). */
export const showcaseMessages = {
  proofMade: 'Proof link created.',
  proofCopied: 'Link copied.',
  proofRevoked: 'Proof link revoked.',
  proofsFailed: 'An error occurred retrieving the proof links.',
  noProofs: 'No proof links yet. Create one to show this slot to a client.',
  revokeProof: 'Revoke this proof link?',
  revokeDetail: 'Anyone who has it loses access to the proof.',
  shownOnce: 'Copy it now. It won’t be shown again.',
  proofGone: 'This proof is no longer available',
  proofGoneDetail:
    'The link has expired, was revoked or is incomplete. Ask the person who sent it for a new one.',
  thinFrom: 'Words from this position on use the thin weight (0 = first word).',
  noNumbers: 'No impressions or clicks in this period.',
} as const;
