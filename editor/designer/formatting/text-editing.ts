import { sameJson } from '#renderer/document/compare/same-json.ts'
import {
  type Block,
  blocksOf,
  type FormattedText,
  formatted,
  type Run,
  type TextLink,
  wordsOf,
} from '#renderer/document/values/formatted-text.ts'
import { blocksIn, nodesOf, placeOf, selectedIn, selectIn } from './block-nodes.ts'
import { pastedBlocks } from './clean-paste.ts'
import type { Edited, Mark, Span } from './edit-blocks.ts'
import * as edit from './edit-blocks.ts'

/** How what is selected looks. */
export type Looks = { bold: boolean; italic: boolean; list: boolean; link: TextLink | undefined; isCaret: boolean }

export type TextEditing = {
  /** Shows a text that was changed elsewhere, as by an undo. */
  show: (text: FormattedText) => void
  looks: () => Looks
  toggle: (mark: Mark) => void
  toggleList: () => void
  /** Puts a link on what is selected, on the link or the word that the caret is in, or as new words; `undefined` takes it away. */
  link: (link: TextLink | undefined) => void
  /** Takes the focus, with what was selected last. */
  focus: () => void
  select: (span: Span) => void
  end: () => void
}

type Wish = {
  /** Its content is replaced. */
  element: HTMLElement
  text: FormattedText
  max: number
  /** `isTyping`: one letter of many, which the history folds into one step. */
  onInput: (text: FormattedText, isTyping: boolean) => void
  /** What is selected has changed, or how it looks. */
  onLooks: () => void
  /** Ctrl+K: somebody wants to say where a link leads. */
  onLinkWanted: () => void
  /** What was pasted did not fit. */
  onCut: () => void
}

/**
 * Makes an element one that formatted text is typed in. The browser types and deletes within a block, so that input methods work; all
 * that changes how the text is built is computed on its blocks and drawn again.
 */
