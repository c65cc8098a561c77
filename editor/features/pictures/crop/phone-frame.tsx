import type { Image } from '../../../../renderer/document/image.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { cropDeclarations } from '../../../../renderer/elements/crop.ts'
import { deviceWidths } from '../../../ui/device.ts'
import { SiteFrame } from '../../../ui/site-frame.tsx'
import classes from './crop.module.css'
import { ratioOnPage } from './frame-on-page.ts'

type MeasuredPhoneProps = { site: WebsiteSettings; selector: string; onRatio: (ratio: number | undefined) => void }

/** The website as a phone draws it, out of sight: finds the shape of a picture's frame there. */
export const MeasuredPhone = ({ site, selector, onRatio }: MeasuredPhoneProps) => (
  <div className={classes.measured} aria-hidden>
    <SiteFrame
      document={site}
      title="Phone"
      width={deviceWidths.Phone}
      inert
      onReady={(frame) => onRatio(ratioOnPage(frame, selector))}
    />
  </div>
)

/** What a phone shows of the picture. */
export function PhoneFrame(props: { ratio: number; address: string; effects: Image['effects'] }) {
  const { ratio, address, effects } = props
  const cut = (element: HTMLImageElement | null) => {
    if (element) element.style.cssText = cropDeclarations(effects)
  }
  return (
    <figure className={classes.phone}>
      <div style={{ aspectRatio: ratio }}>
        <img ref={cut} src={address} alt="" />
      </div>
      <figcaption>On a phone</figcaption>
    </figure>
  )
}
