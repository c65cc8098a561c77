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

/** The section ids, joined. Changes when a section is moved, added or removed. */
const orderAtom = atom((get) =>
  get(documentAtom)
    ?.sections.map(({ id }) => id)
    .join(),
)

/** The part being edited: a part of a section, or a fact or setting anywhere on the page. */
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

const phoneQuery = '(max-width: 47.99em)'

type Shown = { key: string; order?: string | undefined; element: Element | null; isPart?: boolean }

/** Outlines the edited part, positions its tools, and scrolls to a newly edited part. */
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

  // Runs after every render, which may move the part or show it for the first time.
  useEffect(() => {
    if (!frame) return
    marks.current?.place(() => markedOn(frame, store))
    const before = shown.current
    const { section, part } = markedOn(frame, store)
    // A service with a price may move to a price chart elsewhere.
    const isElsewhere = part != null && section?.contains(part) === false
    const key = [mode, sectionId, path, order, isElsewhere].join()
    const element = part ?? section
    // A picture was chosen for an empty place.
    const isNew = part != null && before.isPart === false
    if (key === before.key && before.element !== null && !isNew) return
    shown.current = { key, order, element, isPart: part != null }
    // An undo or redo may change something elsewhere. The effect below scrolls there.
    if (!element || (store.get(lastJumpAtom)?.at ?? 0) > shownJump.current) return
    // The owner is already looking at what they clicked, and at the part's other fields.
    const isSame = element === before.element && order === before.order
    // On phones the panel covers half of the page.
    const isShown = store.get(panelOpenAtom) && matchMedia(phoneQuery).matches ? isInSight : isVisible
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
    setTimeout(show, renderDelayMs)
  }, [frame, jump, store, toast])
}

/** Time for the page to render after a document change, in milliseconds. */
const renderDelayMs = 150

function moveTools(tools: HTMLElement, frame: Document, boxes: Boxes) {
  const view = frame.defaultView
  const seen = view?.frameElement?.getBoundingClientRect()
  if (!view || !seen) return
  // A price chart sorts services differently, so moving them there makes no sense.
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

/** Skips unchanged values, since setting them costs as much. */
function setLength({ style }: HTMLElement, name: string, pixels: number) {
  const length = `${pixels}px`
  if (style.getPropertyValue(name) !== length) style.setProperty(name, length)
}

/** Opens the collapsed answer or tab that contains the element. */
function openAround(element: Element) {
  // A tab's input and label precede its pane.
  const tab = element.closest('.tabs > .pane')?.previousElementSibling?.previousElementSibling
  if (tab) (tab as HTMLInputElement).checked = true
  for (let folded = element.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null) {
    if (folded !== element && !folded.querySelector('summary')?.contains(element)) folded.open = true
  }
}

function isVisible(frame: Document, element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < (frame.defaultView?.innerHeight ?? 0)
}

function isInSight(frame: Document, element: Element): boolean {
  const height = frame.defaultView?.innerHeight ?? 0
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 ? top < height * 0.6 || bottom <= height : bottom > height * 0.6
}

/** Scrolls to the element unless it is in view. */
function reveal(frame: Document, element: Element) {
  if (isInSight(frame, element)) return
  const height = frame.defaultView?.innerHeight ?? 0
  const { top, bottom } = element.getBoundingClientRect()
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const tall = bottom - top > height * 0.6
  element.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: tall ? 'start' : 'center' })
}
