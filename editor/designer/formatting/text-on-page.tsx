import { useAtomValue } from 'jotai'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { FormattedText } from '#renderer/document/values/formatted-text.ts'
import { toast } from '#ui/toasts/toast.tsx'
import { pageFrameAtom } from '../canvas/page-frame.ts'
import { borrowElement, type PageTyping } from '../canvas/type-on-page.ts'
import { useSetField } from '../document/use-field.ts'
import { placeOf } from './block-nodes.ts'
import { FormatBar } from './format-bar.tsx'
import classes from './formatting.module.css'
import { editText, type TextEditing } from './text-editing.ts'
import { cutWords, useFormats } from './use-formats.ts'

/** A text of the page that somebody wants to type in. */
export type FormattedOnPage = {
  /** The element that shows it. React must not touch it until the end. */
  element: HTMLElement
  path: string
  text: FormattedText
  label: string
  max: number
  /** Where the caret goes, in the frame's pixels; without one, all of the text is selected. */
  point?: { x: number; y: number }
}

type TextOnPageProps = {
  wish: FormattedOnPage
  /** How the canvas ends it. */
  typing: RefObject<PageTyping | null>
  onEnd: () => void
}

/** Typing formatted text on the page, with a bar of formats above what is selected. */
export function TextOnPage({ wish, typing, onEnd }: TextOnPageProps) {
  const setField = useSetField()
  const frame = useAtomValue(pageFrameAtom)
  const bar = useRef<HTMLDivElement>(null)
  const editing = useRef<TextEditing>(null)
  const isHeld = useRef(false)
  const [place, setPlace] = useState<{ left: number; top: number }>()
  const formats = useFormats(() => editing.current)
  const { looks, isLinkOpen, onLooks, onLink } = formats

  const { onLinkOpen: setLinkOpen } = formats
  const onLinkOpen = useCallback(
    (isOpen: boolean) => {
      isHeld.current = isOpen
      setPlace(placeOfBar(wish.element, bar.current))
      setLinkOpen(isOpen)
    },
    [wish, setLinkOpen],
  )

  useLayoutEffect(() => {
    const { element, path, text, max, point } = wish
    const owner = element.ownerDocument
    const at = point && owner.caretRangeFromPoint(point.x, point.y)
    const caret = at ? placeOf(element, at.startContainer, at.startOffset) : undefined
    let isLeaving = false
    const borrowed = borrowElement({
      element,
      multiline: true,
      isHeld: () => isHeld.current,
      onEnd: () => {
        editing.current?.end()
        editing.current = null
        if (!isLeaving) onEnd()
      },
    })
    typing.current = borrowed
    const show = () => {
      onLooks()
      setPlace(placeOfBar(element, bar.current))
    }
    editing.current = editText({
      element,
      text,
      max,
      onInput: (value, isTyping) => setField({ path, value, typing: isTyping ? `page.${path}` : undefined }),
      onLooks: show,
      onLinkWanted: () => onLinkOpen(true),
      onCut: () => toast(cutWords(max)),
    })
    editing.current.select(caret === undefined ? { from: 0, to: Number.MAX_SAFE_INTEGER } : { from: caret, to: caret })
    editing.current.focus()
    show()
    const { signal } = borrowed
    owner.addEventListener('scroll', () => setPlace(placeOfBar(element, bar.current)), { signal, passive: true })
    // A press elsewhere on the page ends it, also while a link is asked for.
    owner.addEventListener('pointerdown', ({ target }) => element.contains(target as Node) || borrowed.end(), {
      signal,
    })
    return () => {
      isLeaving = true
      borrowed.end()
    }
  }, [wish, typing, onEnd, onLooks, onLinkOpen, setField])

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
          isHeld.current = false
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
