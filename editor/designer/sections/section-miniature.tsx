import { memo, useCallback, useMemo } from 'react'
import type { Section } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { forMiniature } from '#ui/site/top-of-site.ts'
import { useIdleTurn } from '#ui/use-idle-turn.ts'
import classes from './add-section.module.css'
import { withSampleMap, withSamplePlace } from './sample-map.ts'

/** Viewport width of the previewed page, in CSS pixels. */
const previewWidth = 1040
/** Enough items to distinguish a grid from a strip. */
const itemsShown = 6

/** A thumbnail of a section. `turn`: its rendering order, from 0. */
export const SectionMiniature = memo(function SectionMiniature(props: {
  site: WebsiteSettings
  section: Section
  name: string
  shows?: string | undefined
  turn: number
}) {
  const { site, section, name, shows, turn } = props
  const due = useIdleTurn(turn)
  const alone = useMemo(() => withSampleMap(withSamplePlace(forSection(site, section))), [site, section])
  const show = useCallback((frame: Document) => watchInMiddle(frame, shows), [shows])
  return (
    <span className={classes.miniature} aria-hidden>
      {due && <SiteFrame document={alone} title={`${name}: miniature`} width={previewWidth} inert onReady={show} />}
    </span>
  )
})

/** Keeps a part, or a short section, centered in the frame while content loads. */
export function watchInMiddle(frame: Document, shows?: string) {
  Object.assign(frame.body.style, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: '100vh',
    alignContent: 'safe center',
  })
  const view = frame.defaultView
  if (!shows || !view) return
  // scrollIntoView would also scroll the outer page.
  const scroll = () => {
    const box = frame.querySelector(shows)?.getBoundingClientRect()
    if (box) view.scrollTo({ top: view.scrollY + box.top + Math.min(0, (box.height - view.innerHeight) / 2) })
  }
  new ResizeObserver(scroll).observe(frame.body)
}

/** A website with only this section and no announcement. */
const forSection = (site: WebsiteSettings, section: Section): WebsiteSettings => {
  const announcement = { ...site.settings.announcement, enabled: false }
  return { ...site, settings: { ...site.settings, announcement }, sections: [forMiniature(section, itemsShown)] }
}
