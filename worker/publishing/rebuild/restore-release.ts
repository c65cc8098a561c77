import { parseDocument } from '../../../renderer/document/versions.ts'
import { assistantAddress } from '../../platform/addresses/assistant-path.ts'
import { handleHost, hostOrigin } from '../../platform/addresses/hosts.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { whileLeased } from '../../platform/db/queue.ts'
import type { Manifest, StoredPage } from '../../platform/store/release.ts'
import { writeRelease } from '../../platform/store/write.ts'
import { MINUTE } from '../../platform/time.ts'
import { endRepair, findRelease, leaseForRepair } from '../rows/releases.ts'
import { stepsOf } from '../steps.ts'
import { renderRelease } from '../store-release.ts'

/** Longer than writing the files takes. Nobody deletes them during the lease. */
const leaseMs = MINUTE

/**
 * Renders a stored release again from its document and writes its files under the same id, for a store that has lost them. Returns its
 * index page. Throws the stores' errors, and while another worker writes or deletes these files.
 */
export async function restoreRelease(
  ctx: Pick<ServiceContext, 'env' | 'db' | 'now' | 'onStep'>,
  releaseId: string,
): Promise<StoredPage> {
  const { env, db } = ctx
  const step = stepsOf(ctx, 'restore')
  const row = await step('find the release', () => findRelease(db, releaseId))
  if (!row) throw new Error(`no release ${releaseId}`)
  const { dates }: Manifest = JSON.parse(row.manifest)
  const host = row.host ?? handleHost(env, row.handle)
  const target = { releaseId, draftId: row.draftId, origin: hostOrigin(env, host), at: dates?.since ?? 0 }
  const release = await step('render', () =>
    renderRelease(parseDocument(JSON.parse(row.document)), { ...target, assistants: assistantAddress(env, host) }),
  )
  const at = ctx.now()
  const lease = { id: releaseId, at, until: new Date(at.getTime() + leaseMs) }
  const manifest = JSON.stringify(release.manifest)
  if (!(await step('lease', () => leaseForRepair(db, { ...lease, manifest }))))
    throw new Error(`release ${releaseId} is leased or being removed`)
  const end = () => endRepair(db, lease)
  await whileLeased(
    () => step('write the files', () => writeRelease(env, release)),
    () => step('give the lease back', end),
  )
  await step('finish', end)
  return release.page
}
