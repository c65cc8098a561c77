import { useAtomValue } from 'jotai'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { FormattedText } from '#renderer/document/values/formatted-text.ts'
import { wordsInSight } from '../canvas/canvas-marks.ts'
import type { EarlyKeys } from '../canvas/early-keys.ts'
import { pageFrameAtom } from '../canvas/page-frame.ts'
import type { Point } from '../canvas/page-part.ts'
import { nearestClear, scaled } from '../canvas/tool-places.ts'
import type { borrowElement, Letters } from '../canvas/type-on-page.ts'
import { sayCut } from '../form/pasting.ts'
import { FormatBar } from './format-bar.tsx'
import classes from './formatting.module.css'
import { editText, type TextEditing } from './text-editing.ts'
import { useFormats } from './use-formats.ts'

/** A text of the page that somebody wants to type in. */
export type FormattedOnPage = {
  /** The element that shows it, which has the focus. React must not touch it until the end. */
  element: HTMLElement
  path: string
  text: FormattedText
  label: string
  max: number
  /** Where the caret goes, in the frame's pixels. */
  point: Point
  /** The same in letters, with what a drag has selected. */
  letters: Letters | undefined
  borrowed: ReturnType<typeof borrowElement>
  /** What was pressed since. */
  keys: EarlyKeys
  onInput: (text: FormattedText, isTyping: boolean) => void
  /** Takes what shows a text that was changed elsewhere. */
  onShow: (show: (text: FormattedText) => void) => void
}

/** Typing formatted text on the page, with a bar of formats beside it while something is selected. */
export function TextOnPage({ wish }: { wish: FormattedOnPage }) {
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
      wish.borrowed.hold(isOpen)
      asksForLink.current = isOpen
      setPlace(placeOfBar(wish.element, bar.current, isOpen))
      setLinkOpen(isOpen)
    },
    [wish, setLinkOpen],
  )

  useLayoutEffect(() => {
    const { element, text, max, point, letters, borrowed, keys, onInput, onShow } = wish
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
        onCut: () => sayCut(max),
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
    // A press elsewhere on the page ends it, also while a link is asked for.
    owner.addEventListener('pointerdown', ({ target }) => element.contains(target as Node) || end(), { signal })
    return stop
  }, [wish, onLooks, onLinkOpen])

  const isShown = isLinkOpen || !looks.isCaret
  return (
    <div
      ref={bar}
      className={classes.floating}
      style={place && { left: place.left, top: place.top }}
      hidden={!isShown || !frame}
    >
      <FormatBar
        label={wish.label}
        looks={looks}
        onToggle={(mark) => editing.current?.toggle(mark)}
        onToggleList={() => editing.current?.toggleList()}
        onLink={(link) => {
          onLink(link)
          wish.borrowed.hold(false)
          asksForLink.current = false
        }}
        isLinkOpen={isLinkOpen}
        linkSide={place?.linkSide}
        onLinkOpen={onLinkOpen}
      />
    </div>
  )
}

/** The room that the form of a link needs, and from the edge, in pixels. */
const room = { form: 250, edge: 8 }

type BarPlace = { left: number; top: number; linkSide: 'top' | 'bottom' }

/**
 * Above the text or below it, where it covers no words, in the canvas's pixels; at the window's foot or top over a text that fills it.
 * While the form of a link is open, both keep to one side of the text: below it, or above where there is more room.
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
  const { edge, form } = room
  const range = { left: edge, top: edge, right: seen.width - width - edge, bottom: seen.height - height - edge }
  const x = Math.min(Math.max(selected.left || text.left, range.left), range.right)
  const [above, below] = [text.top - height - edge, text.bottom + edge]
  if (isLinkOpen) {
    const top = Math.min(below, range.bottom)
    const isBelow = window.innerHeight - seen.top - top - height >= Math.min(form, seen.top + above)
    return { left: x, top: isBelow ? top : Math.max(above, edge), linkSide: isBelow ? 'bottom' : 'top' }
  }
  const taken = [text, ...wordsInSight(owner).map((box) => scaled(box, scale))]
  const wanted = [above, below].map((y) => ({ x, y }))
  const clear = nearestClear(wanted, { width, height }, taken, range)
  const docked = { x, y: selected.top > seen.height / 2 ? range.top : range.bottom }
  const { x: left, y: top } = clear ?? docked
  return { left, top, linkSide: 'bottom' }
}
