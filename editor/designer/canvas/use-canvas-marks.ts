import { atom, useAtomValue, useStore } from 'jotai'
import { type RefObject, useEffect, useRef } from 'react'
import { placeOnPage } from '#renderer/document/fields/field-path.ts'
import type { Store } from '#session/current-store.ts'
import { jumpText, lastJumpAtom } from '../document/history.ts'
import {
  designerModeAtom,
  markedPathAtom,
  panelOpenAtom,
  selectedSectionAtom,
  wantedFieldAtom,
} from '../document/selection.ts'
import { documentAtom } from '../document/session.ts'
import { useToastWithUndo } from '../document/undo-toast.ts'
import { type Boxes, type CanvasMarks, type Marked, startMarks } from './canvas-marks.ts'
import { changedPart } from './changed-part.ts'
import { mainPlace, placesOf, shownElsewhere } from './fact-places.ts'
import { elementOf } from './page-part.ts'
import { type Size, toolPlaces } from './tool-places.ts'

/** The sections' ids as one text: another one when a section was moved, added or taken out. */
const orderAtom = atom((get) =>
  get(documentAtom)
    ?.sections.map(({ id }) => id)
    .join(),
)

/** The part of the page being edited: of a section, or a fact or a setting anywhere on the page. */
function markedOn(frame: Document, store: Store): Marked {
  const document = store.get(documentAtom)
  const path = store.get(markedPathAtom)
  const mode = store.get(designerModeAtom)
  const opened = mode === 'Sections' ? store.get(selectedSectionAtom) : null
  const section = opened && elementOf(frame, opened, '')
  if (!document || !path || path === opened?.id || mode === 'Theme') return { section, part: null }
  if (opened && path.startsWith(`${opened.id}.`)) {
    const own = elementOf(frame, opened, placeOnPage(opened, path))
    return { section, part: own ?? shownElsewhere(frame, document, path) }
  }
  if (!opened) return { section, part: mainPlace(frame, document, path) }
  const place = placesOf(frame, document, path).find(({ sectionId }) => sectionId === opened.id)
  return { section, part: place?.element ?? null }
}

const phone = '(max-width: 47.99em)'

type Shown = { key: string; order?: string | undefined; element: Element | null; isPart?: boolean }

/** Outlines what is being edited, keeps the tools beside it, and brings it into sight when it becomes another. */
export function useCanvasMarks(frame: Document | undefined, tools: RefObject<HTMLElement | null>) {
  const store = useStore()
  const marks = useRef<CanvasMarks>(null)
  const mode = useAtomValue(designerModeAtom)
  const path = useAtomValue(markedPathAtom)
  const sectionId = useAtomValue(selectedSectionAtom)?.id
  const order = useAtomValue(orderAtom)
  const shownJump = useRef(0)
  const shown = useRef<Shown>({ key: '', element: null })

  useEffect(() => {
    if (!frame) return
    marks.current = startMarks(frame, (boxes) => {
      if (tools.current) moveTools(tools.current, frame, boxes)
    })
    return () => marks.current?.stop()
  }, [frame, tools])

  // On every drawing, as it may have moved what is marked, or drawn it for the first time.
  useEffect(() => {
    if (!frame) return
    marks.current?.place(() => markedOn(frame, store))
    const before = shown.current
    const { section, part } = markedOn(frame, store)
    // A service that gets its price may leave its section for a chart of prices.
    const isElsewhere = part != null && section?.contains(part) === false
    const key = [mode, sectionId, path, order, isElsewhere].join()
    const element = part ?? section
    // A picture that was chosen for an empty place appears.
    const isNew = part != null && before.isPart === false
    if (key === before.key && before.element !== null && !isNew) return
    shown.current = { key, order, element, isPart: part != null }
    // What undo or redo changed may be elsewhere: the effect below shows it.
    if (!element || (store.get(lastJumpAtom)?.at ?? 0) > shownJump.current) return
    // The owner already looks at what they clicked, and at another field of the same part.
    const isSame = element === before.element && order === before.order
    // On a phone the panel covers half of the page.
    const isShown = store.get(panelOpenAtom) && matchMedia(phone).matches ? isInSight : isVisible
    if (isSame || (store.get(wantedFieldAtom)?.isOnPage && isShown(frame, element))) return
    openAround(element)
    reveal(frame, element)
  })

  const toast = useToastWithUndo()
  const jump = useAtomValue(lastJumpAtom)
  useEffect(() => {
    if (!frame || !jump || jump.at === shownJump.current) return
    shownJump.current = jump.at
    const show = () => {
      const document = store.get(documentAtom)
      if (!document || store.get(lastJumpAtom) !== jump) return
      const changed = jump.sectionIds.flatMap((id) => changedPart(frame, jump.before, document, id) ?? [])
      const first = changed[0]
      if (first && !changed.some((element) => isInSight(frame, element))) {
        openAround(first)
        reveal(frame, first)
      }
      if (!first && !jump.isWhole && jump.kind !== 'chosen')
        toast(jumpText(jump), jump.kind === 'undone' ? 'Redo' : 'Undo')
    }
    setTimeout(show, drawn)
  }, [frame, jump, store, toast])
}

/** In milliseconds: the page is drawn a moment after the document has changed. */
const drawn = 150

/** Positions the tools without rendering them again. */
function moveTools(tools: HTMLElement, frame: Document, boxes: Boxes) {
  const view = frame.defaultView
  const seen = view?.frameElement?.getBoundingClientRect()
  if (!view || !seen) return
  // In what shows the services by their prices, their order is another.
  tools.toggleAttribute('data-elsewhere', boxes.isElsewhere === true)
  const sizeOf = (name: string): Size => {
    const { offsetWidth = 0, offsetHeight = 0 } = tools.querySelector<HTMLElement>(`[data-tools=${name}]`) ?? {}
    return { width: offsetWidth, height: offsetHeight }
  }
  const { width, height } = tools.getBoundingClientRect()
  const room = { width, height, section: sizeOf('section'), part: sizeOf('part'), after: sizeOf('after') }
  const places = toolPlaces(boxes, seen.width / view.innerWidth, room)
  tools.toggleAttribute('data-stacked', boxes.isStacked === true)
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

/** Whether anything of it is in the window. */
function isVisible(frame: Document, element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < (frame.defaultView?.innerHeight ?? 0)
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
