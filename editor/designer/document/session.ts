import { atom } from 'jotai'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import { sameWebsite } from '#renderer/document/compare/same-website.ts'
import { changeSettings } from '#renderer/document/edits/edits.ts'
import type { DrawnPictures } from '#renderer/document/settings.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import type { ErrorCode } from '#worker/platform/http/errors.ts'
import type { CopyKey } from './copy-store.ts'
import { amend, record, seal, startTimeline, type Timeline } from './timeline.ts'

/** All state of the open website's document. Only this folder writes it. */
export type Session = {
  /** Distinguishes two openings of one website. */
  readonly opening: symbol
  /** The id or handle with which it was opened. */
  readonly openedBy: string
  readonly stored: Draft
  readonly timeline: Timeline<WebsiteSettings>
  readonly saveState: SaveState
  /** A version saved in another window that would overwrite work here. */
  readonly newer: Draft | null
  /** Copies from a crash or a closed tab, newest first. */
  readonly offers: readonly UnsavedCopy[]
  /** Deleted in another window. */
  readonly isGone: boolean
}

/** A local copy of unsaved work. Never loaded without asking the owner. */
export type UnsavedCopy = CopyKey & {
  /** The stored revision that it is based on, and that revision's document if known. */
  revision: number
  base?: WebsiteSettings
  websiteSettings: WebsiteSettings
  /** In milliseconds since 1970. */
  keptAt: number
}

/** Two independent versions, until the owner chooses. */
export type Conflict = {
  status: 'conflict'
  current: Draft
  mine: WebsiteSettings
  /** Their common ancestor, if known. */
  base: WebsiteSettings | null
  /** The recovered copy behind `mine`, unless `mine` is the working copy. */
  copy?: UnsavedCopy
}

/** Saving progress. For whether anything is unsaved, read unsavedAtom. */
export type SaveState =
  /** `savedAt` in milliseconds since 1970. `quietly`: by autosave. */
  | { status: 'idle'; savedAt?: number; quietly?: boolean }
  | { status: 'saving'; quietly?: boolean }
  /** `error` has the request id. */
  | { status: 'failed'; code: ErrorCode | 'network'; error?: unknown }
  | Conflict

const openSessionAtom = atom<Session | null>(null)

/** Null while no website is open. */
export const sessionAtom = atom((get) => get(openSessionAtom))

/** The only way to change the session, for files in this folder. Does nothing without an open website. */
export const changeSessionAtom = atom(null, (get, set, change: (session: Session) => Session) => {
  const session = get(openSessionAtom)
  if (session) set(openSessionAtom, change(session))
})

export const openDraftAtom = atom(null, (_get, set, draft: Draft, openedBy: string = draft.draftId) => {
  set(openSessionAtom, {
    opening: Symbol(draft.draftId),
    openedBy,
    stored: draft,
    timeline: startTimeline(draft.websiteSettings),
    saveState: { status: 'idle' },
    newer: null,
    offers: [],
    isGone: false,
  })
})

export const closeDraftAtom = atom(null, (_get, set) => set(openSessionAtom, null))

/** The server's copy. documentAtom is the document on screen. */
export const storedDraftAtom = atom((get) => get(openSessionAtom)?.stored ?? null)

export const timelineAtom = atom((get) => get(openSessionAtom)?.timeline ?? null)

/** The working copy, as shown on screen. */
export const documentAtom = atom((get) => get(timelineAtom)?.present ?? null)

export const saveStateAtom = atom((get): SaveState => get(openSessionAtom)?.saveState ?? idle)
const idle: SaveState = { status: 'idle' }

/** A version saved in another window that must not replace the working copy automatically. */
export const newerDraftAtom = atom((get) => get(openSessionAtom)?.newer ?? null)

export const isGoneAtom = atom((get) => get(openSessionAtom)?.isGone ?? false)

export const canUndoAtom = atom((get) => (get(timelineAtom)?.past.length ?? 0) > 0)
export const canRedoAtom = atom((get) => (get(timelineAtom)?.future.length ?? 0) > 0)

/** Whether anything on screen is unsaved. Compares values, so text that was typed and deleted again doesn't count. */
export const unsavedAtom = atom((get) => {
  const [document, stored] = [get(documentAtom), get(storedDraftAtom)]
  return document !== null && stored !== null && !sameWebsite(document, stored.websiteSettings)
})

/** Like unsavedAtom, but includes drawn pictures. Publishing needs them stored, but owners lose nothing without them. */
export const unstoredAtom = atom((get) => {
  const [document, stored] = [get(documentAtom), get(storedDraftAtom)]
  return document !== null && stored !== null && !sameJson(document, stored.websiteSettings)
})

/** Replaces the drawn pictures in every history state. Not an undo step, since the product drew them. */
export const withDrawn = (session: Session, drawn: DrawnPictures): Session => ({
  ...session,
  timeline: amend(session.timeline, (document) => changeSettings(document, { drawn })),
})

/** Accepts a newer draft that looks the same to the owner. Unsaved work stays unsaved. */
export const withSameDraft = (session: Session, draft: Draft): Session =>
  withDrawn({ ...session, stored: draft }, draft.websiteSettings.settings.drawn)

/** Replaces the working copy with a draft saved elsewhere. One undo restores it. */
export function withAdoptedDraft(session: Session, draft: Draft): Session {
  const { timeline } = session
  if (sameWebsite(timeline.present, draft.websiteSettings)) return withSameDraft(session, draft)
  return { ...session, stored: draft, timeline: record(seal(timeline), draft.websiteSettings, Date.now()) }
}

/**
 * Applies a draft from any server response. Shows a newer version if that loses nothing unsaved or undone. Otherwise stores it in `newer`.
 */
export function withReceivedDraft(session: Session, draft: Draft): Session {
  const { stored, timeline, newer } = session
  if (draft.draftId !== stored.draftId || draft.revision < stored.revision) return session
  // A rejected save may have reported a newer version than this response.
  const rest = { ...session, newer: newer && newer.revision > draft.revision ? newer : null, isGone: false }
  const { websiteSettings } = stored
  const { drawn } = draft.websiteSettings.settings
  // Publishing draws the map without a new revision.
  const isSame = draft.revision === stored.revision && sameJson(drawn, websiteSettings.settings.drawn)
  if (isSame) return { ...rest, stored: { ...draft, websiteSettings } }
  if (sameJson(draft.websiteSettings, websiteSettings)) return { ...rest, stored: { ...draft, websiteSettings } }
  if (sameWebsite(draft.websiteSettings, websiteSettings)) return withSameDraft(rest, draft)
  if (sameWebsite(draft.websiteSettings, timeline.present)) return withSameDraft(rest, draft)
  const wouldLose = !sameWebsite(timeline.present, websiteSettings) || timeline.future.length > 0
  return wouldLose ? { ...rest, newer: rest.newer ?? draft } : withAdoptedDraft(rest, draft)
}

export type DocumentStatus = 'Waiting' | 'Ready' | 'Unavailable'

/**
 * 'Waiting' until the sign-in state and the drafts have loaded. 'Unavailable' for people who are signed out or have no drafts. 'Ready'
 * while a document is open, even if it was deleted elsewhere.
 */
export function documentStatus(known: {
  authLoaded: boolean
  signedIn: boolean
  /** Undefined until the list has loaded. */
  draftCount: number | undefined
  open: boolean
}): DocumentStatus {
  if (!known.authLoaded) return 'Waiting'
  if (!known.signedIn || (known.draftCount === 0 && !known.open)) return 'Unavailable'
  return known.open ? 'Ready' : 'Waiting'
}
