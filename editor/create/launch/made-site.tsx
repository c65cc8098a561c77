import { useLayoutEffect, useMemo, useState } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { useSiteWidth } from '#ui/site/device-switch.tsx'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { usePlacedPhotos } from '../photos/use-placed-photos.ts'
import classes from './launch-step.module.css'

type MadeSiteProps = {
  document: WebsiteSettings
  /** The sections that have their own words. */
  revealed: readonly string[]
  /** It is finished, and can be used as by a visitor. */
  made: boolean
  onReady: (frame: Document) => void
}

/** The website itself, from edge to edge: it sharpens where it is, one section after another. */
export function MadeSite({ document: whole, revealed, made, onReady }: MadeSiteProps) {
  // As visitors get it: without samples.
  const placed = usePlacedPhotos(whole)
  const document = useMemo(() => publishedDocument(placed), [placed])
  const [frame, setFrame] = useState<Document>()
  const { device, width, maxWidth } = useSiteWidth(Number.POSITIVE_INFINITY)
  // Sections that only photos add have no text to wait for.
  const written = whole.sections.map(({ id }) => id)
  const pending = document.sections.map(({ id }) => id).filter((id) => written.includes(id) && !revealed.includes(id))
  useVeil(frame, made ? [] : pending)
  // It can be scrolled from the start.
  useLayoutEffect(() => {
    if (frame) frame.body.inert = !made
  }, [frame, made])

  return (
    <div
      className={classes.page}
      data-device={device}
      style={{ maxWidth, background: document.theme.colors.backgroundColor }}
    >
      <SiteFrame
        document={document}
        title={made ? 'Your finished website' : 'Your website'}
        width={width}
        onReady={(drawn) => {
          setFrame(drawn)
          onReady(drawn)
        }}
      />
    </div>
  )
}

/** Blurs sections that have no final words yet, and sharpens them without moving anything. */
const motion =
  '[data-section]{transition:opacity .7s ease-out,filter .7s ease-out}@media (prefers-reduced-motion:reduce){[data-section]{transition:none}}'
const veiled = 'opacity:.42;filter:blur(9px) saturate(.35);transition:none'

/** Veils the sections of a frame's page that are `pending`. */
function useVeil(frame: Document | undefined, pending: readonly string[]) {
  const selector = pending.length === 0 ? '' : [...pending.map((id) => `#${CSS.escape(id)}`), '.callbar'].join()
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
