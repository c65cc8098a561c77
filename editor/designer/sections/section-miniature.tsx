import { memo } from 'react'
import type { Section } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { forMiniature } from '#ui/site/top-of-site.ts'
import { useIdleTurn } from '#ui/use-idle-turn.ts'
import classes from './add-section.module.css'

/** As wide as the section believes the window is, in CSS pixels. */
const width = 1040

/** A section as it would look on a website, small. `turn`, from 0 on, says when it is drawn: one after another. */
export const SectionMiniature = memo(function SectionMiniature(props: {
  site: WebsiteSettings
  section: Section
  name: string
  turn: number
}) {
  const { site, section, name, turn } = props
  const due = useIdleTurn(turn)
  return (
    <span className={classes.miniature} aria-hidden>
      {due && (
        <SiteFrame
          document={{ ...site, sections: [forMiniature(section)] }}
          title={`${name}: miniature`}
          width={width}
          inert
        />
      )}
    </span>
  )
})
