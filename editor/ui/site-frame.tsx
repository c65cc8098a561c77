import { useElementSize } from '@mantine/hooks'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { PreviewTarget } from '../../renderer/render-target.tsx'
import { SiteView } from '../../renderer/site-view.tsx'
import classes from './site-frame.module.css'
import { SiteStyle } from './site-style.tsx'
import { useFrameClicks } from './use-frame-clicks.ts'

export type SiteFrameProps = {
  document: WebsiteSettings
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
    document: site,
    title,
    width,
    maxScale = 1,
    inert = false,
    onReady,
    followLinks = true,
    asVisited = false,
    children,
  } = props
  const [inner, setInner] = useState<Document>()
  const [shown, setShown] = useState(false)
  const { ref: box, width: boxWidth, height: boxHeight } = useElementSize()
  const frame = useRef<HTMLIFrameElement>(null)
  useFrameClicks(inner, followLinks)

  const scale = width ? Math.min(boxWidth / width, maxScale) : 1
  const size = width && scale > 0 ? { width, height: boxHeight / scale } : undefined

  const settle = useCallback(async () => {
    const drawn = frame.current?.contentDocument
    if (!drawn) return
    await Promise.race([drawn.fonts.ready, new Promise((resolve) => setTimeout(resolve, 1500))])
    setShown(true)
    onReady?.(drawn)
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
            <SiteStyle document={site} frame={inner} onApplied={settle} />
            {children ?? <SiteView document={site} />}
          </PreviewTarget>,
          inner.body,
        )}
    </div>
  )
}
