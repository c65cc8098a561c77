import { useEffect, useMemo, useState } from 'react'
import type { SectionType } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { useSmallScreen } from '#ui/use-small-screen.ts'
import classes from './site-preview.module.css'

/** Viewport width of the previewed page, in CSS pixels. */
const widths = { small: 390, still: 600, large: 1120 } as const

type SitePreviewProps = {
  site: WebsiteSettings
  /** Scrolls to this section when it changes. */
  show?: SectionType | undefined
  /** Shows only the top of the page, scaled to fit. By default it scrolls. */
  isStill?: boolean
}

/** A preview of the page as visitors see it, without interaction. */
export function SitePreview({ site, show, isStill = false }: SitePreviewProps) {
  const small = useSmallScreen()
  const [frame, setFrame] = useState<Document>()
  const published = useMemo(() => publishedDocument(site), [site])
  const shown = show && published.sections.find(({ type }) => type === show)?.id

  useEffect(() => {
    // The preview still scrolls, but Tab skips its links.
    if (frame) frame.body.inert = true
  }, [frame])
  useEffect(() => {
    if (frame && shown) frame.getElementById(shown)?.scrollIntoView({ behavior: 'smooth' })
  }, [frame, shown])

  return (
    <div className={classes.preview} data-still={isStill || undefined}>
      <SiteFrame
        document={published}
        title="Your website"
        width={widths[small ? (isStill ? 'still' : 'small') : 'large']}
        inert={isStill}
        asVisited={!isStill}
        onReady={setFrame}
      />
    </div>
  )
}
