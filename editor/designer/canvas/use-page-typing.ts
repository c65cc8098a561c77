import { useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import { findField, placeOnPage } from '#renderer/document/fields/field-path.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import type { Section } from '#renderer/document/section-types.ts'
import type { FormattedText } from '#renderer/document/values/formatted-text.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { sealAtom } from '../document/edits.ts'
import { fieldValue, withFieldValue } from '../document/field.ts'
import { documentAtom } from '../document/session.ts'
import { useSetField } from '../document/use-field.ts'
import { notifyCut } from '../form/pasting.ts'
import type { FormattedOnPage } from '../formatting/text-on-page.tsx'
import { type EarlyKey, recordKeys } from './early-keys.ts'
import { sizeHeading } from './heading-size.ts'
import { elementOf, factText, type Point, pageText, typedElement } from './page-part.ts'
import { borrowElement, type PageTyping, selectedLetters, selectLetters, typeOnPage } from './type-on-page.ts'

/**
 * Places the caret in a field's text or, given its element, in a phone number or email address. Returns false if the text can't be edited
 * on the page.
 */
export type BeginTyping = (path: string, point: Point, at?: Element) => boolean
type FactText = { path: string; text: string }

/**
 * In-place editing. Until it ends, React doesn't rerender the edited section (`frozen`) or, for a fact, which may show in several places,
 * the whole page (`still`). The document and the form update with each keystroke. `hasTyped`: at least one character was typed.
 */
export function usePageTyping(frame: Document | undefined) {
  const store = useStore()
  const fieldTyping = useFieldTyping()
  const setField = useSetField()
  const seal = useSetAtom(sealAtom)
  const [frozen, setFrozen] = useState<Section | null>(null)
  const [still, setStill] = useState<WebsiteSettings | null>(null)
  const [hasTyped, setHasTyped] = useState(false)
  const [formatted, setFormatted] = useState<FormattedOnPage | null>(null)
  const typing = useRef<PageTyping>(null)

  useEffect(() => () => typing.current?.end(), [])

  const beginFact = useCallback(
    (document: WebsiteSettings, { path, text }: FactText, at: Element, point: Point): boolean => {
      const shown = at.closest<HTMLElement>('[data-business]')
      // Large type is drawn as SVG.
      const isPicture = shown?.querySelector('svg text') || shown?.closest('svg')
      const element = isPicture ? null : shown && typedElement(shown, { text, multiline: false })
      if (!element) return false
      setStill(document)
      const max = path.startsWith('business.phones') ? limits.phone : limits.email
      let isOwn = false
      // An undo, or a version saved in another window, ends the typing.
      const unfollow = store.sub(documentAtom, () => isOwn || typing.current?.end())
      typing.current = typeOnPage({
        element,
        multiline: false,
        max,
        point,
        onTruncated: (left) => notifyCut(max, left),
        onInput: (typed) => {
          setHasTyped(true)
          isOwn = true
          setField({ path, value: typed, typing: `page.${path}` })
          isOwn = false
        },
        onEnd: () => {
          unfollow()
          typing.current = null
          setStill(null)
          setHasTyped(false)
          seal()
        },
      })
      return true
    },
    [store, setField, seal],
  )

  const begin: BeginTyping = useCallback(
    (path, point, at) => {
      typing.current?.end()
      const document = store.get(documentAtom)
      const fact = document && at && factText(document, path)
      if (fact) return beginFact(document, fact, at, point)
      const found = document && findField(document, path)
      const text = document && pageText(document, path)
      const shown = frame && found && elementOf(frame, found.section, placeOnPage(found.section, path))
      if (!document || !text || !shown) return false
      const isFormatted = found.field.control === 'formatted'
      const element = isFormatted ? shown : typedElement(shown, text)
      if (!element) return false

      const field = fieldTyping(path, found.section)
      const onEnd = () => {
        field.end()
        typing.current = null
        setFrozen(null)
        setHasTyped(false)
        setFormatted(null)
        seal()
      }
      const write = (value: unknown, isTyping = true) => {
        setHasTyped(true)
        field.say(value, isTyping)
      }
      setFrozen(found.section)
      if (isFormatted) {
        const letters = selectedLetters(element, point)
        const typeLate = async (keys: readonly EarlyKey[]) => {
          const { replayKeys } = await import('../formatting/replay-keys.ts')
          const now = fieldValue(store.get(documentAtom) ?? document, path) as FormattedText | undefined
          if (now !== undefined) field.say(replayKeys(now, letters, keys, text.max), false)
        }
        const borrowed = borrowElement({ element, editable: 'true', multiline: true, onEnd })
        typing.current = borrowed
        selectLetters(element, letters)
        setFormatted({
          element,
          path,
          text: found.value as FormattedText,
          max: text.max,
          label: found.field.label,
          point,
          letters,
          borrowed,
          keys: recordKeys(element, borrowed.signal, typeLate),
          onInput: write,
          onShow: (show) => field.follow((value) => show(value as FormattedText), borrowed.end),
        })
        return true
      }
      const isHeadline = found.section.type === 'Introduction' && found.field.name === 'heading'
      const { className } = shown
      const plain = typeOnPage({
        element,
        multiline: text.multiline,
        max: text.max,
        point,
        onTruncated: (left) => notifyCut(text.max, left),
        onInput: (typed) => {
          sizeHeading(shown, typed, isHeadline)
          write(text.write(typed))
        },
        onEnd: () => {
          shown.className = className
          onEnd()
        },
      })
      typing.current = plain
      field.follow(() => plain.show(pageText(store.get(documentAtom) ?? document, path)?.text ?? ''), plain.end)
      return true
    },
    [frame, store, fieldTyping, seal, beginFact],
  )
  return { frozen, still, hasTyped, formatted, begin }
}

/** Writes a field that is edited on the page, and reports other changes to it. */
function useFieldTyping() {
  const store = useStore()
  const setField = useSetField()
  return useCallback(
    (path: string, section: Section) => {
      const current = () => {
        const document = store.get(documentAtom)
        return document ? fieldValue(document, path) : undefined
      }
      let known = section
      let value = current()
      let isOwn = false
      let unfollow: (() => void) | undefined
      return {
        say: (next: unknown, isTyping: boolean) => {
          isOwn = true
          setField({ path, value: next, typing: isTyping ? `page.${path}` : undefined })
          isOwn = false
        },
        /** `show` gets the field's new value, for example after undo. `end` is called for any other change in the section. */
        follow: (show: (value: unknown) => void, end: () => void) => {
          const check = () => {
            const document = store.get(documentAtom)
            const now = document?.sections.find(({ id }) => id === known.id)
            if (!document || !now) return end()
            if (now === known) return
            const [sectionBefore, valueBefore] = [known, value]
            known = now
            value = current()
            if (isOwn) return
            const undone = withFieldValue(document, path, valueBefore)
            if (
              sameJson(
                undone.sections.find(({ id }) => id === now.id),
                sectionBefore,
              )
            )
              show(value)
            else end()
          }
          unfollow = store.sub(documentAtom, check)
          // The document may have changed while the typing code loaded.
          check()
        },
        end: () => unfollow?.(),
      }
    },
    [store, setField],
  )
}
