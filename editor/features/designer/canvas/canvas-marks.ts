/**
 * What the designer draws over the site, and the published page never has: outlines of the sections and a word on samples.
 * They stand in a layer of their own, since every pseudo-element of a section may be a style's.
 */
const styles = `
[data-section] { cursor: pointer; }
[data-marks], [data-marks] > * { position: absolute; pointer-events: none; }
[data-marks] { inset: 0 auto auto 0; z-index: 99; }
[data-marks] > i { border: 2px solid #3b9579; }
[data-marks] > i[data-mark=pointed] { border-color: #3b957980; }
[data-marks] > b { translate: -100% 0; margin: 8px 0 0 -8px; padding: 3px 8px; border-radius: 99px; background: #16191d; color: #fff; font: 600 11px/1.4 system-ui, sans-serif; letter-spacing: .02em; }
`

export type CanvasMarks = {
  /** Puts the marks where the things they mark are now. */
  place: (selectedId: string | null) => void
  stop: () => void
}

/** Adds the layer to the document that the site is drawn in, outside its body, and keeps it in place. */
export function startMarks(frame: Document): CanvasMarks {
  const layer = addLayer(frame)
  let selected: string | null = null
  let pointed: string | null = null

  const draw = () => {
    const marks = [
      ...outline(frame, pointed === selected ? null : pointed, 'pointed'),
      ...outline(frame, selected, 'selected'),
      ...[...frame.querySelectorAll('[data-sample]')].map((sample) => word(frame, sample, 'Sample')),
    ]
    layer.replaceChildren(...marks)
  }
  // Once a frame, when the page is laid out anyway: a keystroke must not wait for it.
  let due = 0
  const place = () => {
    cancelAnimationFrame(due)
    due = requestAnimationFrame(draw)
  }
  const point = (event: Event) => {
    const section = (event.target as Element | null)?.closest?.('[data-section]')?.getAttribute('data-section') ?? null
    if (section === pointed) return
    pointed = section
    place()
  }
  const leave = () => {
    pointed = null
    place()
  }

  const stopping = new AbortController()
  const { signal } = stopping
  frame.addEventListener('mouseover', point, { signal })
  frame.documentElement.addEventListener('mouseleave', leave, { signal })
  // A header that stays in sight moves over the page; pictures and fonts that arrive move what is under them.
  frame.addEventListener('scroll', place, { signal, passive: true })
  frame.addEventListener('load', place, { signal, capture: true })
  const sizes = new ResizeObserver(place)
  sizes.observe(frame.body)

  return {
    place: (id) => {
      selected = id
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

function outline(frame: Document, id: string | null, kind: 'pointed' | 'selected'): HTMLElement[] {
  const section = id && frame.querySelector(`[data-section="${CSS.escape(id)}"]`)
  if (!section) return []
  const { left, top, width, height } = placeOf(frame, section)
  const mark = frame.createElement('i')
  mark.dataset.mark = kind
  Object.assign(mark.style, { left: px(left), top: px(top), width: px(width), height: px(height) })
  return [mark]
}

/** A word in the upper right corner of an element. */
function word(frame: Document, element: Element, text: string): HTMLElement {
  const { left, top, width } = placeOf(frame, element)
  const mark = frame.createElement('b')
  mark.textContent = text
  Object.assign(mark.style, { left: px(left + width), top: px(top) })
  return mark
}

/** Where an element is on the page, in CSS pixels. */
function placeOf(frame: Document, element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const { scrollX = 0, scrollY = 0 } = frame.defaultView ?? {}
  return { left: left + scrollX, top: top + scrollY, width, height }
}

const px = (length: number) => `${length}px`
