import { useElementSize } from '@mantine/hooks'
import { useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { cookieBannerIds } from '#renderer/behaviors/cookie-banner.tsx'
import { replaceSection } from '#renderer/document/edits/edits.ts'
import { findField, placeOnPage } from '#renderer/document/fields/field-path.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import type { Section } from '#renderer/document/section-types.ts'
import type { FormattedText } from '#renderer/document/values/formatted-text.ts'
import type { Image } from '#renderer/document/values/image.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { isLongHeading } from '#renderer/sections/introduction/long-heading.ts'
import { AfterSectionContext } from '#renderer/site/site-view.tsx'
import { useSiteWidth } from '#ui/site/device-switch.tsx'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { late } from '#ui/window/late.tsx'
import { sealAtom } from '../document/edits.ts'
import { markedPathAtom, openFactAtom, openFieldAtom, selectSectionAtom } from '../document/selection.ts'
import { documentAtom } from '../document/session.ts'
import { useSetField } from '../document/use-field.ts'
import type { ListItem } from '../form/field-description.ts'
import { withPictures } from '../form/lists/list-items.ts'
import { usePictureDialogs } from '../form/pictures/use-picture-dialogs.ts'
import type { FormattedOnPage } from '../formatting/text-on-page.tsx'
import { suggestionsAfter } from '../suggestions/page-suggestions.tsx'
import { useAwaySections } from './away-sections.ts'
import classes from './canvas.module.css'
import { CanvasTools } from './canvas-tools.tsx'
import { pageFrameAtom } from './page-frame.ts'
import { elementOf, factAt, factText, pageText, partUnder, typedElement } from './page-part.ts'
import { startPictureDrops } from './picture-drops.ts'
import { type PictureTarget, pictureOf } from './picture-target.ts'
import { type PageTyping, typeOnPage } from './type-on-page.ts'
import { useTypingEcho } from './typing-echo.ts'
import { useCanvasMarks } from './use-canvas-marks.ts'

// Formatted text has a separate editor.
const TextOnPage = late(() => import('../formatting/text-on-page.tsx').then((file) => file.TextOnPage))

/** The live site. A click on anything opens its form; text is typed where it stands; what is being edited is outlined and in sight. */
export function Canvas({ document }: { document: WebsiteSettings }) {
  const { ref, width: room } = useElementSize()
  const [frame, setFrame] = useState<Document>()
  const tools = useRef<HTMLDivElement>(null)
  const typing = usePageTyping(frame)
  const setPageFrame = useSetAtom(pageFrameAtom)
  useEffect(() => {
    setPageFrame(frame ?? null)
    return () => setPageFrame(null)
  }, [frame, setPageFrame])
  useCanvasEvents(frame, typing)
  useCanvasMarks(frame, tools)
  useCanvasPictures(frame)
  useTypingEcho(frame)

  const { frozen, still, formatted } = typing
  const shown = useMemo(
    () => still ?? (frozen ? replaceSection(document, frozen) : document),
    [document, frozen, still],
  )
  const { device, width, maxWidth } = useSiteWidth(room)
  useEffect(() => {
    // Keeps the designer's own elements at full size when the page is scaled down.
    const shrunk = width ? Math.max(1, width / Math.min(room, maxWidth ?? room)) : 1
    frame?.documentElement.style.setProperty('--shrunk', String(shrunk))
  }, [frame, room, width, maxWidth])
  useAwaySections(frame, shown, width ?? room)
  return (
    <div ref={ref} className={classes.canvas}>
      <div className={classes.window} data-device={device} style={{ maxWidth }}>
        {room > 0 && (
          <AfterSectionContext value={suggestionsAfter}>
            <SiteFrame
              document={shown}
              title={`${document.businessName}: preview`}
              width={width}
              followLinks={false}
              onReady={setFrame}
            />
          </AfterSectionContext>
        )}
        {formatted.wish && <TextOnPage key={formatted.wish.path} {...formatted} wish={formatted.wish} />}
        <CanvasTools ref={tools} typing={frozen !== null || still !== null} onType={typing.begin} />
      </div>
    </div>
  )
}

/** A double click on a picture of the page chooses another; files that are dropped on one take its place, or join its list. */
function useCanvasPictures(frame: Document | undefined) {
  const store = useStore()
  const setField = useSetField()
  const dialogs = usePictureDialogs()

  useEffect(() => {
    if (!frame) return
    const ask = (target: PictureTarget, files?: File[]) => {
      const { path } = target
      if (target.does === 'replace') {
        const { label, current } = target
        const onChoose = (image: Image) => setField({ path, value: image })
        return dialogs.choose(path, { label, current, files, onChoose })
      }
      const { list, room } = target
      const onChoose = (images: Image[]) =>
        setField({ path, value: (items: ListItem[] = []) => withPictures(items, images, list) })
      return dialogs.add(path, { label: list.label, room, files, onChoose })
    }
    const choose = (event: MouseEvent) => {
      const document = store.get(documentAtom)
      const part = document && partUnder(frame, document, event)
      const target = part && pictureOf(document, part.path)
      if (target) ask(target)
    }

    const end = new AbortController()
    frame.addEventListener('dblclick', choose, { signal: end.signal })
    startPictureDrops(frame, { document: () => store.get(documentAtom), onFiles: ask }, end.signal)
    return () => end.abort()
  }, [frame, store, setField, dialogs])
}

type Point = { x: number; y: number }
type Typing = { begin: (path: string, point: Point, at?: Element) => boolean; end: () => void }

/**
 * What clicks and keys do on the page. A click opens the form of what was hit, with its field focused: of a fact, the business's form. A
 * second one on a text puts the caret there. The designer's own keys work as they do beside the page.
 */
function useCanvasEvents(frame: Document | undefined, { begin, end }: Typing) {
  const store = useStore()
  const open = useSetAtom(openFieldAtom)
  const openFact = useSetAtom(openFactAtom)
  const select = useSetAtom(selectSectionAtom)

  // With the drawing that shows the page: a press right after it would be lost to an effect that comes later.
  useLayoutEffect(() => {
    if (!frame) return
    const press = (event: MouseEvent) => {
      const target = event.target as HTMLElement | null
      const document = store.get(documentAtom)
      if (!target?.closest || !document || target.isContentEditable) return
      // Suggestions know what a press on them does, which may have taken them out of the page by now.
      if (event.composedPath().some((one) => (one as Partial<Element>).hasAttribute?.('data-suggestions'))) return
      // What a button or the menu does for visitors is not what its owner is here for.
      if (target.closest('button, .open')) event.preventDefault()
      // The cookie notice belongs to no section.
      if (target.closest(`#${cookieBannerIds.banner}`)) return
      const point = { x: event.clientX, y: event.clientY }
      const marked = store.get(markedPathAtom) ?? ''
      const fact = factAt(document, target)
      if (fact) {
        const isMarked = fact.path === (factText(document, marked)?.path ?? marked)
        if (isMarked && begin(fact.path, point, target)) return
        return openFact(fact.path, fact.within)
      }
      const part = partUnder(frame, document, event)
      if (!part) return select(null)
      if (part.path === marked && begin(part.path, point)) return
      open(part.path, { isOnPage: true })
    }
    const key = (event: KeyboardEvent) => {
      const command = event.ctrlKey || event.metaKey
      if (command && /^[zy]$/i.test(event.key)) end()
      if (event.key === 'Escape') select(null)
      const isTyping = (event.target as HTMLElement).isContentEditable
      if (!command && (isTyping || !/^(?:Delete|Backspace|F6|\?)$/.test(event.key))) return
      const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
      const keys = { key, code, ctrlKey, metaKey, shiftKey, altKey }
      const same = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true })
      if (!window.document.documentElement.dispatchEvent(same)) event.preventDefault()
    }
    frame.addEventListener('click', press)
    frame.addEventListener('keydown', key)
    return () => {
      frame.removeEventListener('click', press)
      frame.removeEventListener('keydown', key)
    }
  }, [frame, store, open, openFact, select, begin, end])
}

