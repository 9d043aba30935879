import { signedIn } from '../../platform/access/auth.ts';
import { answerOfStranger, askedOfStranger } from '../../platform/access/passkey-answers.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';

/** Signing in with a passkey. Why apart from the other calls: browsers load them with the passkeys' own code. */
export const passkeySignInEndpoints = {
  begin: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/begin',
    summary:
      'Begins a sign-in with a passkey: returns a challenge that works once, for five minutes.',
    access: 'public',
    ownTransactions: true,
    isSecret: true,
    isAllowedReadOnly: true,
    touches: [],
    reply: askedOfStranger,
  }),
  finish: endpoint({
    method: 'POST',
    path: '/api/auth/passkey',
    summary: 'Signs in with a passkey, which satisfies two-step sign-in by itself.',
    access: 'public',
    ownTransactions: true,
    body: answerOfStranger,
    isAllowedReadOnly: true,
    touches: [],
    reply: signedIn,
  }),
};
