import { makeZip } from 'client-zip'
import { product } from '../../../renderer/document/product.ts'
import type { ServiceContext } from '../context.ts'
import { countAttempt } from '../limits/count-attempt.ts'
import type { SignedIn } from '../sign-in/find-session.ts'
import { archiveFiles } from './archive/archive-files.ts'

type Archive = { fileName: string; body: ReadableStream<Uint8Array> }

/** Everything that is held about a person, as one ZIP archive that is made while it is sent. Throws too_many_requests. */
export async function exportAccount(ctx: ServiceContext, { user }: SignedIn): Promise<Archive> {
  await countAttempt(ctx, 'archives of an account', user.uid)
  const at = ctx.now()
  const fileName = `${product.name.toLowerCase().replace(/\W+/g, '-')}-${at.toISOString().slice(0, 10)}.zip`
  return { fileName, body: makeZip(archiveFiles(ctx, { userId: user.uid, at })) }
}
