import { appFont, suggestionStyles } from '../suggestions/suggestion-styles.ts'

/**
 * What the designer draws over the site, and the published page never has: outlines, those of samples dashed as suggestions are. They are in a
 * separate layer, since a style may use every pseudo-element of a section. Each section is a layer too: a headline that takes
 * another line moves what is below it, and nothing there is painted again.
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

/** What is marked: a section, and perhaps a part of the page. */
export type Marked = { section: Element | null; part: Element | null }

/** In the frame's pixels, from the upper left corner of what is seen of it. The header may lie over the first section, or stay in sight over any. */
export type Boxes = {
  section?: DOMRect
  part?: DOMRect
  header?: DOMRect
  words?: readonly DOMRect[]
  isElsewhere?: boolean
  /** The item of a list that the part is in, and the list's other items, which tools of this one should leave alone. */
  item?: DOMRect | undefined
  others?: readonly DOMRect[]
  /** Whether the part is in a vertical list. */
  isStacked?: boolean
}

export type CanvasMarks = {
  /** Puts the marks where the things they mark are now. */
  place: (find: () => Marked) => void
  stop: () => void
}

/**
 * Adds the layer to the document that the site is drawn in, outside its body, and keeps it in place. `onPlaced` hears after each
 * drawing where the marked things are.
 */
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
        word(frame, sample, 'Sample'),
      ]),
      ...[...frame.querySelectorAll('[data-unseen]')].flatMap((part) => unseenWord(frame, part)),
    ]
    const item = part?.closest('[data-item]')
    const others = item ? otherItems(item).map((other) => other.getBoundingClientRect()) : []
    // Measures before it writes: otherwise the browser lays out the page twice.
    const boxes = {
      section: section ? seenBox(section) : undefined,
      part: part ? seenBox(part) : undefined,
      header: frame.querySelector('header')?.getBoundingClientRect(),
      words: section || part ? wordsInSight(frame) : [],
      isElsewhere: part !== null && section?.contains(part) !== true,
      item: item?.getBoundingClientRect(),
      others,
      isStacked: item ? isStacked(item.getBoundingClientRect(), others) : false,
    }
    drawMarks(frame, layer, drawn, marks)
    drawn = marks
    onPlaced(boxes)
  }
  // Once a frame, when the page is laid out anyway: a keystroke must not wait for it.
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
  // A header that stays in sight moves over the page; pictures and fonts that arrive move what is under them.
  frame.addEventListener('scroll', place, { signal, passive: true })
  frame.addEventListener('load', place, { signal, capture: true })
  // An answer that is opened has moved what stands below it.
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

/** In pixels: a larger drawing is a picture. */
const largestIcon = 64

/** The lines of text and the icons that the window shows, which tools should leave to be read. */
export function wordsInSight(frame: Document): DOMRect[] {
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
    return [...lines, ...icons.filter((box) => isInSight(box) && box.width <= largestIcon)]
  })
}

const isVisible = (element: Element | null) =>
  element?.checkVisibility?.({ visibilityProperty: true }) !== false && !element?.closest('.unseen')

const otherItems = (item: Element) =>
  [...(item.parentElement?.children ?? [])].filter((one) => one !== item && one.matches('[data-item]'))

/** Whether an item is in a vertical list. */
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
  // A part has a little space inside its outline, a section fills it.
  const air = kind === 'selected' || element.hasAttribute('data-section') ? 0 : 4
  const { left, top, width, height } = placeOf(frame, element)
  const above = kind === 'selected' && beginsWithWords(element) ? 12 : air
  const size = `width:${width + 2 * air}px;height:${height + above + air}px`
  return { tag: 'i', kind, text: '', style: `left:${left - air}px;top:${top - above}px;${size};box-sizing:border-box` }
}

/** Whether a section has no top padding of its own. */
function beginsWithWords(section: Element): boolean {
  const { paddingTop, paddingBottom } = getComputedStyle(section)
  return paddingTop === '0px' && paddingBottom !== '0px'
}

const unseenWords: Record<string, string> = {
  early: 'Not shown to visitors yet',
  over: 'No longer shown to visitors',
  map: 'The real map is drawn when you publish',
  never: 'Never shown: it ends before it begins',
}

/** What visitors do not see now, since its first day is to come or its last is over. */
function unseenWord(frame: Document, element: Element): Mark[] {
  const text = unseenWords[element.getAttribute('data-unseen') ?? '']
  return text ? [word(frame, element, text)] : []
}

/** A word in the upper right corner of an element. */
function word(frame: Document, element: Element, text: string): Mark {
  const { left, top, width } = placeOf(frame, element)
  return { tag: 'b', kind: '', text, style: `left:${left + width}px;top:${top}px` }
}

/** Draws what differs from before: a keystroke moves one outline, and nearly always nothing. */
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

/** The visible part of an element in the window: for a section also what is suggested for it, for a text its lines, regardless of its box. */
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

/** Where an element is on the page, in CSS pixels. */
function placeOf(frame: Document, element: Element) {
  const { left, top, width, height } = seenBox(element)
  const { scrollX = 0, scrollY = 0 } = frame.defaultView ?? {}
  return { left: left + scrollX, top: top + scrollY, width, height }
}
