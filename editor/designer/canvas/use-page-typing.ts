import { useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { findField, placeOnPage } from '../../../renderer/document/field-path.ts'
import type { Section } from '../../../renderer/document/section-types.ts'
import { isLongHeading } from '../../../renderer/sections/introduction/long-heading.ts'
import { sealAtom } from '../document/edits.ts'
import { documentAtom } from '../document/session.ts'
import { setFieldAtom } from '../document/use-field.ts'
import { elementOf, pageText, typedElement } from './page-part.ts'
import { type PageTyping, typeOnPage } from './type-on-page.ts'

/**
 * Typing on the page itself. The section that is typed in stays drawn as it was (`frozen`) until the end, so that React leaves
 * the element alone; the document, and with it the form, changes at every keystroke.
 */
export function usePageTyping(frame: Document | undefined) {
  const store = useStore()
  const setField = useSetAtom(setFieldAtom)
  const seal = useSetAtom(sealAtom)
  const [frozen, setFrozen] = useState<Section | null>(null)
  const typing = useRef<PageTyping>(null)

  const end = useCallback(() => typing.current?.end(), [])
  useEffect(() => end, [end])

  /** Puts the caret into the text of a field. Answers false when it cannot be typed where it stands. */
  const begin = useCallback(
    (path: string, point?: { x: number; y: number }): boolean => {
      end()
      const document = store.get(documentAtom)
      const found = document && findField(document, path)
      const text = document && pageText(document, path)
      if (!frame || !found || !text) return false
      const shown = elementOf(frame, found.section, placeOnPage(found.section, path))
      const element = shown && typedElement(shown, text)
      if (!element) return false
      setFrozen(found.section)
      const { className } = shown
      // React draws the page after typing ends: set the headline's final size now.
      const isHeadline = found.section.type === 'Introduction' && found.field.name === 'heading'
      typing.current = typeOnPage({
        element,
        text: text.text || (element.textContent ?? ''),
        multiline: text.multiline,
        max: text.max,
        point,
        onInput: (typed) => {
          if (isHeadline) shown.classList.toggle('long', isLongHeading(typed))
          setField({ path, value: text.write(typed), typing: `page.${path}` })
        },
        onEnd: () => {
          shown.className = className
          typing.current = null
          setFrozen(null)
          seal()
        },
      })
      return true
    },
    [frame, store, setField, seal, end],
  )
  return { frozen, begin, end }
}
