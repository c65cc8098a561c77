import { useLayoutEffect, useMemo, useState } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { useSiteWidth } from '#ui/site/device-switch.tsx'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { usePlacedPhotos } from '../photos/use-placed-photos.ts'
import classes from './launch-step.module.css'

type MadeSiteProps = {
  document: WebsiteSettings
  /** Sections whose final text has arrived. */
  revealed: readonly string[]
  /** Whether it's finished and interactive. */
  made: boolean
  onReady: (frame: Document) => void
}

/** A full-width view of the website. Sections sharpen as their text arrives. */
export function MadeSite({ document: whole, revealed, made, onReady }: MadeSiteProps) {
  // Without sample content, as visitors see it.
  const placed = usePlacedPhotos(whole)
  const document = useMemo(() => publishedDocument(placed), [placed])
  const [frame, setFrame] = useState<Document>()
  const { device, width, maxWidth } = useSiteWidth(Number.POSITIVE_INFINITY)
  // Sections with only photos have no text to wait for.
  const written = whole.sections.map(({ id }) => id)
  const pending = document.sections.map(({ id }) => id).filter((id) => written.includes(id) && !revealed.includes(id))
  useVeil(frame, made ? [] : pending)
  // Inert, but scrollable.
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

/** Blurs pending sections, and sharpens them without layout shift. */
const motion =
  '[data-section]{transition:opacity .7s ease-out,filter .7s ease-out}@media (prefers-reduced-motion:reduce){[data-section]{transition:none}}'
const veiled = 'opacity:.42;filter:blur(9px) saturate(.35);transition:none'

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
