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
  /** What stands in the frame, where some of it is not to be drawn again yet. The styles are the document's. */
  standing?: WebsiteSettings
  /** Says what the frame is to those who cannot see it. */
  title: string
  /** The window the site believes it is in, in CSS pixels. Left out, as wide as the frame. */
  width?: number
  /** How large the site may be drawn; it is scaled down to the frame's width, and never above this. Default 1. */
  maxScale?: number
  /** Only to be looked at: no clicks, no focus, no scrolling. */
  inert?: boolean
  /** Called once, when the site is in the frame with its fonts. `frame` is the document inside it. */
  onReady?: (frame: Document) => void
  /** Whether links to a section scroll there, as for a visitor. Default true. */
  followLinks?: boolean
  /** Drawn as for a visitor, with nothing in it that only an editor needs. Default false. */
  asVisited?: boolean
  /** Another page of the website, instead of the index page. */
  children?: ReactNode
}

const blank = '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body></body></html>'

/**
 * A website, drawn live by the renderer in a separate document that fills the element around it. Links and forms in it lead
 * nowhere beyond it.
 */
export function SiteFrame(props: SiteFrameProps) {
  const {
    document,
    standing = document,
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
  const site = useMemo(() => settled(document, night), [document, night])
  const drawn = useMemo(
    () => (standing === document ? site : settled(standing, night)),
    [standing, document, site, night],
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
        // Nobody presses what they cannot see, and what a press does is only there once it is shown.
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

/** A website that follows its visitor's device, in light or dark as chosen here: the owner's device does not matter. */
function settled(document: WebsiteSettings, night: boolean): WebsiteSettings {
  const { theme } = document
  return theme.darkMode === 'FollowsDevice'
    ? { ...document, theme: { ...theme, darkMode: night ? 'On' : 'Off' } }
    : document
}

/**
 * Nothing moves while someone edits: each part with a scroll-driven animation is a layer, and every keystroke composites all layers
 * again. Before-and-after pictures keep theirs, since it is how their handle works. Beside a form, a phone has room for a strip of the page,
 * of which the bar of buttons at its foot would cover a third.
 */
const still = `main :not(.stage, .stage *, .compare), main :not(.stage)::after { animation: none !important }
@media (max-height: 20rem) { .callbar { display: none !important } }`

/** Puts a website's CSS and language on the document of a frame, before the site is painted there. */
function SiteStyle(props: { document: WebsiteSettings; frame: Document; moves: boolean; onApplied: () => void }) {
  const { document: site, frame, moves, onApplied } = props
  const { shared, own } = useMemo(() => previewStyles(site), [site])
  const applied = useRef(onApplied)
  const again = useFontRetry(frame)
  useSheet(frame, 'shared', shared + again)
  useSheet(frame, 'own', own + again)
  useSheet(frame, 'motion', moves ? '' : still)

  useEffect(() => {
    frame.documentElement.lang = site.settings.language
  }, [frame, site.settings.language])

  useEffect(() => {
    applied.current()
  }, [])

  return null
}

/** Each in its own element, in the order of the calls, so that a change of the small one leaves the browser the large one as it is. */
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
 * Keeps a previewed site in its frame: forms and links lead nowhere, and the cookie notice closes without storing an answer. With `follow`, a link to a section scrolls there and the
 * menu opens, as for a visitor.
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
      // The frame's own address: a fragment alone would be taken for one of the page around it.
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