/**
 * Typing on the page itself. The section that is typed in stays drawn as it was (`frozen`) until the end, so that React leaves
 * the element alone; the document, and with it the form, changes at every keystroke.
 */
function usePageTyping(frame: Document | undefined) {
  const store = useStore()
  const setField = useSetField()
  const seal = useSetAtom(sealAtom)
  const [frozen, setFrozen] = useState<Section | null>(null)
  const [still, setStill] = useState<WebsiteSettings | null>(null)
  const [formatted, setFormatted] = useState<FormattedOnPage | null>(null)
  const typing = useRef<PageTyping>(null)

  const end = useCallback(() => typing.current?.end(), [])
  useEffect(() => end, [end])

  /** Puts the caret into a number or an address of the business. The page keeps still until the end, when it changes everywhere. */
  const beginFact = useCallback(
    (document: WebsiteSettings, { path, text }: { path: string; text: string }, at: Element, point?: Point) => {
      const shown = at.closest<HTMLElement>('[data-business]')
      // Large type is drawn as a picture.
      const element = shown?.querySelector('svg') ? null : shown && typedElement(shown, { text, multiline: false })
      if (!element) return false
      setStill(document)
      typing.current = typeOnPage({
        element,
        text,
        multiline: false,
        max: path.startsWith('business.phones') ? limits.phone : limits.email,
        point,
        onInput: (typed) => setField({ path, value: typed, typing: `page.${path}` }),
        onEnd: () => {
          typing.current = null
          setStill(null)
          seal()
        },
      })
      return true
    },
    [setField, seal],
  )

  /** Puts the caret into the text of a field. Answers false when it cannot be typed where it stands. */
  const begin = useCallback(
    (path: string, point?: Point, at?: Element): boolean => {
      end()
      const document = store.get(documentAtom)
      const fact = document && at && factText(document, path)
      if (fact) return beginFact(document, fact, at, point)
      const found = document && findField(document, path)
      const text = document && pageText(document, path)
      if (!frame || !found || !text) return false
      const shown = elementOf(frame, found.section, placeOnPage(found.section, path))
      if (shown && found.field.control === 'formatted') {
        setFrozen(found.section)
        setFormatted({
          element: shown,
          path,
          text: found.value as FormattedText,
          max: text.max,
          label: found.field.label,
          point,
        })
        return true
      }
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
    [frame, store, setField, seal, end, beginFact],
  )
  const onFormattedEnd = useCallback(() => {
    typing.current = null
    setFormatted(null)
    setFrozen(null)
    seal()
  }, [seal])
  return { frozen, still, begin, end, formatted: { wish: formatted, typing, onEnd: onFormattedEnd } }
}
