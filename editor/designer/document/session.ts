import { atom } from 'jotai'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import { sameWebsite } from '#renderer/document/compare/same-website.ts'
import { changeSettings } from '#renderer/document/edits/edits.ts'
import type { DrawnPictures } from '#renderer/document/settings.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import type { ErrorCode } from '#worker/platform/http/errors.ts'
import type { CopyKey } from './copy-shelf.ts'
import { amend, record, seal, startTimeline, type Timeline } from './timeline.ts'

/** One opening of a website: everything known of its document lives here and nowhere else. Only this folder writes it. */
export type Session = {
  /** Tells two openings of one website apart. */
  readonly opening: symbol
  /** The id or web address that it was opened by. */
  readonly openedBy: string
  /** The server's copy, as it last returned it. */
  readonly stored: Draft
  /** The working copy, with its undo history. */
  readonly timeline: Timeline<WebsiteSettings>
  readonly saveState: SaveState
  /** What another window saved, while showing it would lose work here. */
  readonly newer: Draft | null
  /** Copies of unsaved work that a crash or a closed tab left behind, newest first. */
  readonly offers: readonly UnsavedCopy[]
  /** Whether the website was deleted elsewhere. */
  readonly isGone: boolean
}

/** A copy of unsaved work in this browser. The owner may restore it; it is never loaded automatically. */
export type UnsavedCopy = CopyKey & {
  /** The stored revision that it was made from, and its document if known. */
  revision: number
  base?: WebsiteSettings
  websiteSettings: WebsiteSettings
  /** In milliseconds since 1970. */
  keptAt: number
}

/** Two versions made independently of each other, until the owner has chosen. */
export type Conflict = {
  status: 'conflict'
  /** The stored draft. */
  current: Draft
  mine: WebsiteSettings
  /** The document that both were made from, if it is known. */
  base: WebsiteSettings | null
  /** The recovered copy that `mine` comes from, unless it is the working copy. */
  copy?: UnsavedCopy
}

/** The state of saving. Whether anything is unsaved is another question: see unsavedAtom. */
export type SaveState =
  /** `savedAt`, in milliseconds since 1970, once this window has saved. `quietly`: by autosave, not by Save Draft. */
  | { status: 'idle'; savedAt?: number; quietly?: boolean }
  | { status: 'saving'; quietly?: boolean }
  /** `error`: as it came, with the id that finds it in the log. */
  | { status: 'failed'; code: ErrorCode | 'network'; error?: unknown }
  | Conflict

const openSessionAtom = atom<Session | null>(null)

/** The session of the open website; null while none is open. */
export const sessionAtom = atom((get) => get(openSessionAtom))

/** The one way to change the session, for the files of this folder. Without an open website it does nothing. */
export const changeSessionAtom = atom(null, (get, set, change: (session: Session) => Session) => {
  const session = get(openSessionAtom)
  if (session) set(openSessionAtom, change(session))
})

/** Opens a draft, with an empty history. */
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

/** Closes the open draft, for example after a deletion or a sign-out. */
export const closeDraftAtom = atom(null, (_get, set) => set(openSessionAtom, null))

/** The server's copy. Its `websiteSettings` are the stored ones, not those on the screen. */
export const storedDraftAtom = atom((get) => get(openSessionAtom)?.stored ?? null)

export const timelineAtom = atom((get) => get(openSessionAtom)?.timeline ?? null)

/** The working copy: the document on the screen. */
export const documentAtom = atom((get) => get(timelineAtom)?.present ?? null)

export const saveStateAtom = atom((get): SaveState => get(openSessionAtom)?.saveState ?? idle)
const idle: SaveState = { status: 'idle' }

/** The version that another window saved, if it must not replace the working copy automatically. */
export const newerDraftAtom = atom((get) => get(openSessionAtom)?.newer ?? null)

export const isGoneAtom = atom((get) => get(openSessionAtom)?.isGone ?? false)

