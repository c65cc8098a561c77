import { atom, type Getter, type Setter } from 'jotai'
import * as z from 'zod'
import { ApiError } from '#api/api-error.ts'
import { type StoreDraft, storeDraft } from '#editor/websites/drafts.ts'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import { sameWebsite } from '#renderer/document/compare/same-website.ts'
import { type Draft, staleRevision } from '#worker/drafts/schema.ts'
import type { ErrorCode } from '#worker/platform/http/errors.ts'
import { sealAtom } from './edits.ts'
import {
  changeSessionAtom,
  documentAtom,
  newerDraftAtom,
  type SaveState,
  saveStateAtom,
  sessionAtom,
  storedDraftAtom,
  unstoredAtom,
  withSameDraft,
} from './session.ts'

/** Sends saves to the server. Throws with the API's `code` and `details`. */
export const storeDraftAtom = atom<{ store: StoreDraft }>({ store: storeDraft })

/** The save in progress. Resolves to whether the document is stored. */
export const savingAtom = atom<Promise<boolean> | null>(null)

/**
 * Saves the working copy. Waits for a save in progress, then saves later edits. Edits made during the save stay unsaved. Returns whether
 * the document is stored.
 */
export const saveDraftAtom = atom(null, async (get, set) => {
  for (let before = get(savingAtom); before; before = get(savingAtom)) await before
  if (get(saveStateAtom).status === 'conflict') return false
  if (get(storedDraftAtom) && !get(unstoredAtom)) {
    set(setSaveStateAtom, { status: 'idle', savedAt: Date.now() })
    return true
  }
  set(sealAtom)
  return run(get, set, false)
})

/** Saves in the background: the typing step continues, and a conflict doesn't open the dialog. */
export const autosaveDraftAtom = atom(null, async (get, set) => {
  if (get(savingAtom) || get(saveStateAtom).status === 'conflict' || get(newerDraftAtom)) return false
  return run(get, set, true)
})

/** Saves an edit that the product made, without a "Saved" message. */
export const saveOwnEditAtom = atom(null, async (_get, set) => {
  if (await set(autosaveDraftAtom)) set(setSaveStateAtom, { status: 'idle' })
})

/** Saves unsaved work and returns the stored draft, for actions that need it. Throws an ApiError. */
export const saveFirstAtom = atom(null, async (get, set): Promise<Draft> => {
  if (get(unstoredAtom) && !(await set(saveDraftAtom))) {
    const state = get(saveStateAtom)
    throw new ApiError(state.status === 'failed' ? state.code : 'stale_revision')
  }
  const stored = get(storedDraftAtom)
  if (!stored) throw new ApiError('not_found')
  return stored
})

const setSaveStateAtom = atom(null, (_get, set, saveState: SaveState) =>
  set(changeSessionAtom, (session) => ({ ...session, saveState })),
)

const failure = z.object({ code: z.string(), details: z.unknown().optional() })

async function run(get: Getter, set: Setter, quietly: boolean): Promise<boolean> {
  const saving = save(get, set, quietly)
  set(savingAtom, saving)
  try {
    return await saving
  } finally {
    set(savingAtom, null)
  }
}

async function save(get: Getter, set: Setter, quietly: boolean): Promise<boolean> {
  const session = get(sessionAtom)
  if (!session) return false
  const { opening, stored, timeline } = session
  const websiteSettings = timeline.present
  const { draftId, revision, websiteSettings: base } = stored
  const isOpen = () => get(sessionAtom)?.opening === opening
  const saved = (): SaveState => ({ status: 'idle', savedAt: Date.now(), ...(quietly && { quietly }) })
  set(setSaveStateAtom, { status: 'saving', ...(quietly && { quietly }) })
  try {
    const draft = await get(storeDraftAtom).store({ draftId, revision, websiteSettings })
    if (isOpen()) {
      const saveState = saved()
      set(changeSessionAtom, (open) => ({ ...open, stored: { ...draft, websiteSettings }, saveState }))
    }
    return true
  } catch (error) {
    if (!isOpen()) return false
    const { code, details } = failure.safeParse(error).data ?? { code: 'unknown' }
    const current = code === 'stale_revision' ? staleRevision.safeParse(details).data?.current : undefined
    // An earlier save succeeded but its response was lost, so the stored document is the same.
    if (current && sameWebsite(current.websiteSettings, websiteSettings)) {
      const saveState = saved()
      set(changeSessionAtom, (open) => ({ ...withSameDraft(open, current), saveState }))
      return true
    }
    // Only redrawn pictures differ, as after publishing, which isn't a conflict.
    if (current && sameWebsite(current.websiteSettings, base)) {
      const isDrawnHere = !sameJson(websiteSettings.settings.drawn, base.settings.drawn)
      set(changeSessionAtom, (open) => (isDrawnHere ? { ...open, stored: current } : withSameDraft(open, current)))
      return save(get, set, quietly)
    }
    if (current && quietly) {
      set(changeSessionAtom, (open) => ({ ...open, newer: current, saveState: { status: 'idle' } }))
      return false
    }
    const mine = get(documentAtom) ?? websiteSettings
    const conflict = current && { status: 'conflict' as const, current, mine, base }
    set(setSaveStateAtom, conflict ?? { status: 'failed', code: code as ErrorCode, error })
    return false
  }
}
