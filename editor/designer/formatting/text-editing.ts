import { keydownHandler } from 'prosemirror-keymap'
import { type Command, EditorState, Selection, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import type { FormattedText, TextLink } from '#renderer/document/values/formatted-text.ts'
import { type EarlyKey, wordKey } from '../canvas/early-keys.ts'
import type { Letters } from '../canvas/type-on-page.ts'
import { movedByKey } from './caret-keys.ts'
import { type Pasted, pastedBlocks } from './clean-paste.ts'
import { fitToLimit, movedWith, selectionOf, sliceOf, withJoinedLists } from './text-changes.ts'
import {
  hasMark,
  isList,
  linkIn,
  type Mark,
  startList,
  step,
  textKeys,
  toggled,
  toggledList,
  withLink,
} from './text-commands.ts'
import { docOf, textIn } from './text-schema.ts'

/** Formatting of the selection. */
export type Looks = { bold: boolean; italic: boolean; list: boolean; link: TextLink | undefined; isCaret: boolean }

export type TextEditing = {
  /** Updates the text after an outside change, such as undo. */
  show: (text: FormattedText) => void
  looks: () => Looks
  toggle: (mark: Mark) => void
  toggleList: () => void
  /** Links the selection, or the link or word at the caret, or inserts new text. `undefined` removes the link. */
  link: (link: TextLink | undefined) => void
  /** Focuses the text and restores the last selection. */
  focus: () => void
  /** Places the caret at a point in the window. */
  caretAt: (point: { x: number; y: number }) => void
  select: (letters: Letters) => void
  /** Replays keys recorded before the editor loaded. */
  catchUp: (keys: readonly EarlyKey[]) => void
  end: () => void
}

type EditingOptions = {
  /** The editor replaces the element's content. */
  element: HTMLElement
  text: FormattedText
  max: number
  /** `isTyping`: the change is part of a typing step in the history. */
  onInput: (text: FormattedText, isTyping: boolean) => void
  /** Called when the selection or its formatting changes. */
  onLooks: () => void
  /** Ctrl+K opens the link form. */
  onLinkWanted: () => void
  /** Called when pasted text exceeds the limit. */
  onTruncated: () => void
}

/** Transaction meta of a paste. */
const pasted = 'pasted'

const pastedIn = (data: DataTransfer | null): Pasted => ({
  html: data?.getData('text/html') ?? '',
  text: data?.getData('text/plain') ?? '',
})

/** Turns an element into a rich-text editor. */
export function editText({
  element,
  text,
  max,
  onInput,
  onLooks,
  onLinkWanted,
  onTruncated,
}: EditingOptions): TextEditing {
  let current = textIn(docOf(text))

  const reportInput = (isTyping: boolean) => {
    const next = textIn(view.state.doc)
    element.toggleAttribute('data-blank', next === '')
    if (sameJson(next, current)) return
    current = next
    onInput(next, isTyping)
  }
  /** Applies a transaction. Returns whether all of it fit. */
  const become = (tr: Transaction): boolean => {
    const { from } = tr.getMeta(step) ? tr.selection : view.state.selection
    const { isWhole, isRefused } = fitToLimit(tr, from, max)
    if (!isRefused) withJoinedLists(tr)
    view.updateState(isRefused ? view.state : view.state.apply(tr))
    // Composed text is reported when the composition ends.
    if (tr.docChanged && !view.composing) reportInput(!tr.getMeta(step) && !tr.getMeta(pasted))
    onLooks()
    return isWhole
  }
  const openLinkForm = () => {
    onLinkWanted()
    return true
  }
  const keys = keydownHandler({ ...textKeys, 'Mod-k': openLinkForm })
  const run = (command: Command) => command(view.state, become)

  const paste = (data: Pasted, at?: number) => {
    const blocks = pastedBlocks(data)
    if (blocks.length === 0) return
    const { tr } = view.state
    if (at !== undefined) tr.setSelection(Selection.near(tr.doc.resolve(at)))
    if (!become(tr.replaceSelection(sliceOf(blocks)).scrollIntoView().setMeta(pasted, true))) onTruncated()
  }

  const view: EditorView = new EditorView(
    { mount: element },
    {
      state: EditorState.create({ doc: docOf(text) }),
      dispatchTransaction: become,
      handleKeyDown: (_view, event) => {
        const isKnown = keys(view, event)
        // These keys have other meanings outside a text.
        if (isKnown) event.stopPropagation()
        return isKnown
      },
      handleTextInput: (_view, _from, _to, typed) => {
        const list = startList(view.state, typed)
        if (list) become(list)
        return list !== undefined
      },
      handleDOMEvents: {
        beforeinput: (_view, event) => {
          const { inputType } = event
          // The document has its own history and formatting.
          if (!/^(format|history)/.test(inputType)) return false
          event.preventDefault()
          if (inputType === 'formatBold') run(toggled('bold'))
          if (inputType === 'formatItalic') run(toggled('italic'))
          return true
        },
        paste: (_view, event) => {
          event.preventDefault()
          paste(pastedIn(event.clipboardData))
          return true
        },
        dblclick: () => {
          // The text rerendered between the two clicks, so the browser didn't select anything.
          if (element.ownerDocument.getSelection()?.isCollapsed) press(wordKey)
          return false
        },
        dragstart: (_view, event) => {
          event.preventDefault()
          return true
        },
        drop: (_view, event) => {
          // The page handles dropped pictures.
          if ((event.dataTransfer?.files.length ?? 0) > 0) return true
          event.preventDefault()
          paste(pastedIn(event.dataTransfer), view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos)
          return true
        },
        compositionend: () => {
          setTimeout(() => view.isDestroyed || reportInput(true))
          return false
        },
      },
    },
  )
  element.toggleAttribute('data-blank', current === '')

  const press = (name: string) => {
    const { tr, selection } = view.state
    if (textKeys[name]?.(view.state, become)) return
    if (name === 'Backspace') return void become(tr.delete(selection.from - 1, selection.from))
    const moved = movedByKey(view, name)
    if (moved) become(tr.setSelection(moved))
  }

  return {
    show: (next) => {
      if (view.composing || sameJson(next, current)) return
      current = next
      const { doc, selection, tr } = view.state
      const place = movedWith(doc, docOf(next), selection.head)
      tr.replaceWith(0, doc.content.size, docOf(next).content)
      tr.setSelection(Selection.near(tr.doc.resolve(place)))
      view.updateState(view.state.apply(tr))
      element.toggleAttribute('data-blank', next === '')
      onLooks()
    },
    looks: () => ({
      bold: hasMark(view.state, 'bold'),
      italic: hasMark(view.state, 'italic'),
      list: isList(view.state),
      link: linkIn(view.state)?.link,
      isCaret: view.state.selection.empty,
    }),
    toggle: (mark) => run(toggled(mark)),
    toggleList: () => run(toggledList),
    link: (link) => void become(withLink(view.state, link)),
    focus: () => view.focus(),
    caretAt: ({ x, y }) => {
      const { tr } = view.state
      const place = view.posAtCoords({ left: x, top: y })?.pos ?? tr.doc.content.size
      become(tr.setSelection(Selection.near(tr.doc.resolve(place), -1)))
    },
    select: (letters) => void become(view.state.tr.setSelection(selectionOf(view.state.doc, letters))),
    catchUp: (early) => {
      for (const key of early) {
        if ('pasted' in key) paste(key.pasted)
        else if ('text' in key) become(startList(view.state, key.text) ?? view.state.tr.insertText(key.text))
        else press(key.press)
      }
    },
    end: () => {
      reportInput(true)
      view.destroy()
    },
  }
}
