import { atom, useAtomValue, useStore } from 'jotai'
import { type RefObject, useEffect, useRef } from 'react'
import { placeOnPage } from '#renderer/document/fields/field-path.ts'
import { lastJumpAtom } from '../document/history.ts'
import { designerModeAtom, markedPathAtom, selectedSectionAtom } from '../document/selection.ts'
import { documentAtom } from '../document/session.ts'
import { type Boxes, type CanvasMarks, startMarks } from './canvas-marks.ts'
import { elementOf } from './page-part.ts'
import { toolPlaces } from './tool-places.ts'

/** The sections' ids as one text: another one when a section was moved, added or taken out. */
const orderAtom = atom((get) =>
  get(documentAtom)
    ?.sections.map(({ id }) => id)
    .join(),
)

/** Outlines what is being edited, keeps the tools beside it, and brings it into sight when it becomes another. */
export function useCanvasMarks(frame: Document | undefined, tools: RefObject<HTMLElement | null>) {
  const store = useStore()
  const mode = useAtomValue(designerModeAtom)
  const opened = useAtomValue(selectedSectionAtom)
  const path = useAtomValue(markedPathAtom)
  const section = mode === 'Sections' ? opened : null
  const marks = useRef<CanvasMarks>(null)

  useEffect(() => {
    if (!frame) return
    marks.current = startMarks(frame, (boxes) => {
      if (tools.current) moveTools(tools.current, frame, boxes)
    })
    return () => marks.current?.stop()
  }, [frame, tools])

  // On every drawing, as it may have moved what is marked.
  useEffect(() => marks.current?.place(section && { section, place: path ? placeOnPage(section, path) : '' }))

  const sectionId = section?.id
  const order = useAtomValue(orderAtom)
  const shownJump = useRef(0)
  useEffect(() => {
    // A section that was moved may have left the window.
    void order
    // What undo or redo changed may be elsewhere: the effect below shows it.
    if ((store.get(lastJumpAtom)?.at ?? 0) > shownJump.current) return
    const shown = store.get(documentAtom)?.sections.find(({ id }) => id === sectionId)
    if (!frame || !shown) return
    const part = path ? elementOf(frame, shown, placeOnPage(shown, path)) : null
    const element = part ?? elementOf(frame, shown, '')
    if (!element) return
    openAround(element)
    reveal(frame, element)
  }, [frame, store, sectionId, path, order])

  const jump = useAtomValue(lastJumpAtom)
  useEffect(() => {
    if (!frame || !jump || jump.at === shownJump.current) return
    shownJump.current = jump.at
    const changed = jump.sectionIds.flatMap((id) => frame.querySelector(`[data-section="${CSS.escape(id)}"]`) ?? [])
    const first = changed[0]
    if (first && !changed.some((element) => isInSight(frame, element))) reveal(frame, first)
  }, [frame, jump])
}

/** Positions the tools without rendering them again. */
function moveTools(tools: HTMLElement, frame: Document, boxes: Boxes) {
  const view = frame.defaultView
  const seen = view?.frameElement?.getBoundingClientRect()
  if (!view || !seen) return
  const { width, height } = tools.getBoundingClientRect()
  const part = tools.querySelector<HTMLElement>('[role=toolbar]')?.offsetWidth
  const places = toolPlaces(boxes, seen.width / view.innerWidth, { width, height, part })
  for (const name of ['section', 'part', 'after'] as const) {
    const place = places[name]
    tools.toggleAttribute(`data-${name}`, place !== undefined)
    if (place) setLength(tools, `--${name}-x`, place.x)
    if (place) setLength(tools, `--${name}-y`, place.y)
  }
}

/** Setting the same again would cost as much as another length. */
function setLength({ style }: HTMLElement, name: string, pixels: number) {
  const length = `${pixels}px`
  if (style.getPropertyValue(name) !== length) style.setProperty(name, length)
}

/** Opens the answer, the tab, or whatever else is folded up, that something is in: its own place is empty until then. */
function openAround(element: Element) {
  // A tab's button and its label stand before its pane.
  const tab = element.closest('.tabs > .pane')?.previousElementSibling?.previousElementSibling
  if (tab) (tab as HTMLInputElement).checked = true
  for (let folded = element.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null) {
    if (folded !== element && !folded.querySelector('summary')?.contains(element)) folded.open = true
  }
}

/** Whether a good part of something is in the window. */
function isInSight(frame: Document, element: Element): boolean {
  const height = frame.defaultView?.innerHeight ?? 0
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 ? top < height * 0.6 || bottom <= height : bottom > height * 0.6
}

/** Scrolls something into sight, unless it is there already. */
function reveal(frame: Document, element: Element) {
  if (isInSight(frame, element)) return
  const height = frame.defaultView?.innerHeight ?? 0
  const { top, bottom } = element.getBoundingClientRect()
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const tall = bottom - top > height * 0.6
  element.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: tall ? 'start' : 'center' })
}
