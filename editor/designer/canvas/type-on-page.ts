import { paragraphNodes, textOf } from './page-part.ts'

export type PageTyping = {
  /** Ends it, with what was typed. Harmless when it has ended. */
  end: () => void
}

type Wish = {
  /** The element that shows the text on the page. The renderer must not touch it until the end. */
  element: HTMLElement
  text: string
  /** Whether it may have several lines and paragraphs. */
  multiline: boolean
  /** Characters allowed. */
  max: number
  /** Where the caret goes, in the frame's pixels; without one, all of the text is selected. */
  point?: { x: number; y: number }
  onInput: (text: string) => void
  onEnd: () => void
}

/**
 * Lets a person type in an element of the page. Its content is removed for the time and put back unchanged at the end:
 * React, which drew it, never notices.
 */
export function typeOnPage({ element, text, multiline, max, point, onInput, onEnd }: Wish): PageTyping {
  const caretBefore = point && caretOffset(element, point)
  const { end, signal } = borrowElement({ element, multiline, onEnd })
  element.replaceChildren(...(multiline ? paragraphNodes(element.ownerDocument, text) : [text]))
  element.focus({ preventScroll: true })
  placeCaret(element, caretBefore)

  const say = () => onInput(textOf(element).slice(0, max))
  element.addEventListener('beforeinput', (event) => hold(event, { element, multiline, max, end }), { signal })
  element.addEventListener('input', (event) => (event as InputEvent).isComposing || say(), { signal })
  element.addEventListener('compositionend', say, { signal })
  return { end }
}

type Borrowed = {
  element: HTMLElement
  multiline: boolean
  /** Whether it stays borrowed without the focus. */
  isHeld?: () => boolean
  onEnd: () => void
}

/** Makes an element of the page one to type in, until the focus leaves it. The end brings back what was drawn in it. */
export function borrowElement({ element, multiline, isHeld, onEnd }: Borrowed): PageTyping & { signal: AbortSignal } {
  const owner = element.ownerDocument
  const drawn = [...element.childNodes]
  element.contentEditable = multiline ? 'true' : 'plaintext-only'
  element.setAttribute('role', 'textbox')
  element.ariaMultiLine = String(multiline)

  const stopping = new AbortController()
  const { signal } = stopping
  const end = () => {
    if (signal.aborted) return
    stopping.abort()
    element.removeAttribute('contenteditable')
    element.removeAttribute('role')
    element.removeAttribute('aria-multiline')
    element.replaceChildren(...drawn)
    owner.getSelection()?.removeAllRanges()
    onEnd()
  }

  // When a frame loses the focus to the page around it, only its window gets an event.
  element.addEventListener('blur', () => isHeld?.() || end(), { signal })
  // In a question, a click or a space would open and close the answer.
  element.addEventListener('click', (event) => event.preventDefault(), { signal })
  element.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault(), { signal })
  element.addEventListener(
    'keydown',
    (event) => {
      const done = event.key === 'Escape' || event.key === 'Tab'
      // During the composition of a letter, these keys end the composition.
      if (event.isComposing || !done) return
      event.preventDefault()
      event.stopPropagation()
      end()
    },
    { signal },
  )
  return { end, signal }
}

type Hold = Pick<Wish, 'element' | 'multiline' | 'max'> & { end: () => void }

/** Keeps out what the field cannot hold: looks, more characters than allowed, and lines where there is one. */
function hold(event: InputEvent, { element, multiline, max, end }: Hold) {
  const { inputType } = event
  if (inputType.startsWith('format') || inputType === 'historyUndo' || inputType === 'historyRedo') {
    return event.preventDefault()
  }
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
  const fitting = (multiline ? typed : typed.replace(/\s*\n\s*/g, ' ')).slice(0, room)
  // The one way to insert that the browser counts as typing.
  if (fitting !== '') element.ownerDocument.execCommand('insertText', false, fitting)
}

/** How many characters of an element's text stand before a point; undefined when it is not in its text. */
function caretOffset(element: HTMLElement, { x, y }: { x: number; y: number }): number | undefined {
  const range = element.ownerDocument.caretRangeFromPoint(x, y)
  if (!range || !element.contains(range.startContainer)) return undefined
  const before = range.cloneRange()
  before.selectNodeContents(element)
  before.setEnd(range.startContainer, range.startOffset)
  return before.toString().length
}

/** Puts the caret after so many characters; without a number, selects everything. */
function placeCaret(element: HTMLElement, offset: number | undefined) {
  const owner = element.ownerDocument
  const selection = owner.getSelection()
  if (offset === undefined) return selection?.selectAllChildren(element)
  const walker = owner.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = offset
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0
    if (left <= length) return selection?.collapse(node, left)
    left -= length
  }
  selection?.selectAllChildren(element)
  selection?.collapseToEnd()
}
