import { useAtomValue } from 'jotai'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { FormattedText } from '#renderer/document/values/formatted-text.ts'
import { visibleText } from '../canvas/canvas-marks.ts'
import type { EarlyKeys } from '../canvas/early-keys.ts'
import { pageFrameAtom } from '../canvas/page-frame.ts'
import type { Point } from '../canvas/page-part.ts'
import { nearestClear, scaled } from '../canvas/tool-places.ts'
import type { borrowElement, Letters } from '../canvas/type-on-page.ts'
import { notifyCut } from '../form/pasting.ts'
import { FormatBar } from './format-bar.tsx'
import classes from './formatting.module.css'
import { editText, type TextEditing } from './text-editing.ts'
import { useFormats } from './use-formats.ts'

export type FormattedOnPage = {
  /** The focused element that shows the text. React must not touch it until editing ends. */
  element: HTMLElement
  path: string
  text: FormattedText
  label: string
  max: number
  /** Caret position in frame pixels. */
  point: Point
  /** The caret or a drag's selection as text offsets. */
  letters: Letters | undefined
  borrowed: ReturnType<typeof borrowElement>
  /** Keys pressed since then. */
  keys: EarlyKeys
  onInput: (text: FormattedText, isTyping: boolean) => void
  /** Registers a callback that updates the text after an outside change. */
  onShow: (show: (text: FormattedText) => void) => void
}

/** Edits rich text on the page, with a toolbar beside a selection. */
export function TextOnPage({ request }: { request: FormattedOnPage }) {
  const frame = useAtomValue(pageFrameAtom)
  const bar = useRef<HTMLDivElement>(null)
  const editing = useRef<TextEditing>(null)
  const asksForLink = useRef(false)
  const [place, setPlace] = useState<BarPlace>()
  const formats = useFormats(() => editing.current)
  const { looks, isLinkOpen, onLooks, onLink } = formats

  const { onLinkOpen: setLinkOpen } = formats
  const onLinkOpen = useCallback(
    (isOpen: boolean) => {
      request.borrowed.keepBorrowed(isOpen)
      asksForLink.current = isOpen
      setPlace(placeOfBar(request.element, bar.current, isOpen))
      setLinkOpen(isOpen)
    },
    [request, setLinkOpen],
  )

  useLayoutEffect(() => {
    const { element, text, max, point, letters, borrowed, keys, onInput, onShow } = request
    const { signal, end } = borrowed
    const owner = element.ownerDocument
    const move = () => setPlace(placeOfBar(element, bar.current, asksForLink.current))
    const show = () => {
      onLooks()
      move()
    }
    const stop = () => {
      editing.current?.end()
      editing.current = null
    }
    keys.take((pressed) => {
      const begun = editText({
        element,
        text,
        max,
        onInput,
        onLooks: show,
        onLinkWanted: () => onLinkOpen(true),
        onTruncated: () => notifyCut(max),
      })
      editing.current = begun
      onShow(begun.show)
      if (letters && letters.from !== letters.to) begun.select(letters)
      else begun.caretAt(point)
      begun.focus()
      begun.catchUp(pressed)
    })
    signal.addEventListener('abort', stop)
    owner.addEventListener('scroll', move, { signal, passive: true })
    // Clicking elsewhere on the page ends editing, even with the link form open.
    owner.addEventListener('pointerdown', ({ target }) => element.contains(target as Node) || end(), { signal })
    return stop
  }, [request, onLooks, onLinkOpen])

  const isShown = isLinkOpen || !looks.isCaret
  return (
    <div
      ref={bar}
      className={classes.floating}
      style={place && { left: place.left, top: place.top }}
      hidden={!isShown || !frame}
    >
      <FormatBar
        label={request.label}
        looks={looks}
        onToggle={(mark) => editing.current?.toggle(mark)}
        onToggleList={() => editing.current?.toggleList()}
        onLink={(link) => {
          onLink(link)
          request.borrowed.keepBorrowed(false)
          asksForLink.current = false
        }}
        isLinkOpen={isLinkOpen}
        linkSide={place?.linkSide}
        onLinkOpen={onLinkOpen}
      />
    </div>
  )
}

/** Space for the link form, and distance from the edge, in pixels. */
const reservedSpace = { form: 250, edge: 8 }

type BarPlace = { left: number; top: number; linkSide: 'top' | 'bottom' }

/**
 * Places the toolbar above or below the text without covering other text, in canvas pixels. If the text fills the window, places it at the
 * window's edge. While the link form is open, both are below the text, or above it if there is more room.
 */
function placeOfBar(element: HTMLElement, bar: HTMLElement | null, isLinkOpen: boolean): BarPlace | undefined {
  const owner = element.ownerDocument
  const view = owner.defaultView
  const seen = view?.frameElement?.getBoundingClientRect()
  const selection = owner.getSelection()
  if (!view || !seen || !bar || !selection?.rangeCount) return undefined
  const scale = seen.width / view.innerWidth
  const selected = scaled(selection.getRangeAt(0).getBoundingClientRect(), scale)
  const text = scaled(element.getBoundingClientRect(), scale)
  const { offsetWidth: width, offsetHeight: height } = bar
  const { edge, form } = reservedSpace
  const range = { left: edge, top: edge, right: seen.width - width - edge, bottom: seen.height - height - edge }
  const x = Math.min(Math.max(selected.left || text.left, range.left), range.right)
  const [above, below] = [text.top - height - edge, text.bottom + edge]
  if (isLinkOpen) {
    const top = Math.min(below, range.bottom)
    const isBelow = window.innerHeight - seen.top - top - height >= Math.min(form, seen.top + above)
    return { left: x, top: isBelow ? top : Math.max(above, edge), linkSide: isBelow ? 'bottom' : 'top' }
  }
  const taken = [text, ...visibleText(owner).map((box) => scaled(box, scale))]
  const wanted = [above, below].map((y) => ({ x, y }))
  const clear = nearestClear(wanted, { width, height }, taken, range)
  const docked = { x, y: selected.top > seen.height / 2 ? range.top : range.bottom }
  const { x: left, y: top } = clear ?? docked
  return { left, top, linkSide: 'bottom' }
}
