import { useElementSize } from '@mantine/hooks'
import { useAtomValue } from 'jotai'
import { type ReactNode, useCallback, useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { cookieBannerIds } from '#renderer/behaviors/cookie-banner.tsx'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { PreviewTarget } from '#renderer/site/render-target.tsx'
import { previewStyles } from '#renderer/site/site-styles.ts'
import { SiteView } from '#renderer/site/site-view.tsx'
import { nightAtom } from './night-switch.tsx'
import classes from './site-frame.module.css'
import { useFontRetry } from './use-font-retry.ts'

export type SiteFrameProps = {
  document: WebsiteSettings
  /** The document to show while parts must not rerender. `document` still determines the styles. */
  shownDocument?: WebsiteSettings
  /** Accessible name of the frame. */
  title: string
  /** Simulated viewport width in CSS pixels. Default: the frame's width. */
  width?: number
  /** Upper limit for the scale that fits the page to the frame. Default: 1. */
  maxScale?: number
  /** Disables clicks, focus and scrolling. */
  inert?: boolean
  /** Called once the site and its fonts have rendered. `frame`: the inner document. */
  onReady?: (frame: Document) => void
  /** Whether links to sections scroll. Default: true. */
  followLinks?: boolean
  /** Whether to omit editor-only content. Default: false. */
  asVisited?: boolean
  /** A page other than the index. */
  children?: ReactNode
}

const blank = '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body></body></html>'

/** A live website in an iframe that fills its parent. Links and forms don't leave the frame. */
export function SiteFrame(props: SiteFrameProps) {
  const {
    document,
    shownDocument = document,
    title,
    width,
    maxScale = 1,
    inert = false,
    onReady,
    followLinks = true,
    asVisited = false,
    children,
  } = props
  const night = useAtomValue(nightAtom)
  const site = useMemo(() => withColorScheme(document, night), [document, night])
  const drawn = useMemo(
    () => (shownDocument === document ? site : withColorScheme(shownDocument, night)),
    [shownDocument, document, site, night],
  )
  const [inner, setInner] = useState<Document>()
  const [shown, setShown] = useState(false)
  const { ref: box, width: boxWidth, height: boxHeight } = useElementSize()
  const frame = useRef<HTMLIFrameElement>(null)
  useFrameClicks(inner, followLinks)

  const scale = width ? Math.min(boxWidth / width, maxScale) : 1
  const size = width && scale > 0 ? { width, height: boxHeight / scale } : undefined

  const settle = useCallback(async () => {
    const inside = frame.current?.contentDocument
    if (!inside) return
    await Promise.race([inside.fonts.ready, new Promise((resolve) => setTimeout(resolve, 1500))])
    setShown(true)
    onReady?.(inside)
  }, [onReady])

  return (
    <div ref={box} className={classes.box}>
      <iframe
        ref={frame}
        className={classes.frame}
        data-shown={shown || undefined}
        style={size && { ...size, transform: scale === 1 ? undefined : `scale(${scale})` }}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={blank}
        // Not interactive until visible, since handlers attach only then.
        inert={inert || !shown}
        tabIndex={inert ? -1 : undefined}
        onLoad={(event) => setInner(event.currentTarget.contentDocument ?? undefined)}
      />
      {inner &&
        createPortal(
          <PreviewTarget editing={!asVisited}>
            <SiteStyle document={site} frame={inner} moves={asVisited && !inert} onApplied={settle} />
            {children ?? <SiteView document={drawn} />}
          </PreviewTarget>,
          inner.body,
        )}
    </div>
  )
}

/** Applies the previewed color scheme instead of the device's. */
function withColorScheme(document: WebsiteSettings, night: boolean): WebsiteSettings {
  const { theme } = document
  return theme.darkMode === 'FollowsDevice'
    ? { ...document, theme: { ...theme, darkMode: night ? 'On' : 'Off' } }
    : document
}

/**
 * Disables animations during editing, because each scroll-driven animation is a layer and every keystroke composites all layers.
 * Before-and-after pictures keep theirs, which moves their handle. Hides the phone's call bar if only a strip of the page is visible.
 */
const withoutMotionCss = `main :not(.stage, .stage *, .compare), main :not(.stage)::after { animation: none !important }
@media (max-height: 20rem) { .callbar { display: none !important } }`

/** Applies the website's CSS and language to the frame before it paints. */
function SiteStyle(props: { document: WebsiteSettings; frame: Document; moves: boolean; onApplied: () => void }) {
  const { document: site, frame, moves, onApplied } = props
  const { shared, own } = useMemo(() => previewStyles(site), [site])
  const applied = useRef(onApplied)
  const again = useFontRetry(frame)
  useSheet(frame, 'shared', shared + again)
  useSheet(frame, 'own', own + again)
  useSheet(frame, 'motion', moves ? '' : withoutMotionCss)

  useEffect(() => {
    frame.documentElement.lang = site.settings.language
  }, [frame, site.settings.language])

  useEffect(() => {
    applied.current()
  }, [])

  return null
}

/** Separate style elements in call order, so that changing the small one doesn't reparse the large one. */
function useSheet(frame: Document, name: 'shared' | 'own' | 'motion', css: string) {
  useInsertionEffect(() => {
    const known = frame.querySelector<HTMLStyleElement>(`style[data-sheet=${name}]`)
    const style = known ?? frame.head.appendChild(frame.createElement('style'))
    style.dataset.sheet = name
    style.textContent = css
  }, [css, frame, name])
}

const cookieButtons = `#${cookieBannerIds.accept}, #${cookieBannerIds.refuse}`

/**
 * Disables forms and links, and closes the cookie notice without storing a choice. With `follow`, section links scroll and the menu opens.
 */
function useFrameClicks(frame: Document | undefined, follow: boolean) {
  useEffect(() => {
    if (!frame) return
    const click = (event: MouseEvent) => {
      const target = event.target as Element | null
      if (target?.closest?.(cookieButtons)) {
        const notice = frame.getElementById(cookieBannerIds.banner)
        if (notice) notice.hidden = true
        return
      }
      const link = target?.closest?.('a')
      if (!link) return
      event.preventDefault()
      const fragment = link.getAttribute('href')
      // A bare fragment would resolve against the parent page.
      if (follow && fragment?.startsWith('#')) frame.defaultView?.location.replace(`about:srcdoc${fragment}`)
    }
    const submit = (event: Event) => event.preventDefault()
    frame.addEventListener('click', click)
    frame.addEventListener('submit', submit)
    return () => {
      frame.removeEventListener('click', click)
      frame.removeEventListener('submit', submit)
    }
  }, [frame, follow])
}
