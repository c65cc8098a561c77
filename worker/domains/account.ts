import type { AccountDeletion } from '../accounts/deletion/deletion-rows.ts'
import { type ArchiveFile, type ArchiveOf, type DeletionStep, jsonFile } from '../accounts/parts.ts'
import { mapWithConcurrency } from '../platform/concurrency.ts'
import type { ServiceContext } from '../platform/context.ts'
import {
  deleteDomainRows,
  leaveProvider,
  listDomainRecords,
  listHistoryRecords,
  listUnconfirmed,
} from '../websites/disconnects.ts'
import { releaseName } from './disconnect.ts'

export const deletingDomains = {
  names: { name: 'names', run: releaseNames },
  domains: { name: 'domains', run: deleteDomains },
} satisfies Record<string, DeletionStep>

const namesAtOnce = 5

/** Removes the names at the provider. A missing confirmation only delays the deletion's end. */
async function releaseNames(ctx: ServiceContext, { userId }: AccountDeletion): Promise<void> {
  await leaveProvider(ctx.db, { userId, at: ctx.now() })
  const ids = await listUnconfirmed(ctx.db, userId)
  await mapWithConcurrency(
    ids.map((id) => async () => void (await releaseName(ctx, id))),
    namesAtOnce,
  )
}

/** Keeps the account until the provider has deleted every name. Otherwise the remaining hostnames could no longer be deleted. */
async function deleteDomains(ctx: ServiceContext, { userId }: AccountDeletion): Promise<void> {
  const left = await deleteDomainRows(ctx.db, userId)
  if (left > 0) throw new Error(`${left} domains are not gone at the provider yet`)
}

/** A person's custom domains and their history; nothing if there never were any. */
export async function* domainFile(ctx: ServiceContext, { userId, at }: ArchiveOf): AsyncGenerator<ArchiveFile> {
  const [domains, history] = await Promise.all([listDomainRecords(ctx.db, userId), listHistoryRecords(ctx.db, userId)])
  if (history.length > 0) yield jsonFile('domains.json', { domains, history }, at)
}
