import { useState } from 'react'
import type { Image } from '../../../../renderer/document/image.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { cropDeclarations } from '../../../../renderer/elements/crop.ts'
import { deviceWidths } from '../../../state/selection.ts'
import { SiteFrame } from '../../../ui/site-frame.tsx'
import classes from './crop.module.css'
import { ratioOnPage } from './frame-on-page.ts'

type PhoneFrameProps = { site: WebsiteSettings; selector: string; address: string; effects: Image['effects'] }

/** What a phone shows of the picture: measured on the website as a phone draws it, out of sight. */
export function PhoneFrame({ site, selector, address, effects }: PhoneFrameProps) {
  const [ratio, setRatio] = useState<number>()
  const cut = (element: HTMLImageElement | null) => {
    if (element) element.style.cssText = cropDeclarations(effects)
  }
  return (
    <>
      {ratio ? (
        <figure className={classes.phone}>
          <div style={{ aspectRatio: ratio }}>
            <img ref={cut} src={address} alt="" />
          </div>
          <figcaption>On a phone</figcaption>
        </figure>
      ) : (
        <div className={classes.measured} aria-hidden>
          <SiteFrame
            document={site}
            title="Phone"
            width={deviceWidths.Phone}
            inert
            onReady={(frame) => setRatio(ratioOnPage(frame, selector))}
          />
        </div>
      )}
    </>
  )
}
