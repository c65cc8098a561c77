import * as z from 'zod'
import type { ServiceContext } from '../context.ts'
import { readToken, signToken } from '../signed-token.ts'

/** What a private preview's address says, and what its signature vouches for. */
export type PreviewPass = {
  draftId: string
  /** The draft's own, of when the link was made. */
  nonce: string
  /** Whole seconds: a token knows no smaller ones. */
  expiresAt: Date
}

const claims = z.object({ nonce: z.string() })

/** The pass as one part of an address. */
export const signPreviewPass = (ctx: ServiceContext, { draftId, nonce, expiresAt }: PreviewPass): Promise<string> =>
  signToken(ctx, 'preview', { subject: draftId, expiresAt, claims: { nonce } })

/** The pass of a token that this product signed and that has not expired; undefined for anything else. */
export async function readPreviewPass(ctx: ServiceContext, token: string): Promise<PreviewPass | undefined> {
  const read = await readToken(ctx, 'preview', token, claims)
  return read && { draftId: read.subject, nonce: read.claims.nonce, expiresAt: read.expiresAt }
}
