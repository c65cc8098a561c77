import { appFont, suggestionStyles } from '../suggestions/suggestion-styles.ts'

/**
 * The designer's marks on the page: outlines, which are dashed for samples. Drawn in a separate layer because styles may use every
 * pseudo-element of a section. Each section is its own paint layer, so that a wrapping headline doesn't repaint everything below it.
 */
const styles = `
[data-section] { cursor: default; }
main > [data-section], .footer { will-change: transform; }
[data-field], [data-business], [data-setting] { cursor: pointer; }
:is([data-field], [data-business]) a, a:is([data-field], [data-business]) { -webkit-user-drag: none; }
[data-marks], [data-marks] > * { position: absolute; pointer-events: none; }
[data-marks] { inset: 0 auto auto 0; z-index: 99; }
[data-marks] > i { border: 2px solid #5b5bd6; outline: 1.5px solid #fff; box-shadow: inset 0 0 0 1.5px #fff; }
[data-marks] > i[data-mark=pointed] { border: 1.5px solid #5b5bd6; opacity: .7; }
[data-marks] > i[data-mark=part] { border-radius: 4px; }
[data-marks] > i[data-mark=sample] { border: 1.5px dashed #7b7be0; border-radius: 12px; outline: 0; box-shadow: none; }
#Cookies { position: static; margin-block: 1rem; }
.announcement[data-unseen] { padding-inline: 16rem; }
@media (max-width: 61.99rem) { .announcement[data-unseen] { padding: 36px var(--gutter) .7rem; } }
[data-marks] > b { translate: -100% 0; margin: 8px 0 0 -8px; padding: 3px 8px; border-radius: 99px; background: #16191d; color: #fff; font: 600 11px/1.4 ${appFont}; letter-spacing: .02em; white-space: nowrap; width: max-content; }
[contenteditable] { outline: none; cursor: text; min-width: 1ch; }
[contenteditable=true] { white-space: pre-wrap; }
[contenteditable=true] a { text-decoration: underline; }
[contenteditable]:empty::before { content: "\\200b"; }
${suggestionStyles}`

export type Marked = { section: Element | null; part: Element | null }

/** Bounding boxes of the visible parts, in the frame's pixels. A sticky header may cover any section. */
export type Boxes = {
  section?: DOMRect
  part?: DOMRect
  header?: DOMRect
  words?: readonly DOMRect[]
  isElsewhere?: boolean
  /** The list item that contains the part, and its siblings. The part's tools shouldn't cover these. */
  item?: DOMRect | undefined
  others?: readonly DOMRect[]
  isStacked?: boolean
}

export type CanvasMarks = {
  place: (find: () => Marked) => void
  stop: () => void
}

/** Adds the mark layer outside the site's body and keeps it positioned. Calls `onPlaced` after each update. */
export function startMarks(frame: Document, onPlaced: (boxes: Boxes) => void): CanvasMarks {
  const layer = addLayer(frame)
  let find = (): Marked => ({ section: null, part: null })
  let pointed: Element | null = null
  let drawn: readonly Mark[] = []

  const draw = () => {
    const { section, part } = find()
    const marks = [
      ...(pointed && pointed !== section && pointed !== part ? [outline(frame, pointed, 'pointed')] : []),
      ...(section ? [outline(frame, section, 'selected')] : []),
      ...(part ? [outline(frame, part, 'part')] : []),
      ...[...frame.querySelectorAll('[data-sample]')].flatMap((sample) => [
        outline(frame, sample, 'sample'),
        label(frame, sample, 'Sample'),
      ]),
      ...[...frame.querySelectorAll('[data-unseen]')].flatMap((part) => hiddenLabel(frame, part)),
    ]
    const item = part?.closest('[data-item]')
    const others = item ? otherItems(item).map((other) => other.getBoundingClientRect()) : []
    // Measures before writing, to avoid a second layout.
    const boxes = {
      section: section ? seenBox(section) : undefined,
      part: part ? seenBox(part) : undefined,
      header: frame.querySelector('header')?.getBoundingClientRect(),
      words: section || part ? visibleText(frame) : [],
      isElsewhere: part !== null && section?.contains(part) !== true,
      item: item?.getBoundingClientRect(),
      others,
      isStacked: item ? isStacked(item.getBoundingClientRect(), others) : false,
    }
    drawMarks(frame, layer, drawn, marks)
    drawn = marks
    onPlaced(boxes)
  }
  // Once per frame, after layout, so that keystrokes don't wait for it.
  let due = 0
  const place = () => {
    cancelAnimationFrame(due)
    due = requestAnimationFrame(draw)
  }
  const point = (to: Element | null) => {
    if (to === pointed) return
    pointed = to
    place()
  }

  const stopping = new AbortController()
  const { signal } = stopping
  const over = (event: Event) => {
    const target = event.target as Element | null
    point(target?.closest?.('[data-field], [data-business], [data-setting], [data-section]') ?? null)
  }
  frame.addEventListener('mouseover', over, { signal })
  frame.documentElement.addEventListener('mouseleave', () => point(null), { signal })
  // Sticky headers move with scrolling. Pictures and fonts that load shift the page.
  frame.addEventListener('scroll', place, { signal, passive: true })
  frame.addEventListener('load', place, { signal, capture: true })
  // Opening an answer shifts the content below it.
  frame.addEventListener('toggle', place, { signal, capture: true })
  const sizes = new ResizeObserver(place)
  sizes.observe(frame.body)
  sizes.observe(frame.documentElement)

  return {
    place: (next) => {
      find = next
      place()
    },
    stop: () => {
      stopping.abort()
      sizes.disconnect()
      cancelAnimationFrame(due)
      layer.remove()
    },
  }
}