export const canUndoAtom = atom((get) => (get(timelineAtom)?.past.length ?? 0) > 0)
export const canRedoAtom = atom((get) => (get(timelineAtom)?.future.length ?? 0) > 0)

/** Whether the screen shows anything that is not stored. Typing something and deleting it again leaves nothing unsaved. */
export const unsavedAtom = atom((get) => {
  const [document, stored] = [get(documentAtom), get(storedDraftAtom)]
  return document !== null && stored !== null && !sameWebsite(document, stored.websiteSettings)
})

/** The same, counting pictures drawn of the website too: publishing needs them stored, but nobody loses work without them. */
export const unstoredAtom = atom((get) => {
  const [document, stored] = [get(documentAtom), get(storedDraftAtom)]
  return document !== null && stored !== null && !sameJson(document, stored.websiteSettings)
})

/** Replaces the drawn pictures in every state. Not a step of the history: they follow from what the owner did. */
export const withDrawn = (session: Session, drawn: DrawnPictures): Session => ({
  ...session,
  timeline: amend(session.timeline, (document) => changeSettings(document, { drawn })),
})

/** Takes a newer stored draft that is the same website to its owner. What is unsaved here stays unsaved. */
export const followed = (session: Session, draft: Draft): Session =>
  withDrawn({ ...session, stored: draft }, draft.websiteSettings.settings.drawn)

/** Shows a draft that was saved elsewhere instead of the working copy. One undo brings that back. */
export function adopted(session: Session, draft: Draft): Session {
  const { timeline } = session
  if (sameWebsite(timeline.present, draft.websiteSettings)) return followed(session, draft)
  return { ...session, stored: draft, timeline: record(seal(timeline), draft.websiteSettings, Date.now()) }
}

/**
 * The session after the server returned its draft, whatever the request was for. A newer version is shown if that loses nothing here,
 * neither unsaved nor undone work; otherwise it waits in `newer`.
 */
export function received(session: Session, draft: Draft): Session {
  const { stored, timeline, newer } = session
  if (draft.draftId !== stored.draftId || draft.revision < stored.revision) return session
  // A refused save may know of a newer version than this response.
  const rest = { ...session, newer: newer && newer.revision > draft.revision ? newer : null, isGone: false }
  const { websiteSettings } = stored
  const { drawn } = draft.websiteSettings.settings
  // Publishing draws the map without another revision.
  const isSame = draft.revision === stored.revision && sameJson(drawn, websiteSettings.settings.drawn)
  if (isSame) return { ...rest, stored: { ...draft, websiteSettings } }
  if (sameJson(draft.websiteSettings, websiteSettings)) return { ...rest, stored: { ...draft, websiteSettings } }
  if (sameWebsite(draft.websiteSettings, websiteSettings)) return followed(rest, draft)
  if (sameWebsite(draft.websiteSettings, timeline.present)) return followed(rest, draft)
  const wouldLose = !sameWebsite(timeline.present, websiteSettings) || timeline.future.length > 0
  return wouldLose ? { ...rest, newer: rest.newer ?? draft } : adopted(rest, draft)
}

/** What the designer can show of the current draft. */
export type DocumentStatus = 'Waiting' | 'Ready' | 'Unavailable'

/**
 * Waiting until it is known who is signed in and which drafts there are; Unavailable to someone signed out or without
 * drafts; Ready once a document is open, and as long as it is: an open document outlives a deletion elsewhere.
 */
export function documentStatus(known: {
  authLoaded: boolean
  signedIn: boolean
  /** Undefined until the list is there. */
  draftCount: number | undefined
  open: boolean
}): DocumentStatus {
  if (!known.authLoaded) return 'Waiting'
  if (!known.signedIn || (known.draftCount === 0 && !known.open)) return 'Unavailable'
  return known.open ? 'Ready' : 'Waiting'
}
