import { textOf } from './page-part.ts'

export type Point = { x: number; y: number }

export type PageTyping = {
  /** Ends it, with what was typed. Harmless when it has ended. */
  end: () => void
}

type Wish = {
  /** The element that shows the text on the page. The renderer must not touch it until the end. */
  element: HTMLElement
  /** Whether it may have several lines and paragraphs. */
  multiline: boolean
  /** Characters allowed. */
  max: number
  /** Position of the caret, in the frame's pixels. */
  point: Point
  onInput: (text: string) => void
  onEnd: () => void
}

/** Lets a person type in an element of the page that shows a text without looks. */
export function typeOnPage({ element, multiline, max, point, onInput, onEnd }: Wish) {
  const caret = caretOffset(element, point)
  const { end, signal } = borrowElement({ element, editable: 'plaintext-only', multiline, onEnd })
  placeCaret(element, caret)

  const say = () => onInput(textOf(element).slice(0, max))
  element.addEventListener('beforeinput', (event) => hold(event, { element, multiline, max, end }), { signal })
  element.addEventListener('input', (event) => (event as InputEvent).isComposing || say(), { signal })
  element.addEventListener('compositionend', say, { signal })
  /** Shows a text that was changed elsewhere. */
  const show = (text: string) => {
    if (textOf(element) === text) return
    const before = caretIn(element)
    element.innerText = text
    placeCaret(element, before)
  }
  return { end, show }
}

type Borrowed = PageTyping & {
  /** Aborted at the end, before what was drawn is back. */
  signal: AbortSignal
  /** Whether it stays borrowed without the focus. */
  hold: (isHeld: boolean) => void
}

type Loan = { element: HTMLElement; editable: 'true' | 'plaintext-only'; multiline: boolean; onEnd: () => void }

/**
 * Makes an element of the page one to type in, with the focus, until that leaves it. What React drew in it gives way to the same
 * again, which may be changed, and comes back at the end: React never notices.
 */
export function borrowElement({ element, editable, multiline, onEnd }: Loan): Borrowed {
  const owner = element.ownerDocument
  const drawn = [...element.childNodes]
  const { className } = element
  element.replaceChildren(...drawn.map((node) => node.cloneNode(true)))
  element.contentEditable = editable
  element.setAttribute('role', 'textbox')
  element.ariaMultiLine = String(multiline)
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
    element.className = className
    element.replaceChildren(...drawn)
    // React writes the same a moment later.
    const [only, ...others] = drawn
    if (only?.nodeType === Node.TEXT_NODE && others.length === 0) only.nodeValue = typed
    owner.getSelection()?.removeAllRanges()
    onEnd()
  }

  // When a frame loses the focus to the page around it, only its window gets an event.
  element.addEventListener('blur', () => isHeld || end(), { signal })
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
  return {
    end,
    signal,
    hold: (next) => {
      isHeld = next
    },
  }
}

type Hold = Pick<Wish, 'element' | 'multiline' | 'max'> & { end: () => void }

/** Keeps out what the field cannot hold: looks, more characters than allowed, and lines where there is one. */
function hold(event: InputEvent, { element, multiline, max, end }: Hold) {
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
  const fitting = (multiline ? typed : typed.replace(/\s*\n\s*/g, ' ')).slice(0, room)
  // The one way to insert that the browser counts as typing.
  if (fitting !== '') element.ownerDocument.execCommand('insertText', false, fitting)
}

/** How many characters of an element's text stand before a point; undefined when it is not in its text. */
export function caretOffset(element: HTMLElement, { x, y }: Point): number | undefined {
  const range = element.ownerDocument.caretRangeFromPoint(x, y)
  return range ? lengthBefore(element, range) : undefined
}

function caretIn(element: HTMLElement): number | undefined {
  const selection = element.ownerDocument.getSelection()
  return selection?.rangeCount ? lengthBefore(element, selection.getRangeAt(0)) : undefined
}

function lengthBefore(element: HTMLElement, { startContainer, startOffset }: Range): number | undefined {
  if (!element.contains(startContainer)) return undefined
  const before = element.ownerDocument.createRange()
  before.selectNodeContents(element)
  before.setEnd(startContainer, startOffset)
  return before.toString().length
}

/** Puts the caret after so many characters, or at the end. */
function placeCaret(element: HTMLElement, offset = Number.POSITIVE_INFINITY) {
  const owner = element.ownerDocument
  const selection = owner.getSelection()
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
