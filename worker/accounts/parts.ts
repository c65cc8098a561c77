import type { ServiceContext } from '../platform/context.ts'
import type { ArchiveFile, ArchiveOf, WebsiteFolder } from './archive/archive-file.ts'
import type { AccountDeletion } from './deletion/deletion-rows.ts'
import type { SignedInEnv } from './sessions/signed-in.ts'

export type DeletionStep = {
  name: string
  /** May be repeated, and done by two at once. */
  run: (ctx: ServiceContext, deletion: AccountDeletion) => Promise<unknown>
}

/** A website that a person has; without a name, one that they deleted and of which something is still kept. */
type KnownWebsite = { id: string; name: string | null }

/** What every feature holds about a person, for the archive. */
export type ArchiveParts = {
  /** How many releases of a website are kept, for the archive's README. */
  releasesKept: number
  /** The web addresses that nobody else can take yet. */
  listKeptAddresses: (ctx: ServiceContext, userId: string) => Promise<readonly object[]>
  listWebsites: (ctx: ServiceContext, userId: string) => Promise<readonly KnownWebsite[]>
  /** For the folder of each website. */
  ofWebsite: readonly ((ctx: ServiceContext, website: WebsiteFolder) => AsyncIterable<ArchiveFile>)[]
  /** After the websites. */
  ofPerson: readonly ((ctx: ServiceContext, of: ArchiveOf) => AsyncIterable<ArchiveFile>)[]
}

/** What the features do when an account is deleted or exported. The accounts stand below them and know none. */
export type AccountParts = { deletion: readonly DeletionStep[]; archive: ArchiveParts }

/** Routes of the account find them in their context, where app.ts puts them. */
export type AccountEnv = SignedInEnv & { Variables: { accountParts: AccountParts } }
