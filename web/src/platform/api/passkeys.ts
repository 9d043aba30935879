import { passkeyMessages } from '@masthead/shared/platform/access/passkey.ts';
import type {
  passkeyToMake,
  passkeyToUse,
} from '@masthead/shared/platform/access/passkey-answers.ts';
import type { z } from 'zod';
import { ApiError } from './call.ts';

/** Why lazy: the first screens must not wait for what a click needs. */
const library = () => import('@simplewebauthn/browser');

/** What ends a ceremony without a passkey, as a sentence. Null if our own code ended it. */
function reasonOf(error: unknown, canceled: string): ApiError | null {
  if (error instanceof ApiError) return error;
  const { name } = error as Error;
  if (name === 'AbortError') return null;
  const sentences: Record<string, string> = {
    InvalidStateError: passkeyMessages.alreadyHere,
    NotAllowedError: canceled,
  };
  return new ApiError(400, { message: [sentences[name] ?? passkeyMessages.unsupported] });
}

/** Has a device make a passkey. Throws an ApiError with the reason when it does not. */
export async function makePasskey(options: z.output<typeof passkeyToMake>) {
  const { startRegistration } = await library();
  try {
    const { clientExtensionResults: _, ...made } = await startRegistration({
      optionsJSON: options,
    });
    return { ...made, clientExtensionResults: {} };
  } catch (error) {
    throw reasonOf(error, passkeyMessages.canceledAdding) ?? error;
  }
}

/** Has the person use one of their passkeys. Throws an ApiError with the reason when they do not. */
export async function askPasskey(options: z.output<typeof passkeyToUse>, isAutofill = false) {
  const { startAuthentication } = await library();
  try {
    const { clientExtensionResults: _, ...used } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: isAutofill,
    });
    return { ...used, clientExtensionResults: {} };
  } catch (error) {
    throw reasonOf(error, passkeyMessages.canceled) ?? error;
  }
}

/** Whether the browser can offer passkeys in the menu of a field. */
export const hasAutofill = async () => (await library()).browserSupportsWebAuthnAutofill();

/** Ends an offer in a field's menu. */
export const endCeremony = async () => (await library()).WebAuthnAbortService.cancelCeremony();
