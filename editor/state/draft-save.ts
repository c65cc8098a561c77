import { atom, type Getter, type Setter } from 'jotai'
import * as z from 'zod'
import { sameJson } from '../../renderer/document/same-json.ts'
import { sameWebsite } from '../../renderer/document/same-website.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { type Draft, staleRevision } from '../../worker/contract/drafts.ts'
import type { ErrorCode } from '../../worker/contract/errors.ts'
import { documentAtom, followDraftAtom, sealAtom, storedDraftAtom } from './draft.ts'
import { saveStateAtom } from './save-state.ts'

/** Stores a document over the given revision. Throws an error with a `code` (and `details`) of the API. */
export type StoreDraft = (draft: {
  draftId: string
  revision: number
  websiteSettings: WebsiteSettings
}) => Promise<Draft>

const failure = z.object({ code: z.string(), details: z.unknown().optional() })

/**
 * Saves what is on the screen; what is typed meanwhile stays and stays unsaved. Answers whether the document is stored. A
 * save that is already under way is not started twice.
 */
export const saveDraftAtom = atom(null, (get, set, store: StoreDraft) => save(get, set, store))

async function save(get: Getter, set: Setter, store: StoreDraft): Promise<boolean> {
  const stored = get(storedDraftAtom)
  const websiteSettings = get(documentAtom)
  if (!stored || !websiteSettings || get(saveStateAtom).status === 'saving') return false
  const { draftId, revision, websiteSettings: base } = stored
  const stillOpen = () => get(storedDraftAtom)?.draftId === draftId
  set(sealAtom)
  set(saveStateAtom, { status: 'saving' })
  try {
    const draft = await store({ draftId, revision, websiteSettings })
    if (stillOpen()) {
      set(storedDraftAtom, { ...draft, websiteSettings })
      set(saveStateAtom, { status: 'idle', savedAt: Date.now() })
    }
    return true
  } catch (error) {
    if (!stillOpen()) return false
    const { code, details } = failure.safeParse(error).data ?? { code: 'unknown' }
    const current = code === 'stale_revision' ? staleRevision.safeParse(details).data?.current : undefined
    // A save whose answer got lost was stored all the same: trying again then finds its own document.
    if (current && sameWebsite(current.websiteSettings, websiteSettings)) {
      set(followDraftAtom, current)
      set(saveStateAtom, { status: 'idle', savedAt: Date.now() })
      return true
    }
    // Elsewhere only its pictures were drawn anew, as when it was published: there is nothing to choose.
    if (current && sameWebsite(current.websiteSettings, base)) {
      const isDrawnHere = !sameJson(websiteSettings.settings.drawn, base.settings.drawn)
      if (isDrawnHere) set(storedDraftAtom, current)
      else set(followDraftAtom, current)
      set(saveStateAtom, { status: 'idle' })
      return save(get, set, store)
    }
    const mine = get(documentAtom) ?? websiteSettings
    const conflict = current && { status: 'conflict' as const, current, mine, base }
    set(saveStateAtom, conflict ?? { status: 'failed', code: code as ErrorCode })
    return false
  }
}
