import { type CSSProperties, useState } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { useSmallScreen } from '#ui/use-small-screen.ts'
import { bareAddress } from '#ui/words/names-of.ts'
import { colorsAtTop } from './colors-at-top.ts'
import classes from './website-frames.module.css'

/** Viewport widths of the previews, in CSS pixels. */
const desktop = 1280
const phone = 390

/** Live previews in a browser and a phone frame. The frames animate before the page loads. */
export function WebsiteFrames({ site, url }: { site: WebsiteSettings; url: string }) {
  const small = useSmallScreen()
  const { backgroundColor: background, primaryTextColor: color } = site.theme.colors
  const [top, setTop] = useState<CSSProperties>({ background, color })
  return (
    <div className={classes.stage}>
      {!small && (
        <div className={classes.browser}>
          <div className={classes.bar} aria-hidden>
            <i />
            <i />
            <i />
            <span>{bareAddress(url)}</span>
          </div>
          <div className={classes.page}>
            <SiteFrame document={site} title="Your website in a browser" width={desktop} inert asVisited />
          </div>
        </div>
      )}
      <div className={classes.phone}>
        <div className={classes.screen} style={top}>
          <PhoneBar />
          <div className={classes.page}>
            <SiteFrame
              document={site}
              title="Your website on a phone"
              width={phone}
              inert
              asVisited
              onReady={(frame) => setTop(colorsAtTop(frame))}
            />
          </div>
        </div>
      </div>
    </div>
  )
}

const PhoneBar = () => (
  <svg className={classes.phoneBar} viewBox="0 0 390 54" aria-hidden="true">
    <text x="36" y="34" fontSize="17">
      9:41
    </text>
    <rect className={classes.camera} x="143" y="12" width="104" height="30" rx="15" />
    {[0, 1, 2, 3].map((nth) => (
      <rect key={nth} x={326 + nth * 8} y={29 - nth * 3} width="5" height={5 + nth * 3} rx="1.5" />
    ))}
  </svg>
)
