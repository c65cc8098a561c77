import { makeZip } from 'client-zip'
import { product } from '../../../renderer/document/product.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { countAttempt } from '../../platform/limits/count-attempt.ts'
import type { ArchiveParts } from '../parts.ts'
import type { SignedIn } from '../sessions/sessions.ts'
import { accountFile } from './account-file.ts'
import { type ArchiveFile, type ArchiveOf, distinctNames, fileNameOf } from './archive-file.ts'
import { readme } from './readme.ts'

type Parts = { parts: ArchiveParts }

/** Every file of a person's archive, one after the other: the next one is read when the one before has been sent. */
async function* archiveFiles(ctx: ServiceContext, { parts, ...of }: ArchiveOf & Parts): AsyncGenerator<ArchiveFile> {
  yield { name: 'README.txt', lastModified: of.at, input: readme(of.at, parts) }
  yield await accountFile(ctx, { ...of, ...parts })
  const distinct = distinctNames()
  for (const { id, name } of await parts.listWebsites(ctx, of.userId)) {
    const folder = `websites/${distinct(name === null ? 'deleted-website' : fileNameOf(name) || id)}`
    for (const files of parts.ofWebsite) yield* files(ctx, { draftId: id, folder, of })
  }
  for (const files of parts.ofPerson) yield* files(ctx, of)
}

type Archive = { fileName: string; body: ReadableStream<Uint8Array> }

/** Everything that is held about a person, as one ZIP archive that is made while it is sent. Throws too_many_requests. */
export async function exportAccount(
  ctx: ServiceContext,
  { user, parts }: Pick<SignedIn, 'user'> & Parts,
): Promise<Archive> {
  await countAttempt(ctx, 'archives of an account', user.uid)
  const at = ctx.now()
  const fileName = `${product.name.toLowerCase().replace(/\W+/g, '-')}-${at.toISOString().slice(0, 10)}.zip`
  return { fileName, body: makeZip(archiveFiles(ctx, { userId: user.uid, at, parts })) }
}
