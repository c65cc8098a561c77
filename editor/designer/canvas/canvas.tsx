import { useElementSize } from '@mantine/hooks'
import { useSetAtom, useStore } from 'jotai'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { cookieBannerIds } from '#renderer/behaviors/cookie-banner.tsx'
import { replaceSection } from '#renderer/document/edits/edits.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { shownMap } from '#renderer/sections/contact/contact-layout.ts'
import { InvitationContext } from '#renderer/site/invitation.tsx'
import { AfterSectionContext } from '#renderer/site/site-view.tsx'
import { useSiteWidth } from '#ui/site/device-switch.tsx'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { lazyComponent } from '#ui/window/lazy.tsx'
import { leavePanelAtom, openClickedAtom, selectSectionAtom } from '../document/selection.ts'
import { documentAtom } from '../document/session.ts'
import { withSampleMap } from '../sections/sample-map.ts'
import { invitationIn } from '../suggestions/invitations.tsx'
import { suggestionsAfter } from '../suggestions/page-suggestions.tsx'
import { useAskPictures } from './ask-pictures.ts'
import classes from './canvas.module.css'
import { CanvasTools } from './canvas-tools.tsx'
import { startDrags } from './drags.ts'
import { pageFrameAtom } from './page-frame.ts'
import { factAt, partAt, partUnder } from './page-part.ts'
import { startPictureDrops } from './picture-drops.ts'
import { pictureOf } from './picture-target.ts'
import { useTypingEcho } from './typing-echo.ts'
import { useCanvasMarks } from './use-canvas-marks.ts'
import { useMovingSections } from './use-moving-sections.ts'
import { useOffscreenSections } from './use-offscreen-sections.ts'
import { useOpeningNotice } from './use-opening-notice.ts'
import { type BeginTyping, usePageTyping } from './use-page-typing.ts'

// The rich-text editor loads when the pointer enters a text.
const fetchTextOnPage = () => import('../formatting/text-on-page.tsx')
const TextOnPage = lazyComponent(() => fetchTextOnPage().then((file) => file.TextOnPage))

/**
 * The live website. Clicks open forms, text is edited in place, and the edited part is outlined and scrolled into view.
 */
export function Canvas({ document }: { document: WebsiteSettings }) {
  const { ref, width: room } = useElementSize()
  const [frame, setFrame] = useState<Document>()
  const tools = useRef<HTMLDivElement>(null)
  const { frozen, still, hasTyped, formatted, begin } = usePageTyping(frame)
  const setPageFrame = useSetAtom(pageFrameAtom)
  useEffect(() => {
    setPageFrame(frame ?? null)
    return () => setPageFrame(null)
  }, [frame, setPageFrame])
  useCanvasEvents(frame, begin)
  useCanvasMarks(frame, tools)
  useCanvasPictures(frame)
  useTypingEcho(frame)
  useOpeningNotice(document)

  const shown = useMemo(() => {
    const drawn = still ?? (frozen ? replaceSection(document, frozen) : document)
    return shownMap(drawn) ? withSampleMap(drawn) : drawn
  }, [document, frozen, still])
  useMovingSections(frame, shown)
  const { device, width, maxWidth } = useSiteWidth(room)
  useEffect(() => {
    // Keeps the designer's own elements full size when the page is scaled down.
    const shrunk = width ? Math.max(1, width / Math.min(room, maxWidth ?? room)) : 1
    frame?.documentElement.style.setProperty('--shrunk', String(shrunk))
  }, [frame, room, width, maxWidth])
  useOffscreenSections(frame, shown, width ?? room)
  return (
    <div ref={ref} className={classes.canvas}>
      <div className={classes.window} data-device={device} style={{ maxWidth }}>
        {room > 0 && (
          <AfterSectionContext value={suggestionsAfter}>
            <InvitationContext value={invitationIn}>
              <SiteFrame
                document={document}
                shownDocument={shown}
                title={`${document.businessName}: preview`}
                width={width}
                followLinks={false}
                onReady={setFrame}
              />
            </InvitationContext>
          </AfterSectionContext>
        )}
        {formatted && <TextOnPage key={formatted.path} request={formatted} />}
        <CanvasTools ref={tools} isTyping={hasTyped} />
      </div>
    </div>
  )
}

/** Double-clicking a picture replaces it. Files dropped on a picture replace it or join its list. */
function useCanvasPictures(frame: Document | undefined) {
  const store = useStore()
  const ask = useAskPictures()

  useEffect(() => {
    if (!frame) return
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
  }, [frame, store, ask])
}

/**
 * Mouse and keyboard events on the page. Clicking a text places the caret there. Clicking anything else opens its form and focuses the
 * field. Shortcuts work as they do outside the page.
 */
function useCanvasEvents(frame: Document | undefined, begin: BeginTyping) {
  const store = useStore()
  const open = useSetAtom(openClickedAtom)
  const select = useSetAtom(selectSectionAtom)
  const leave = useSetAtom(leavePanelAtom)

  // A layout effect, so that it doesn't miss a click right after rendering.
  useLayoutEffect(() => {
    if (!frame) return
    const drags = startDrags(frame)
    const press = (event: MouseEvent) => {
      const dragged = drags.element(event)
      const target = dragged ?? (event.target as HTMLElement | null)
      const document = store.get(documentAtom)
      if (!target?.closest || !document || target.isContentEditable) return
      // Suggestions handle their own clicks, and may be gone from the page by now.
      if (event.composedPath().some((one) => (one as Partial<Element>).hasAttribute?.('data-suggestions'))) return
      // Buttons and menus do nothing in the designer.
      if (target.closest('button, .open')) event.preventDefault()
      // The cookie notice isn't part of a section.
      if (target.closest(`#${cookieBannerIds.banner}`)) return
      const point = { x: event.clientX, y: event.clientY }
      const fact = factAt(document, target, point)
      if (fact) {
        const { path, within } = fact
        return open(path, { isFact: true, within, isTypedOnPage: begin(path, point, target) })
      }
      const part = dragged ? partAt(document, dragged) : partUnder(frame, document, event)
      if (!part) return select(null)
      const isTypedOnPage = begin(part.path, point)
      // Don't close an answer that is being edited.
      if (isTypedOnPage && target.closest('details[open] > summary')) event.preventDefault()
      open(part.path, { isTypedOnPage })
    }
    const near = ({ target }: Event) => void ((target as Element).closest('[data-field]') && fetchTextOnPage())
    const key = (event: KeyboardEvent) => {
      const command = event.ctrlKey || event.metaKey
      if (event.key === 'Escape') leave()
      const isTyping = (event.target as HTMLElement).isContentEditable
      // The rich-text editor handles Ctrl+K.
      if (command && isTyping && event.key.toLowerCase() === 'k') return
      if (!command && (isTyping || !/^(?:Delete|Backspace|F6|\?)$/.test(event.key))) return
      const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
      const keys = { key, code, ctrlKey, metaKey, shiftKey, altKey }
      const same = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true })
      if (!window.document.documentElement.dispatchEvent(same)) event.preventDefault()
    }
    frame.addEventListener('click', press)
    frame.addEventListener('keydown', key)
    frame.addEventListener('pointerover', near)
    return () => {
      drags.stop()
      frame.removeEventListener('click', press)
      frame.removeEventListener('keydown', key)
      frame.removeEventListener('pointerover', near)
    }
  }, [frame, store, open, select, leave, begin])
}
