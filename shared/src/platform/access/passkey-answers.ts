import { z } from 'zod';
import { passkeyName } from './passkey.ts';

/** Bytes as text in base64url; the limit bears the largest that authenticators make. */
const bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(8000);
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
  /** Nothing is asked of extensions, so what they say is left out. */
  clientExtensionResults: z.object({}),
};

/** What a browser answers when it has made a passkey (WebAuthn, RegistrationResponseJSON). */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(10).exactOptional(),
  }),
});

/** What a browser answers when a passkey was used (WebAuthn, AuthenticationResponseJSON). */
export const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.exactOptional(),
  }),
});

const described = z.array(
  z.object({
    id: z.string(),
    type: z.string(),
    transports: z.array(z.string()).exactOptional(),
  }),
);

const strength = z.enum(['discouraged', 'preferred', 'required']);

/** What a browser is asked to make (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export const passkeyToMake = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().exactOptional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int().exactOptional(),
  excludeCredentials: described.exactOptional(),
  authenticatorSelection: z
    .object({
      residentKey: strength.exactOptional(),
      requireResidentKey: z.boolean().exactOptional(),
      userVerification: strength.exactOptional(),
    })
    .exactOptional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).exactOptional(),
});

/** What a browser is asked to use (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
export const passkeyToUse = z.object({
  challenge: z.string(),
  rpId: z.string().exactOptional(),
  timeout: z.int().exactOptional(),
  allowCredentials: described.exactOptional(),
  userVerification: strength.exactOptional(),
});

/** A question to a browser that has no session; only who has the key can answer it. */
export const askedOfStranger = z.object({ options: passkeyToUse, browserKey: z.string() });
export const answerOfStranger = z.object({
  passkey: usedPasskey,
  browserKey: z.string().min(1).max(200),
});

export const newPasskey = passkeyName.extend({ passkey: madePasskey });

/** A passkey as its owner sees it. */
export const ownPasskey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  /** True when it may be on more than one device. */
  isSynced: z.boolean(),
});
