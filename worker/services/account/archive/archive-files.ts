import type { ServiceContext } from '../../context.ts'
import { accountFile } from './account-file.ts'
import type { ArchiveFile, ArchiveOf } from './archive-file.ts'
import { creationFiles } from './creation-files.ts'
import { domainFile } from './domain-file.ts'
import { promptFile } from './prompt-file.ts'
import { readme } from './readme.ts'
import { websiteFiles } from './website-files.ts'

/** Every file of a person's archive, one after the other: the next one is read when the one before has been sent. */
export async function* archiveFiles(ctx: ServiceContext, of: ArchiveOf): AsyncGenerator<ArchiveFile> {
  yield { name: 'README.txt', lastModified: of.at, input: readme(of.at) }
  yield await accountFile(ctx, of)
  yield* websiteFiles(ctx, of)
  yield* domainFile(ctx, of)
  yield* creationFiles(ctx, of)
  yield promptFile(ctx, of)
}