/** Maximum size of an icon in pixels. Anything larger is a picture. */
const maxIconSize = 64

/** Boxes of visible text lines and icons, which the tools shouldn't cover. */
export function visibleText(frame: Document): DOMRect[] {
  const height = frame.defaultView?.innerHeight ?? 0
  const isInSight = ({ top, bottom, width }: DOMRect) => width > 1 && bottom > 0 && top < height
  const shown = [...frame.querySelectorAll('main > *, [data-section], [data-setting]')].filter((one) =>
    isInSight(one.getBoundingClientRect()),
  )
  const range = frame.createRange()
  return shown.flatMap((one) => {
    const lines: DOMRect[] = []
    const texts = frame.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      if (text.nodeValue?.trim() === '' || !isVisible(text.parentElement)) continue
      range.selectNodeContents(text)
      lines.push(...[...range.getClientRects()].filter(isInSight))
    }
    const icons = [...one.querySelectorAll('svg')].filter(isVisible).map((icon) => icon.getBoundingClientRect())
    return [...lines, ...icons.filter((box) => isInSight(box) && box.width <= maxIconSize)]
  })
}

const isVisible = (element: Element | null) =>
  element?.checkVisibility?.({ visibilityProperty: true }) !== false && !element?.closest('.unseen')

const otherItems = (item: Element) =>
  [...(item.parentElement?.children ?? [])].filter((one) => one !== item && one.matches('[data-item]'))

const isStacked = ({ top, bottom }: DOMRect, others: readonly DOMRect[]): boolean =>
  others.length > 0 && others.every((other) => other.bottom <= top || other.top >= bottom)

function addLayer(frame: Document): Element {
  if (!frame.querySelector('style[data-designer]')) {
    const style = frame.createElement('style')
    style.dataset.designer = ''
    style.textContent = styles
    frame.head.appendChild(style)
  }
  const layer = frame.createElement('div')
  layer.dataset.marks = ''
  layer.ariaHidden = 'true'
  return frame.documentElement.appendChild(layer)
}

type Mark = { tag: 'i' | 'b'; kind: string; text: string; style: string }

function outline(frame: Document, element: Element, kind: 'pointed' | 'selected' | 'part' | 'sample'): Mark {
  // Parts have some space inside their outline. Sections fill it.
  const air = kind === 'selected' || element.hasAttribute('data-section') ? 0 : 4
  const { left, top, width, height } = placeOf(frame, element)
  const above = kind === 'selected' && startsWithText(element) ? 12 : air
  const size = `width:${width + 2 * air}px;height:${height + above + air}px`
  return { tag: 'i', kind, text: '', style: `left:${left - air}px;top:${top - above}px;${size};box-sizing:border-box` }
}

function startsWithText(section: Element): boolean {
  const { paddingTop, paddingBottom } = getComputedStyle(section)
  return paddingTop === '0px' && paddingBottom !== '0px'
}

const hiddenLabels: Record<string, string> = {
  early: 'Not shown to visitors yet',
  over: 'No longer shown to visitors',
  map: 'The real map is drawn when you publish',
  never: 'Never shown: it ends before it begins',
}

function hiddenLabel(frame: Document, element: Element): Mark[] {
  const text = hiddenLabels[element.getAttribute('data-unseen') ?? '']
  return text ? [label(frame, element, text)] : []
}

/** A label in the upper right corner of an element. */
function label(frame: Document, element: Element, text: string): Mark {
  const { left, top, width } = placeOf(frame, element)
  return { tag: 'b', kind: '', text, style: `left:${left + width}px;top:${top}px` }
}

/** Updates only the marks that changed. Most keystrokes change none. */
function drawMarks(frame: Document, layer: Element, before: readonly Mark[], marks: readonly Mark[]) {
  const isSameKind = ({ tag, kind }: Mark, index: number) => before[index]?.tag === tag && before[index].kind === kind
  if (before.length !== marks.length || !marks.every(isSameKind)) {
    return layer.replaceChildren(...marks.map((mark) => elementFor(frame, mark)))
  }
  for (const [index, { style }] of marks.entries()) {
    if (style !== before[index]?.style) (layer.children[index] as HTMLElement).style.cssText = style
  }
}

function elementFor(frame: Document, { tag, kind, text, style }: Mark): HTMLElement {
  const element = frame.createElement(tag)
  if (kind) element.dataset.mark = kind
  element.textContent = text
  element.style.cssText = style
  return element
}

/** The element's visible box. A section's box includes its suggestions. A text's box covers its lines, not its whole element. */
function seenBox(element: Element): DOMRect {
  const box = element.getBoundingClientRect()
  const own = element.hasAttribute('data-section') ? element.nextElementSibling : null
  if (own?.hasAttribute('data-own')) {
    const { left, top, width } = box
    return new DOMRect(left, top, width, own.getBoundingClientRect().bottom - top)
  }
  if (!/^(H\d|P|DIV|SPAN|FIGCAPTION|CITE)$/.test(element.nodeName) || element.querySelector('img, svg')) return box
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(element)
  const lines = range.getBoundingClientRect()
  return lines.width > 0 ? lines : box
}

function placeOf(frame: Document, element: Element) {
  const { left, top, width, height } = seenBox(element)
  const { scrollX = 0, scrollY = 0 } = frame.defaultView ?? {}
  return { left: left + scrollX, top: top + scrollY, width, height }
}
