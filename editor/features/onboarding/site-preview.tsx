import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { SectionType } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { SiteFrame } from '../../ui/site-frame.tsx'
import classes from './site-preview.module.css'

/** The person's own site as their answers make it, small, and only to be looked at. `show` is scrolled to when it changes. */
export function SitePreview({ site, show }: { site: WebsiteSettings; show: SectionType | undefined }) {
  const narrow = useMediaQuery('(max-width: 35.99em)', undefined, { getInitialValueInEffect: false })
  const [frame, setFrame] = useState<Document>()
  const shown = show && site.sections.find(({ type }) => type === show)?.id

  useEffect(() => {
    if (frame && shown) frame.getElementById(shown)?.scrollIntoView({ behavior: 'smooth' })
  }, [frame, shown])

  return (
    <div className={classes.preview}>
      <SiteFrame document={site} title="Your website" width={narrow ? 720 : 1120} inert onReady={setFrame} />
    </div>
  )
}
