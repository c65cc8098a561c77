import { atom, type Getter, type Setter } from 'jotai'
import { type Change, documentChanges } from '#renderer/document/compare/changes.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { stepName } from '#ui/words/change-words.ts'
import { changeSessionAtom, timelineAtom } from './session.ts'
import { goTo, redo, type Timeline, undo } from './timeline.ts'

/** What an undo, a redo or a jump in the history changed on the screen. */
export type HistoryJump = {
  kind: 'undone' | 'redone' | 'chosen'
  changes: readonly Change[]
  /** What the undone or redone step is called, if it was given a name. */
  name?: string | undefined
  /** The changed sections that exist now. Empty if the whole page looks different: there is no one place to scroll to. */
  sectionIds: readonly string[]
  /** Whether the whole page looks different. */
  isWhole: boolean
  /** The document before. */
  before: WebsiteSettings
  /** Tells two alike apart. */
  at: number
}

const writableJumpAtom = atom<HistoryJump | null>(null)

/** The last undo, redo or jump, for its announcement and display. */
export const lastJumpAtom = atom((get) => get(writableJumpAtom))
export const forgetJumpAtom = atom(null, (_get, set) => set(writableJumpAtom, null))

export const undoAtom = atom(null, (get, set) => jump(get, set, 'undone', undo))
export const redoAtom = atom(null, (get, set) => jump(get, set, 'redone', redo))

/** Shows one of the timeline's states, counted from the oldest. */
export const goToAtom = atom(null, (get, set, index: number) =>
  jump(get, set, 'chosen', (timeline) => goTo(timeline, index)),
)

const words = { undone: 'Undone', redone: 'Redone', chosen: 'Changed' }

/** A jump in words: 'Undone: Services moved'. */
export const jumpText = ({ kind, name, changes }: HistoryJump) => `${words[kind]}: ${name ?? stepName(changes)}`

type Move = (timeline: Timeline<WebsiteSettings>) => Timeline<WebsiteSettings>

function jump(get: Getter, set: Setter, kind: HistoryJump['kind'], move: Move) {
  const timeline = get(timelineAtom)
  if (!timeline) return
  const moved = move(timeline)
  const [before, after] = [timeline.present, moved.present]
  set(changeSessionAtom, (session) => ({ ...session, timeline: moved }))
  if (before === after) return
  // An undone change is named as it was made.
  const changes = kind === 'undone' ? documentChanges(after, before) : documentChanges(before, after)
  const there = new Set(after.sections.map(({ id }) => id))
  const isWhole = changes.some(({ place, sectionId }) => !sectionId && (place === 'Style' || place === 'Theme'))
  // Counts added or removed sections, not the menu that follows them.
  const sections = changes.filter(({ kind, sectionId }) => sectionId && (kind === 'added' || kind === 'removed'))
  const sectionIds = (sections.length > 0 ? sections : changes).flatMap(({ sectionId }) =>
    sectionId && there.has(sectionId) ? [sectionId] : [],
  )
  const name = { undone: timeline.names?.get(before), redone: timeline.names?.get(after), chosen: undefined }[kind]
  const shown = isWhole ? [] : sectionIds
  set(writableJumpAtom, { kind, changes, name, sectionIds: shown, isWhole, before, at: performance.now() })
}
