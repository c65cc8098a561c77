import { useAtomValue } from 'jotai'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { FormattedText } from '#renderer/document/values/formatted-text.ts'
import type { EarlyKeys } from '../canvas/early-keys.ts'
import { pageFrameAtom } from '../canvas/page-frame.ts'
import type { Point } from '../canvas/page-part.ts'
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

/** Typing formatted text on the page, with a bar of formats above what is selected. */
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

/** The room that the bar needs, with the form of a link, and from the edge, in pixels. */
const room = { width: 134, height: 44, form: 250, edge: 8 }

type BarPlace = { left: number; top: number; linkSide: 'top' | 'bottom' }

/**
 * Above what is selected, or below it at the top of the window, in the canvas's pixels. While the form of a link is open, both keep to one
 * side of the words: below them, or above where there is more room.
 */
function placeOfBar(element: HTMLElement, bar: HTMLElement | null, isLinkOpen: boolean): BarPlace | undefined {
  const owner = element.ownerDocument
  const view = owner.defaultView
  const seen = view?.frameElement?.getBoundingClientRect()
  const selection = owner.getSelection()
  if (!view || !seen || !bar || !selection?.rangeCount) return undefined
  const scale = seen.width / view.innerWidth
  const lines = selection.getRangeAt(0).getBoundingClientRect()
  const box = lines.width > 0 || lines.height > 0 ? lines : element.getBoundingClientRect()
  const above = box.top * scale - room.height
  const below = Math.min(box.bottom * scale + room.edge, seen.height - room.height)
  const roomBelow = window.innerHeight - seen.top - below - room.height
  const isBelow = isLinkOpen ? roomBelow >= Math.min(room.form, seen.top + above) : above < room.edge
  const left = Math.min(Math.max(box.left * scale, room.edge), seen.width - room.width - room.edge)
  return { left, top: isBelow ? below : Math.max(above, room.edge), linkSide: isBelow ? 'bottom' : 'top' }
}
