import { useStore } from 'jotai'
import { useEffect } from 'react'
import { findField, placeOnPage } from '#renderer/document/fields/field-path.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { documentAtom } from '../document/session.ts'
import { type Keystroke, keystrokeAtom } from '../document/use-field.ts'
import { elementOf } from './page-part.ts'

/**
 * Shows text that is typed in a form on the page in the same frame. React rerenders the page in a transition and finds the text already
 * there.
 */
export function useTypingEcho(frame: Document | undefined) {
  const store = useStore()
  useEffect(() => {
    if (!frame) return
    return store.sub(keystrokeAtom, () => {
      const [document, keystroke] = [store.get(documentAtom), store.get(keystrokeAtom)]
      if (document && keystroke) echo(frame, document, keystroke)
    })
  }, [frame, store])
}

/** Only updates elements that show exactly the typed text. React handles text that appears, disappears or has formatting. */
export function echo(frame: Document, document: WebsiteSettings, { path, before, after }: Keystroke) {
  const section = findField(document, path)?.section
  const shown = section && elementOf(frame, section, placeOnPage(section, path))
  const text = shown && onlyText(shown)
  if (text?.data === before && after !== '') text.data = after
}

function onlyText(node: Node): Text | undefined {
  if (node.nodeType === Node.TEXT_NODE) return node as Text
  const [child, ...others] = node.childNodes
  return child && others.length === 0 ? onlyText(child) : undefined
}
