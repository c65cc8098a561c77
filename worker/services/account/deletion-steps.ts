import { AppError } from '../../contract/errors.ts'
import { goodbyeMail } from '../../mails/goodbye-mail.ts'
import {
  type AccountDeletion,
  deleteCreationsAndPrompts,
  deletePictureRows,
  deleteWaysBack,
  disownHandles,
  endDeletion,
  giveAddressBack,
  giveUpReleases,
  listDraftIds,
  listReleaseDraftIds,
  takeAddress,
} from '../../storage/account-deletions.ts'
import { deleteDomainRows, leaveProvider, listUnconfirmed } from '../../storage/domains/account-rows.ts'
import { removeInboxes } from '../../storage/inbox/removal-rows.ts'
import type { ServiceContext } from '../context.ts'
import { releaseName } from '../domains/release-domain.ts'
import { deleteDraft } from '../drafts/delete.ts'
import { inTurns } from '../in-turns.ts'
import { drainMediaRemovals } from '../pictures/drain-removals.ts'
import { removeReleases } from '../publishing/remove-releases.ts'
import { takeDown } from '../publishing/take-down.ts'
import { sendMail } from '../send-mail.ts'

export type DeletionStep = {
  name: string
  /** May be repeated, and done by two at once. */
  run: (ctx: ServiceContext, deletion: AccountDeletion) => Promise<unknown>
}

const hour = 60 * 60 * 1000
const namesAtOnce = 5
/** After so long without any luck the last mail is given up. */
const mailPatience = 24 * hour

/** The steps that delete an account after its sign-in is gone, in this order: public data first, the person last. */
export const deletionSteps: readonly DeletionStep[] = [
  // Their domains lead nowhere from then on.
  { name: 'sites', run: takeSitesDown },
  { name: 'ways back', run: ({ db }, { userId }) => deleteWaysBack(db, userId) },
  { name: 'names', run: letGoOfNames },
  { name: 'creations', run: ({ db }, { userId }) => deleteCreationsAndPrompts(db, userId) },
  { name: 'websites', run: deleteWebsites },
  { name: 'messages', run: ({ db }, { userId }) => removeInboxes(db, userId) },
  { name: 'handles', run: ({ db }, { userId }) => disownHandles(db, userId) },
  { name: 'releases', run: deleteReleases },
  { name: 'pictures', run: deletePictures },
  { name: 'domains', run: deleteDomains },
  { name: 'goodbye', run: sayGoodbye },
  { name: 'person', run: ({ db }, { userId }) => endDeletion(db, userId) },
]

async function takeSitesDown(ctx: ServiceContext, { userId }: AccountDeletion): Promise<void> {
  const draftIds = await listDraftIds(ctx.db, userId)
  await Promise.all(draftIds.map((draftId) => takeDown(ctx, { userId, draftId })))
}

/** Removes them at the provider. A missing confirmation delays only the end. */
async function letGoOfNames(ctx: ServiceContext, { userId }: AccountDeletion): Promise<void> {
  await leaveProvider(ctx.db, { userId, at: ctx.now() })
  const ids = await listUnconfirmed(ctx.db, userId)
  await inTurns(
    ids.map((id) => async () => void (await releaseName(ctx, id))),
    namesAtOnce,
  )
}

/** While the provider may still know a name, the person stays: else nobody would be left who has it let go. */
async function deleteDomains(ctx: ServiceContext, { userId }: AccountDeletion): Promise<void> {
  const left = await deleteDomainRows(ctx.db, userId)
  if (left > 0) throw new Error(`${left} domains are not gone at the provider yet`)
}

/** One that is published in between cannot be deleted: that fails, and the next try takes it down. */
async function deleteWebsites(ctx: ServiceContext, { userId }: AccountDeletion): Promise<void> {
  for (const draftId of await listDraftIds(ctx.db, userId)) {
    await deleteDraft(ctx, { userId, draftId }).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error
    })
  }
}

/**
 * Also of websites that were deleted before, with their visitor numbers. A row goes when its files are gone, so that none is forgotten. One whose files are
 * being written at this moment is left to its writer, who finds no website to go live; the next try waits for that.
 */
async function deleteReleases(ctx: ServiceContext, { userId }: AccountDeletion): Promise<void> {
  await giveUpReleases(ctx.db, { userId, at: ctx.now() })
  for (const draftId of await listReleaseDraftIds(ctx.db, userId)) {
    while ((await removeReleases(ctx, draftId)).removed > 0);
  }
  const left = await listReleaseDraftIds(ctx.db, userId)
  if (left.length > 0) throw new Error(`releases of ${left.length} websites are not removed yet`)
}

/** What the store would not remove now, the collection will. */
async function deletePictures(ctx: ServiceContext, { userId }: AccountDeletion): Promise<void> {
  const at = ctx.now()
  await deletePictureRows(ctx.db, { userId, at, pendingUntil: new Date(at.getTime() + hour) })
  await drainMediaRemovals(ctx)
}

/** Once: when the mail fails, the address is given back for the next try. */
async function sayGoodbye(ctx: ServiceContext, deletion: AccountDeletion): Promise<void> {
  const email = await takeAddress(ctx.db, deletion)
  if (email === undefined) return
  try {
    await sendMail(ctx, email, await goodbyeMail({ websites: deletion.websites }))
  } catch (error) {
    if (ctx.now().getTime() - deletion.startedAt.getTime() > mailPatience) return
    await giveAddressBack(ctx.db, deletion)
    throw error
  }
}
