import { atom, type Getter, type Setter } from 'jotai'
import { type Change, documentChanges } from '#renderer/document/compare/changes.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { stepName } from '#ui/words/change-words.ts'
import { changeSessionAtom, timelineAtom } from './session.ts'
import { goTo, redo, type Timeline, undo } from './timeline.ts'

/** The result of an undo, redo or jump in the history. */
export type HistoryJump = {
  kind: 'undone' | 'redone' | 'chosen'
  changes: readonly Change[]
  name?: string | undefined
  /** Changed sections that still exist. Empty if the whole page changed. */
  sectionIds: readonly string[]
  isWhole: boolean
  before: WebsiteSettings
  /** Distinguishes two equal jumps. */
  at: number
}

const writableJumpAtom = atom<HistoryJump | null>(null)

export const lastJumpAtom = atom((get) => get(writableJumpAtom))
export const forgetJumpAtom = atom(null, (_get, set) => set(writableJumpAtom, null))

export const undoAtom = atom(null, (get, set) => jump(get, set, 'undone', undo))
export const redoAtom = atom(null, (get, set) => jump(get, set, 'redone', redo))

export const goToAtom = atom(null, (get, set, index: number) =>
  jump(get, set, 'chosen', (timeline) => goTo(timeline, index)),
)

const words = { undone: 'Undone', redone: 'Redone', chosen: 'Changed' }

/** 'Undone: Services moved'. */
export const jumpText = ({ kind, name, changes }: HistoryJump) => `${words[kind]}: ${name ?? stepName(changes)}`

type Move = (timeline: Timeline<WebsiteSettings>) => Timeline<WebsiteSettings>

function jump(get: Getter, set: Setter, kind: HistoryJump['kind'], move: Move) {
  const timeline = get(timelineAtom)
  if (!timeline) return
  const moved = move(timeline)
  const [before, after] = [timeline.present, moved.present]
  set(changeSessionAtom, (session) => ({ ...session, timeline: moved }))
  if (before === after) return
  // Names an undone change in its original direction.
  const changes = kind === 'undone' ? documentChanges(after, before) : documentChanges(before, after)
  const there = new Set(after.sections.map(({ id }) => id))
  const isWhole = changes.some(({ place, sectionId }) => !sectionId && (place === 'Style' || place === 'Theme'))
  // Adding a section also changes the menu, but only the section counts.
  const sections = changes.filter(({ kind, sectionId }) => sectionId && (kind === 'added' || kind === 'removed'))
  const sectionIds = (sections.length > 0 ? sections : changes).flatMap(({ sectionId }) =>
    sectionId && there.has(sectionId) ? [sectionId] : [],
  )
  const name = { undone: timeline.names?.get(before), redone: timeline.names?.get(after), chosen: undefined }[kind]
  const shown = isWhole ? [] : sectionIds
  set(writableJumpAtom, { kind, changes, name, sectionIds: shown, isWhole, before, at: performance.now() })
}
