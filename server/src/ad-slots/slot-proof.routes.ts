import { slotDeliveryEndpoints } from '@masthead/shared/ad-slots/slot-delivery.endpoints.ts';
import { dayMs } from '@masthead/shared/dates.ts';
import { rowsOf } from '../access/rows.ts';
import { hashToken, newToken } from '../access/token.ts';
import type { Viewer } from '../access/viewer.ts';
import type { App } from '../app-parts.ts';
import type { Db } from '../db/client.ts';
import { notFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import {
  findProof,
  insertProof,
  listProofs,
  type ProofRow,
  revokeProof,
} from '../showcase/slot-proofs.queries.ts';
import { adSlotRows } from './ad-slot.rows.ts';
import { findSlot } from './ad-slots.queries.ts';

const proofReply = ({ id, createdBy, createdAt, expiresAt, revokedAt, openedAt }: ProofRow) => ({
  id,
  createdBy,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
  openedAt: openedAt?.toISOString() ?? null,
});

async function checkSlot(db: Db, viewer: Viewer, id: number): Promise<void> {
  if (!(await findSlot(db, viewer, id))) throw notFound();
}

/** Client proof links of a slot: made, listed, revoked (decisions 9). */
export function slotProofRoutes(app: App): void {
  handle(app, slotDeliveryEndpoints.proofs, async ({ params, viewer, db }) => {
    await checkSlot(db, viewer, params.id);
    return (await listProofs(db, rowsOf(viewer, adSlotRows), params.id)).map(proofReply);
  });

  handle(app, slotDeliveryEndpoints.createProof, async ({ params, body, viewer, db }) => {
    await checkSlot(db, viewer, params.id);
    const token = newToken();
    const id = await insertProof(db, {
      slotId: params.id,
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + body.days * dayMs),
    });
    const proof = await findProof(db, rowsOf(viewer, adSlotRows), id);
    if (!proof) throw notFound();
    return { ...proofReply(proof), url: `${app.config.publicUrl}/proof/${token}` };
  });

  handle(app, slotDeliveryEndpoints.revokeProof, async ({ params, viewer, db }) => {
    const proof = await findProof(db, rowsOf(viewer, adSlotRows), params.id);
    if (!proof) throw notFound();
    await checkSlot(db, viewer, proof.adSlotId);
    await revokeProof(db, params.id);
    return { id: params.id };
  });
}
