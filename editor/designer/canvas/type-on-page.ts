import { truncate } from '../form/pasting.ts'
import { type Point, textOf } from './page-part.ts'

export type PageTyping = {
  /** Ends editing and commits the text. Can be called more than once. */
  end: () => void
}

type TypingOptions = {
  /** The element that shows the text. The renderer must not touch it until editing ends. */
  element: HTMLElement
  /** Allows line breaks and paragraphs. */
  multiline: boolean
  /** Character limit. */
  max: number
  /** Caret position in frame pixels. A drag's selection takes precedence. */
  point: Point
  onInput: (text: string) => void
  /** Called when pasted text doesn't fit. */
  onTruncated: (left: number) => void
  onEnd: () => void
}

/** Makes a plain-text element editable in place. */
export function typeOnPage({ element, multiline, max, point, onInput, onTruncated, onEnd }: TypingOptions) {
  const letters = selectedLetters(element, point)
  const { end, signal } = borrowElement({ element, editable: 'plaintext-only', multiline, onEnd })
  selectLetters(element, letters)

  const reportInput = () => onInput(truncate(textOf(element), max))
  element.addEventListener('beforeinput', (event) => limitInput(event, { element, multiline, max, onTruncated, end }), {
    signal,
  })
  element.addEventListener('input', (event) => (event as InputEvent).isComposing || reportInput(), { signal })
  element.addEventListener('compositionend', reportInput, { signal })
  const show = (text: string) => {
    if (textOf(element) === text) return
    const before = caretIn(element)
    element.innerText = text
    selectLetters(element, before === undefined ? undefined : { from: before, to: before })
  }
  return { end, show }
}

type Borrowed = PageTyping & {
  /** Aborted when editing ends, before React's nodes are restored. */
  signal: AbortSignal
  /** Keeps the element editable without the focus. */
  keepBorrowed: (isHeld: boolean) => void
}

type BorrowOptions = {
  element: HTMLElement
  editable: 'true' | 'plaintext-only'
  multiline: boolean
  onEnd: () => void
}

/**
 * Makes an element editable until it loses the focus. Replaces React's child nodes with copies and restores them at the end, so that React
 * never notices.
 */
export function borrowElement({ element, editable, multiline, onEnd }: BorrowOptions): Borrowed {
  const owner = element.ownerDocument
  const drawn = [...element.childNodes]
  const { className, dir } = element
  element.replaceChildren(...drawn.map((node) => node.cloneNode(true)))
  element.contentEditable = editable
  element.setAttribute('role', 'textbox')
  element.ariaMultiLine = String(multiline)
  element.dir = 'auto'
  element.focus({ preventScroll: true })

  let isHeld = false
  const stopping = new AbortController()
  const { signal } = stopping
  const end = () => {
    if (signal.aborted) return
    const typed = textOf(element)
    stopping.abort()
    for (const name of ['contenteditable', 'role', 'aria-multiline', 'translate', 'data-blank']) {
      element.removeAttribute(name)
    }
    Object.assign(element, { className, dir })
    if (dir === '') element.removeAttribute('dir')
    element.replaceChildren(...drawn)
    // React writes the same text a moment later.
    const [only, ...others] = drawn
    if (only?.nodeType === Node.TEXT_NODE && others.length === 0) only.nodeValue = typed
    owner.getSelection()?.removeAllRanges()
    onEnd()
  }

  // When a frame loses the focus to the parent page, only its window gets an event.
  element.addEventListener('blur', () => isHeld || end(), { signal })
  // In a question, a click or the space key would toggle the answer.
  element.addEventListener('click', (event) => event.preventDefault(), { signal })
  element.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault(), { signal })
  element.addEventListener(
    'keydown',
    (event) => {
      const done = event.key === 'Escape' || event.key === 'Tab'
      // During composition these keys belong to the input method.
      if (event.isComposing || !done) return
      event.preventDefault()
      event.stopPropagation()
      end()
    },
    { signal },
  )
  return {
    end,
    signal,
    keepBorrowed: (next) => {
      isHeld = next
    },
  }
}

type InputLimits = Pick<TypingOptions, 'element' | 'multiline' | 'max' | 'onTruncated'> & { end: () => void }

/** Prevents formatting, excess characters, and line breaks in single-line fields. */
function limitInput(event: InputEvent, { element, multiline, max, onTruncated, end }: InputLimits) {
  const { inputType } = event
  if (/^(format|history)/.test(inputType)) return event.preventDefault()
  const newLine = inputType === 'insertParagraph' || inputType === 'insertLineBreak'
  if (newLine && !multiline) {
    event.preventDefault()
    return end()
  }
  if (!inputType.startsWith('insert') || event.isComposing) return
  const typed = newLine ? '\n' : (event.data ?? event.dataTransfer?.getData('text/plain') ?? '')
  const selected = element.ownerDocument.getSelection()?.toString().length ?? 0
  const room = Math.max(0, max - textOf(element).length + selected)
  const pasted = inputType === 'insertFromPaste' || inputType === 'insertFromDrop'
  if (typed.length <= room && !pasted) return
  event.preventDefault()
  const whole = multiline ? typed : typed.replace(/\s*\n\s*/g, ' ')
  const fitting = truncate(whole, room)
  if (pasted && fitting !== whole) onTruncated(whole.length - fitting.length)
  // The only way to insert text that triggers input events and native undo.
  if (fitting !== '') element.ownerDocument.execCommand('insertText', false, fitting)
}

/** A selection as text offsets. `to` is the caret. */
export type Letters = { from: number; to: number }

/** The selection in an element after a drag, otherwise the caret at a point. Undefined if the point is outside its text. */
export function selectedLetters(element: HTMLElement, { x, y }: Point): Letters | undefined {
  const owner = element.ownerDocument
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0, isCollapsed } = owner.getSelection() ?? {}
  const from = anchorNode && !isCollapsed ? lettersBefore(element, anchorNode, anchorOffset) : undefined
  if (from !== undefined && focusNode) {
    const isPast = element.compareDocumentPosition(focusNode) & Node.DOCUMENT_POSITION_FOLLOWING
    const outside = isPast ? (element.textContent?.length ?? 0) : 0
    return { from, to: lettersBefore(element, focusNode, focusOffset) ?? outside }
  }
  const range = owner.caretRangeFromPoint(x, y)
  const caret = range ? lettersBefore(element, range.startContainer, range.startOffset) : undefined
  return caret === undefined ? undefined : { from: caret, to: caret }
}

function caretIn(element: HTMLElement): number | undefined {
  const selection = element.ownerDocument.getSelection()
  return selection?.focusNode ? lettersBefore(element, selection.focusNode, selection.focusOffset) : undefined
}

function lettersBefore(element: HTMLElement, node: Node, offset: number): number | undefined {
  if (!element.contains(node)) return undefined
  const before = element.ownerDocument.createRange()
  before.selectNodeContents(element)
  before.setEnd(node, offset)
  return before.toString().length
}

export function selectLetters(element: HTMLElement, letters: Letters | undefined) {
  const selection = element.ownerDocument.getSelection()
  const [from, to] = letters ? [placeOf(element, letters.from), placeOf(element, letters.to)] : []
  if (from && to) return selection?.setBaseAndExtent(from.node, from.offset, to.node, to.offset)
  selection?.selectAllChildren(element)
  selection?.collapseToEnd()
}

function placeOf(element: HTMLElement, letters: number): { node: Node; offset: number } | undefined {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = letters
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0
    if (left <= length) return { node, offset: left }
    left -= length
  }
  return undefined
}
