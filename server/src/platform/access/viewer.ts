import type { SignedInUser } from '@masthead/shared/platform/access/auth.ts';
import { freshMinutes } from '@masthead/shared/platform/access/proof.ts';
import { effectiveRoles, type Role } from '@masthead/shared/platform/access/roles.ts';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/client.ts';
import { headersNamed } from '../http/hooks.ts';
import type { ApiTokenRow } from './api-token.queries.ts';
import { hashToken } from './seal.ts';
import { findSession, type SessionRow } from './session.queries.ts';

/** The person behind a request, with the data for access decisions. */
export interface Viewer extends SignedInUser {
  sessionId: number;
  /** 'Editor or admin' (Spec, platform 4). */
  isEditor: boolean;
  /** When they last proved who they are, in ms of `performance.now()`. */
  provedAt: number;
  /** The admin who sees the product as this person, read only. */
  viewedBy: { id: number; name: string } | null;
  /** The API token of a program that acts for this person; its `sessionId` is 0. */
  token?: ViewerToken;
}

/** What a token allows of its maker's rights. */
export interface ViewerToken {
  id: number;
  screens: readonly string[];
  /** The sites whose content it reads; null: every site. */
  siteIds: readonly number[] | null;
}

/** Sessions end after this long without a request, and after a week in any case. */
export const idleHours = 12;
export const absoluteDays = 7;

const bearer = /^Bearer ([\w-]{20,200})$/i;

/** The bearer token of a request, or null. Two headers or another scheme are none. */
export function bearerToken(request: FastifyRequest): string | null {
  const isOnlyOne = headersNamed('authorization', request.raw) === 1;
  const header = isOnlyOne ? request.headers.authorization : undefined;
  return header ? (bearer.exec(header)?.[1] ?? null) : null;
}

/** The effective roles of a person in their organization. */
export function standingOf(person: { roles: readonly string[]; isOwner: boolean | null }) {
  const isStaff = person.isOwner === true;
  const roles = effectiveRoles(person.roles as Role[], isStaff);
  const isAdmin = roles.includes('admin');
  return { isStaff, roles, isAdmin, isEditor: isAdmin || roles.includes('editor') };
}

/** The person of a session, with the data for access decisions. Frozen, because it is cached between requests. */
export function viewerOfSession(session: SessionRow): Viewer {
  const standing = standingOf(session);
  const { viewedById, viewedByName } = session;
  const viewedBy = viewedById === null ? null : { id: viewedById, name: viewedByName ?? '' };
  const isDemanded = standing.roles.some((role) => session.demandedRoles.includes(role));
  const mustTurnOnCodes = isDemanded && !session.hasFactor && !viewedBy;
  return Object.freeze({
    id: session.id,
    sessionId: session.sessionId,
    username: session.username,
    name: session.name,
    email: session.email,
    imageUrl: session.imageUrl,
    organizationId: session.organizationId,
    ...standing,
    // Why: the chat is its members' own; an admin who looks through a member's eyes is not one.
    isChatMember: session.isChatMember && standing.isStaff && !viewedBy,
    viewedBy,
    provedAt: performance.now() - session.provedForMs,
    ...(mustTurnOnCodes && { mustTurnOnCodes }),
  });
}

/** The maker of an API token, limited to what the token allows. */
export function viewerOfToken({ tokenId, screens, siteIds, ...maker }: ApiTokenRow): Viewer {
  // Why no second step: it is demanded of the sign-in in which a token is made.
  const factor = { hasFactor: true, demandedRoles: [] };
  const person = {
    ...maker,
    ...factor,
    provedForMs: Infinity,
    sessionId: 0,
    viewedById: null,
    viewedByName: null,
  };
  return Object.freeze({ ...viewerOfSession(person), token: { id: tokenId, screens, siteIds } });
}

/**
 * Whether a person has proved who they are a short time ago. Why always while an admin views as someone else: beginning
 * a view needs a proof, and it ends by itself.
 */
export const isProofFresh = ({ provedAt, viewedBy }: Viewer): boolean =>
  viewedBy !== null || performance.now() - provedAt < freshMinutes * 60_000;

/** Looks up who is asking, in the database itself. Null when there is no session or it has ended. */
export async function findViewer(db: Db, token: string): Promise<Viewer | null> {
  const session = await findSession(db, hashToken(token), idleHours);
  return session && viewerOfSession(session);
}
