import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { useSmallScreen } from '#ui/use-small-screen.ts'
import { usePlacedPhotos } from '../photos/use-placed-photos.ts'
import classes from './made-site.module.css'

type MadeSiteProps = {
  document: WebsiteSettings
  /** The sections that have their own words. */
  revealed: readonly string[]
  /** It is finished, and shown as it is. */
  made: boolean
  onReady: (frame: Document) => void
}

/** As wide as the page believes its window is while it is small, in CSS pixels. */
const widths = { small: 390, large: 1280 }

/** The website itself, whole and small while it is being made, then as it is. */
export function MadeSite({ document: whole, revealed, made, onReady }: MadeSiteProps) {
  // As visitors get it: without samples.
  const placed = usePlacedPhotos(whole)
  const document = useMemo(() => publishedDocument(placed), [placed])
  const [frame, setFrame] = useState<Document>()
  const small = useSmallScreen()
  const ids = document.sections.map(({ id }) => id)
  // What only photos bring is there from the start.
  const written = whole.sections.map(({ id }) => id)
  const pending = made ? [] : ids.filter((id) => written.includes(id) && !revealed.includes(id))
  // What came before its turn is not gone to.
  const reached = ids[ids.indexOf(pending[0] ?? '') - 1]
  useVeil(frame, pending)
  useFollow(frame, reached)
  useLayoutEffect(() => {
    if (frame && made) frame.defaultView?.scrollTo({ top: 0, behavior: 'instant' })
  }, [frame, made])

  return (
    <div className={classes.stage}>
      <div className={classes.board}>
        <SiteFrame
          document={document}
          title={made ? 'Your finished website' : 'Your website'}
          width={made ? undefined : widths[small ? 'small' : 'large']}
          inert={!made}
          onReady={(drawn) => {
            setFrame(drawn)
            onReady(drawn)
          }}
        />
      </div>
    </div>
  )
}

/** Blurs sections that have no final words yet, and sharpens them without moving anything. */
const motion =
  '[data-section]{transition:opacity .7s ease-out,filter .7s ease-out}@media (prefers-reduced-motion:reduce){[data-section]{transition:none}}'
const veiled = 'opacity:.42;filter:blur(9px) saturate(.35);transition:none'

/** Veils the sections of a frame's page that are `pending`. */
function useVeil(frame: Document | undefined, pending: readonly string[]) {
  const selector = pending.map((id) => `#${CSS.escape(id)}`).join()
  useLayoutEffect(() => {
    if (!frame) return
    const style = frame.querySelector(`style[data-sheet=veil]`) ?? frame.head.appendChild(newSheet(frame))
    style.textContent = selector === '' ? motion : `${motion}${selector}{${veiled}}`
  }, [frame, selector])
}

function newSheet(frame: Document) {
  const style = frame.createElement('style')
  style.dataset.sheet = 'veil'
  return style
}

/** Keeps a section of a frame's page in view, and returns to the top when none is left to follow. Does nothing for people who prefer reduced motion. */
function useFollow(frame: Document | undefined, id: string | undefined) {
  useEffect(() => {
    const view = frame?.defaultView
    if (!view || view.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const bottom = id === undefined ? undefined : frame.getElementById(id)?.getBoundingClientRect().bottom
    const top = bottom === undefined ? 0 : view.scrollY + bottom - view.innerHeight
    if (bottom === undefined || top > view.scrollY) view.scrollTo({ top, behavior: 'smooth' })
  }, [frame, id])
}
