import type { ServiceContext } from '../platform/context.ts'
import type { Owner } from '../platform/owner.ts'
import type { AccountDeletion } from './deletion/deletion-rows.ts'
import type { SignedInEnv } from './sessions/signed-in.ts'

export type DeletionStep = {
  name: string
  /** Idempotent and safe to run concurrently. */
  run: (ctx: ServiceContext, deletion: AccountDeletion) => Promise<unknown>
}

/** A person's website. If it has no name, it's a deleted website with some data left. */
type KnownWebsite = { id: string; name: string | null }

/** Every feature's data about a person, for the archive. */
export type ArchiveParts = {
  /** How many of a website's releases are stored, for the archive's README. */
  releasesKept: number
  /** The web addresses that nobody else can use yet. */
  listReservedAddresses: (ctx: ServiceContext, userId: string) => Promise<readonly object[]>
  listWebsites: (ctx: ServiceContext, userId: string) => Promise<readonly KnownWebsite[]>
  /** Parts for each website's folder. */
  ofWebsite: readonly ((ctx: ServiceContext, website: WebsiteFolder) => AsyncIterable<ArchiveFile>)[]
  /** Parts that come after the websites. */
  ofPerson: readonly ((ctx: ServiceContext, of: ArchiveOf) => AsyncIterable<ArchiveFile>)[]
}

/** What each feature does when an account is deleted or exported. The accounts folder imports no feature. */
export type AccountParts = { deletion: readonly DeletionStep[]; archive: ArchiveParts }

/** Account routes read the parts from their context; connect-accounts.ts sets them. */
export type AccountEnv = SignedInEnv & { Variables: { accountParts: () => Promise<AccountParts> } }

/** A file in the archive. Large content is read while it's being sent. */
export type ArchiveFile = {
  name: string
  lastModified: Date
  input: string | ReadableStream<Uint8Array> | AsyncIterable<string>
  /** In bytes, for pictures. */
  size?: number
}

/** The archive's owner and request time. */
export type ArchiveOf = Owner & { at: Date }

/** One website's folder in the archive. */
export type WebsiteFolder = { draftId: string; folder: string; of: ArchiveOf }

export const jsonFile = (name: string, content: unknown, lastModified: Date): ArchiveFile => ({
  name,
  lastModified,
  input: `${JSON.stringify(content, null, 2)}\n`,
})

const maxFileNameLength = 40

/** A file name that every system accepts: letters and digits of any script, and hyphens. Blank if nothing is left. */
export const fileNameOf = (words: string): string =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .slice(0, maxFileNameLength)
    .replace(/^-+|-+$/g, '')

/** Makes names distinct: a repeated one gets a number. */
export function distinctNames(): (wanted: string) => string {
  const taken = new Set<string>()
  return (wanted) => {
    let name = wanted
    for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`
    taken.add(name)
    return name
  }
}
