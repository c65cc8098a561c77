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
  const [place, setPlace] = useState<{ left: number; top: number }>()
  const formats = useFormats(() => editing.current)
  const { looks, isLinkOpen, onLooks, onLink } = formats

  const { onLinkOpen: setLinkOpen } = formats
  const onLinkOpen = useCallback(
    (isOpen: boolean) => {
      wish.borrowed.hold(isOpen)
      setPlace(placeOfBar(wish.element, bar.current))
      setLinkOpen(isOpen)
    },
    [wish, setLinkOpen],
  )

  useLayoutEffect(() => {
    const { element, text, max, point, letters, borrowed, keys, onInput, onShow } = wish
    const { signal, end } = borrowed
    const owner = element.ownerDocument
    const show = () => {
      onLooks()
      setPlace(placeOfBar(element, bar.current))
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
    owner.addEventListener('scroll', () => setPlace(placeOfBar(element, bar.current)), { signal, passive: true })
    // A press elsewhere on the page ends it, also while a link is asked for.
    owner.addEventListener('pointerdown', ({ target }) => element.contains(target as Node) || end(), { signal })
    return stop
  }, [wish, onLooks, onLinkOpen])

  const isShown = isLinkOpen || !looks.isCaret
  return (
    <div ref={bar} className={classes.floating} style={place} hidden={!isShown || !frame}>
      <FormatBar
        label={wish.label}
        looks={looks}
        onToggle={(mark) => editing.current?.toggle(mark)}
        onToggleList={() => editing.current?.toggleList()}
        onLink={(link) => {
          onLink(link)
          wish.borrowed.hold(false)
        }}
        isLinkOpen={isLinkOpen}
        onLinkOpen={onLinkOpen}
      />
    </div>
  )
}

/** The room that the bar needs, in pixels. */
const room = { width: 134, height: 44, edge: 8 }

/** Above what is selected, or below it at the top of the window, in the canvas's pixels. */
function placeOfBar(element: HTMLElement, bar: HTMLElement | null): { left: number; top: number } | undefined {
  const owner = element.ownerDocument
  const view = owner.defaultView
  const seen = view?.frameElement?.getBoundingClientRect()
  const selection = owner.getSelection()
  if (!view || !seen || !bar || !selection?.rangeCount) return undefined
  const scale = seen.width / view.innerWidth
  const lines = selection.getRangeAt(0).getBoundingClientRect()
  const box = lines.width > 0 || lines.height > 0 ? lines : element.getBoundingClientRect()
  const above = box.top * scale - room.height
  const top = above >= room.edge ? above : Math.min(box.bottom * scale + room.edge, seen.height - room.height)
  const left = Math.min(Math.max(box.left * scale, room.edge), seen.width - room.width - room.edge)
  return { left, top }
}
