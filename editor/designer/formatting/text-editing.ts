import { keydownHandler } from 'prosemirror-keymap'
import { type Command, EditorState, Selection, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import type { FormattedText, TextLink } from '#renderer/document/values/formatted-text.ts'
import { type EarlyKey, wordPressed } from '../canvas/early-keys.ts'
import type { Letters } from '../canvas/type-on-page.ts'
import { movedByKey } from './caret-keys.ts'
import { type Pasted, pastedBlocks } from './clean-paste.ts'
import { fitted, movedWith, selectionOf, sliceOf, withJoinedLists } from './text-changes.ts'
import {
  hasMark,
  isList,
  linkIn,
  listBegun,
  type Mark,
  step,
  textKeys,
  toggled,
  toggledList,
  withLink,
} from './text-commands.ts'
import { docOf, textIn } from './text-schema.ts'

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
  /** Puts the caret where a point of the window is. */
  caretAt: (point: { x: number; y: number }) => void
  select: (letters: Letters) => void
  /** Does what was pressed before this was there. */
  catchUp: (keys: readonly EarlyKey[]) => void
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

/** Said of a change that something was pasted. */
const pasted = 'pasted'

const pastedIn = (data: DataTransfer | null): Pasted => ({
  html: data?.getData('text/html') ?? '',
  text: data?.getData('text/plain') ?? '',
})

/** Makes an element one that formatted text is typed in. */
export function editText({ element, text, max, onInput, onLooks, onLinkWanted, onCut }: Wish): TextEditing {
  let said = textIn(docOf(text))

  const tell = (isTyping: boolean) => {
    const next = textIn(view.state.doc)
    element.toggleAttribute('data-blank', next === '')
    if (sameJson(next, said)) return
    said = next
    onInput(next, isTyping)
  }
  /** Answers whether all of a change had room. */
  const become = (tr: Transaction): boolean => {
    const { from } = tr.getMeta(step) ? tr.selection : view.state.selection
    const { isWhole, isRefused } = fitted(tr, from, max)
    if (!isRefused) withJoinedLists(tr)
    view.updateState(isRefused ? view.state : view.state.apply(tr))
    // What is being composed is told when it is done.
    if (tr.docChanged && !view.composing) tell(!tr.getMeta(step) && !tr.getMeta(pasted))
    onLooks()
    return isWhole
  }
  const wantLink = () => {
    onLinkWanted()
    return true
  }
  const keys = keydownHandler({ ...textKeys, 'Mod-k': wantLink })
  const run = (command: Command) => command(view.state, become)

  const paste = (data: Pasted, at?: number) => {
    const blocks = pastedBlocks(data)
    if (blocks.length === 0) return
    const { tr } = view.state
    if (at !== undefined) tr.setSelection(Selection.near(tr.doc.resolve(at)))
    if (!become(tr.replaceSelection(sliceOf(blocks)).scrollIntoView().setMeta(pasted, true))) onCut()
  }

  const view: EditorView = new EditorView(
    { mount: element },
    {
      state: EditorState.create({ doc: docOf(text) }),
      dispatchTransaction: become,
      handleKeyDown: (_view, event) => {
        const isKnown = keys(view, event)
        // The same keys mean something else outside of a text.
        if (isKnown) event.stopPropagation()
        return isKnown
      },
      handleTextInput: (_view, _from, _to, typed) => {
        const list = listBegun(view.state, typed)
        if (list) become(list)
        return list !== undefined
      },
      handleDOMEvents: {
        beforeinput: (_view, event) => {
          const { inputType } = event
          // The history is the document's, and so are looks.
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
          // The text was drawn anew between the two presses, and the browser selected nothing.
          if (element.ownerDocument.getSelection()?.isCollapsed) press(wordPressed)
          return false
        },
        dragstart: (_view, event) => {
          event.preventDefault()
          return true
        },
        drop: (_view, event) => {
          // The page takes pictures.
          if ((event.dataTransfer?.files.length ?? 0) > 0) return true
          event.preventDefault()
          paste(pastedIn(event.dataTransfer), view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos)
          return true
        },
        compositionend: () => {
          setTimeout(() => view.isDestroyed || tell(true))
          return false
        },
      },
    },
  )
  element.toggleAttribute('data-blank', said === '')

  const press = (name: string) => {
    const { tr, selection } = view.state
    if (textKeys[name]?.(view.state, become)) return
    if (name === 'Backspace') return void become(tr.delete(selection.from - 1, selection.from))
    const moved = movedByKey(view, name)
    if (moved) become(tr.setSelection(moved))
  }

  return {
    show: (next) => {
      if (view.composing || sameJson(next, said)) return
      said = next
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
        else if ('text' in key) become(listBegun(view.state, key.text) ?? view.state.tr.insertText(key.text))
        else press(key.press)
      }
    },
    end: () => {
      tell(true)
      view.destroy()
    },
  }
}