export function editText({ element, text, max, onInput, onLooks, onLinkWanted, onCut }: Wish): TextEditing {
  const owner = element.ownerDocument
  let blocks = blocksOf(text)
  let said = formatted(blocks)
  let selected: Span = { from: 0, to: 0 }
  /** Looks of what is typed next at a place, where they are not those around it. */
  let pending: { at: number; looks: Pick<Run, Mark> } | undefined
  let composing = false

  const draw = (focused = owner.activeElement === element) => {
    element.replaceChildren(...nodesOf(owner, blocks))
    element.toggleAttribute(
      'data-blank',
      blocks.every((block) => !block.item && wordsOf(block) === ''),
    )
    if (focused) selectIn(element, selected)
  }
  const tell = (isTyping: boolean) => {
    const next = formatted(blocks)
    element.toggleAttribute('data-blank', next === '')
    if (sameJson(next, said)) return
    said = next
    onInput(next, isTyping)
  }
  const become = (next: Edited, isTyping = false) => {
    blocks = next.blocks
    selected = next.span
    draw(true)
    tell(isTyping)
    onLooks()
  }
  /** Puts blocks in place of a part, as far as there is room. */
  const insert = (span: Span, inserted: readonly Block[], isTyping = false) => {
    const { isCut, ...next } = edit.fitted(blocks, span, inserted, max)
    const hasGrown = edit.lengthOf(next.blocks) > Math.max(max, edit.lengthOf(blocks))
    if (!hasGrown) become(next, isTyping)
    return isCut || hasGrown
  }
  const follow = () => {
    if (!composing) selected = selectedIn(element) ?? selected
    if (pending && pending.at !== selected.from) pending = undefined
    onLooks()
  }
  /** Takes over what the browser or an input method did. */
  const read = () => {
    blocks = blocksIn(element)
    selected = selectedIn(element) ?? selected
    if (edit.lengthOf(blocks) > max) {
      const over = edit.fitted([{ runs: [] }], { from: 0, to: 0 }, blocks, max)
      return become({ blocks: over.blocks, span: clamped(selected, over.blocks) }, true)
    }
    tell(true)
  }

  const paste = (data: DataTransfer | null, span: Span) => {
    const inserted = pastedBlocks({ html: data?.getData('text/html') ?? '', text: data?.getData('text/plain') ?? '' })
    if (inserted.length > 0 && insert(span, inserted)) onCut()
  }

  const beforeInput = (event: InputEvent) => {
    const { inputType } = event
    if (inputType.includes('Composition') || event.isComposing) return
    const span = targetOf(event, element, selectedIn(element) ?? selected)
    const take = (action: () => void) => {
      event.preventDefault()
      action()
    }
    if (inputType === 'formatBold' || inputType === 'formatItalic') {
      return take(() => toggle(inputType === 'formatBold' ? 'bold' : 'italic'))
    }
    if (inputType.startsWith('format') || inputType.startsWith('history')) return event.preventDefault()
    if (inputType === 'insertParagraph') return take(() => withRoom(edit.brokenAt(blocks, span), true))
    if (inputType === 'insertLineBreak') return take(() => insert(span, [{ runs: [{ text: '\n' }] }], true))
    if (inputType === 'insertFromPaste' || inputType === 'insertFromDrop')
      return take(() => paste(event.dataTransfer, span))
    if (inputType.startsWith('insert')) return typed(event, span, take)
    if (inputType.startsWith('delete')) return deleted(inputType, span, take)
  }
  const withRoom = (next: Edited, isTyping = false) => {
    const length = edit.lengthOf(next.blocks)
    if (length <= max || length <= edit.lengthOf(blocks)) become(next, isTyping)
  }

  const typed = (event: InputEvent, span: Span, take: (action: () => void) => void) => {
    const words = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
    const { index, within } = edit.blockAt(blocks, span.from)
    const block = blocks[index]
    const before = block ? wordsOf(block).slice(0, within) : ''
    if (words === ' ' && /^[-*•]$/.test(before) && !block?.item) {
      const bare = edit.replaced(blocks, { from: span.from - 1, to: span.to }, [])
      return take(() => withRoom({ ...bare, blocks: edit.withList(bare.blocks, bare.span, true) }))
    }
    const looks = pending?.at === span.from ? pending.looks : undefined
    const isWithin = edit.blockAt(blocks, span.to).index === index && !words.includes('\n')
    const hasRoom = edit.lengthOf(blocks) + words.length - (span.to - span.from) <= max
    if (isWithin && hasRoom && !looks) return
    const around = edit.runAt(blocks, span.from)
    const { bold, italic, link } = looks ? { ...looks, link: around?.link } : { ...around }
    const run = { ...(bold && { bold }), ...(italic && { italic }), ...(link && { link }) }
    pending = undefined
    const inserted = blocksOf(words.replace(/\r\n?/g, '\n'))
    take(() =>
      insert(
        span,
        inserted.map(({ runs }) => ({ runs: runs.map((one) => ({ ...one, ...run })) })),
        true,
      ),
    )
  }

  const deleted = (inputType: string, target: Span, take: (action: () => void) => void) => {
    const isBackward = inputType.endsWith('Backward')
    const caret = selectedIn(element) ?? selected
    const { index, within } = edit.blockAt(blocks, caret.from)
    if (isBackward && caret.from === caret.to && within === 0 && blocks[index]?.item) {
      return take(() => become({ blocks: edit.withList(blocks, caret, false), span: caret }))
    }
    let { from, to } = target
    if (from === to) {
      const length = blocks[index] ? wordsOf(blocks[index]).length : 0
      if (isBackward && within === 0) from -= 1
      else if (inputType.endsWith('Forward') && within === length) to += 1
      else return
    }
    if (from < 0 || to > edit.endOf(blocks)) return take(() => undefined)
    if (edit.blockAt(blocks, from).index !== edit.blockAt(blocks, to).index) {
      take(() => become(edit.replaced(blocks, { from, to }, []), true))
    }
  }

  const toggle = (mark: Mark) => {
    if (selected.from !== selected.to) return become({ blocks: edit.withMark(blocks, selected, mark), span: selected })
    const { bold, italic } = pending?.looks ?? edit.runAt(blocks, selected.from) ?? {}
    const looks = { bold, italic }
    pending = { at: selected.from, looks: { ...looks, [mark]: looks[mark] ? undefined : true } }
    onLooks()
  }
  const toggleList = () => withRoom({ blocks: edit.withList(blocks, selected), span: selected })

  const link = (to: TextLink | undefined) => {
    const known = edit.linkAt(blocks, selected)
    const isCaret = selected.from === selected.to
    const span = known && isCaret ? known : isCaret ? edit.wordAt(blocks, selected.from) : selected
    if (!to || span.from < span.to) {
      return become({ blocks: edit.withLink(blocks, span, to), span: { from: span.to, to: span.to } })
    }
    insert(span, [{ runs: [{ text: to.value, link: to }] }])
  }

  const key = (event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
    const action = isCommand ? actions[event.shiftKey ? `shift+${event.code}` : event.key.toLowerCase()] : undefined
    if (!action || event.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    selected = selectedIn(element) ?? selected
    action()
  }
  const actions: Record<string, (() => void) | undefined> = {
    b: () => toggle('bold'),
    i: () => toggle('italic'),
    k: onLinkWanted,
    'shift+Digit8': toggleList,
  }

  const stopping = new AbortController()
  const { signal } = stopping
  element.addEventListener('beforeinput', beforeInput, { signal })
  element.addEventListener('input', (event) => (event as InputEvent).isComposing || composing || read(), { signal })
  element.addEventListener('compositionstart', () => (composing = true), { signal })
  element.addEventListener(
    'compositionend',
    () => {
      composing = false
      read()
    },
    { signal },
  )
  element.addEventListener(
    'paste',
    (event) => {
      event.preventDefault()
      paste(event.clipboardData, selectedIn(element) ?? selected)
    },
    { signal },
  )
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  element.addEventListener('keydown', key, { signal })
  owner.addEventListener('selectionchange', () => owner.activeElement === element && follow(), { signal })
  draw()

  return {
    show: (next) => {
      if (composing || sameJson(next, said)) return
      blocks = blocksOf(next)
      said = next
      selected = clamped(selected, blocks)
      draw()
    },
    looks: () => ({
      bold: (pending?.looks.bold ?? (!pending && edit.hasMark(blocks, selected, 'bold'))) === true,
      italic: (pending?.looks.italic ?? (!pending && edit.hasMark(blocks, selected, 'italic'))) === true,
      list: edit.isList(blocks, selected),
      link: edit.linkAt(blocks, selected)?.link,
      isCaret: selected.from === selected.to,
    }),
    toggle,
    toggleList,
    link,
    focus: () => {
      element.focus({ preventScroll: true })
      selectIn(element, selected)
    },
    select: (span) => {
      selected = clamped(span, blocks)
      selectIn(element, selected)
    },
    end: () => stopping.abort(),
  }
}

function clamped({ from, to }: Span, blocks: readonly Block[]): Span {
  const end = edit.endOf(blocks)
  return { from: Math.min(from, end), to: Math.min(to, end) }
}

/** What an input would replace: what the browser says, where it says it. */
function targetOf(event: InputEvent, element: Element, selected: Span): Span {
  const [target] = event.getTargetRanges?.() ?? []
  if (!target) return selected
  const from = placeOf(element, target.startContainer, target.startOffset)
  const to = placeOf(element, target.endContainer, target.endOffset)
  return from === undefined || to === undefined ? selected : { from: Math.min(from, to), to: Math.max(from, to) }
}
