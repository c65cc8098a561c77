import { atom, type Getter, type Setter } from 'jotai'
import * as z from 'zod'
import { sameJson } from '../../../renderer/document/same-json.ts'
import { sameWebsite } from '../../../renderer/document/same-website.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { type Draft, staleRevision } from '../../../worker/drafts/schema.ts'
import type { ErrorCode } from '../../../worker/platform/http/errors.ts'
import { saveStateAtom } from '../../state/save-state.ts'
import { newerDraftAtom } from './conflicts.ts'
import { documentAtom, followDraftAtom, sealAtom, storedDraftAtom, unstoredAtom } from './session.ts'

/** Stores a document over the given revision. Throws an error with a `code` (and `details`) of the API. */
export type StoreDraft = (draft: {
  draftId: string
  revision: number
  websiteSettings: WebsiteSettings
}) => Promise<Draft>

const failure = z.object({ code: z.string(), details: z.unknown().optional() })

/** The save under way, if any. Resolves to whether the document is stored. */
export const savingAtom = atom<Promise<boolean> | null>(null)

/**
 * Saves what is on the screen; edits made meanwhile stay, unsaved. Returns whether the document is stored. A save under way
 * is waited for, and followed by another one for what it left out.
 */
export const saveDraftAtom = atom(null, async (get, set, store: StoreDraft) => {
  for (let before = get(savingAtom); before; before = get(savingAtom)) await before
  if (get(saveStateAtom).status === 'conflict') return false
  if (get(storedDraftAtom) && !get(unstoredAtom)) {
    set(saveStateAtom, { status: 'idle', savedAt: Date.now() })
    return true
  }
  set(sealAtom)
  return run(get, set, { store, quietly: false })
})

/**
 * The same without the person asking: the step being typed goes on, and a conflict is noted for later instead of opening
 * the choice between both versions.
 */
export const autosaveDraftAtom = atom(null, async (get, set, store: StoreDraft) => {
  if (get(savingAtom) || get(saveStateAtom).status === 'conflict' || get(newerDraftAtom)) return false
  return run(get, set, { store, quietly: true })
})

/** Whether this window made a save that the server announces, or knows of a later one. */
export const isKnownSaveAtom = atom(null, async (get, _set, announced: { draftId: string; revision: number }) => {
  await get(savingAtom)
  const stored = get(storedDraftAtom)
  return stored?.draftId === announced.draftId && stored.revision >= announced.revision
})

type How = { store: StoreDraft; quietly: boolean }

async function run(get: Getter, set: Setter, how: How): Promise<boolean> {
  const saving = save(get, set, how)
  set(savingAtom, saving)
  try {
    return await saving
  } finally {
    set(savingAtom, null)
  }
}

async function save(get: Getter, set: Setter, { store, quietly }: How): Promise<boolean> {
  const stored = get(storedDraftAtom)
  const websiteSettings = get(documentAtom)
  if (!stored || !websiteSettings) return false
  const { draftId, revision, websiteSettings: base } = stored
  const stillOpen = () => get(storedDraftAtom)?.draftId === draftId
  const saved = () => set(saveStateAtom, { status: 'idle', savedAt: Date.now(), ...(quietly && { quietly }) })
  set(saveStateAtom, { status: 'saving', ...(quietly && { quietly }) })
  try {
    const draft = await store({ draftId, revision, websiteSettings })
    if (stillOpen()) {
      set(storedDraftAtom, { ...draft, websiteSettings })
      saved()
    }
    return true
  } catch (error) {
    if (!stillOpen()) return false
    const { code, details } = failure.safeParse(error).data ?? { code: 'unknown' }
    const current = code === 'stale_revision' ? staleRevision.safeParse(details).data?.current : undefined
    // A save whose answer got lost was stored all the same: trying again then finds its own document.
    if (current && sameWebsite(current.websiteSettings, websiteSettings)) {
      set(followDraftAtom, current)
      saved()
      return true
    }
    // The stored version differs only in redrawn pictures, as after publishing: there is nothing to choose.
    if (current && sameWebsite(current.websiteSettings, base)) {
      const isDrawnHere = !sameJson(websiteSettings.settings.drawn, base.settings.drawn)
      if (isDrawnHere) set(storedDraftAtom, current)
      else set(followDraftAtom, current)
      return save(get, set, { store, quietly })
    }
    if (current && quietly) {
      set(newerDraftAtom, current)
      set(saveStateAtom, { status: 'idle' })
      return false
    }
    const mine = get(documentAtom) ?? websiteSettings
    const conflict = current && { status: 'conflict' as const, current, mine, base }
    set(saveStateAtom, conflict ?? { status: 'failed', code: code as ErrorCode })
    return false
  }
}
