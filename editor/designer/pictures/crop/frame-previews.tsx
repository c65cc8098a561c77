import type { CSSProperties } from 'react'
import type { Image } from '#renderer/document/values/image.ts'
import { cropDeclarations } from '#renderer/elements/pictures/crop.ts'
import classes from './crop.module.css'
import type { FrameRatios } from './page-frames.tsx'

type FramePreviewsProps = {
  /** Ratios for both devices. */
  ratios: Required<{ [device in keyof FrameRatios]: number }>
  round: boolean
  address: string
  effects: Image['effects']
}

/** The crop as shown on a computer and a phone. */
export function FramePreviews({ ratios: { Desktop, Phone }, ...shown }: FramePreviewsProps) {
  const isSame = Math.abs(Phone / Desktop - 1) < 0.02
  return (
    <div className={classes.previews}>
      <FramePreview {...shown} device="Desktop" ratio={Desktop} caption="On a computer" />
      <FramePreview
        {...shown}
        device="Phone"
        ratio={Phone}
        caption={isSame ? 'On a phone: the same shape' : 'On a phone'}
      />
    </div>
  )
}

type FramePreviewProps = Omit<FramePreviewsProps, 'ratios'> & {
  device: keyof FrameRatios
  ratio: number
  caption: string
}

function FramePreview({ device, ratio, round, address, effects, caption }: FramePreviewProps) {
  const cut = (element: HTMLImageElement | null) => {
    if (element) element.style.cssText = cropDeclarations(effects)
  }
  return (
    <figure className={classes.preview} data-device={device} style={{ '--ratio': ratio } as CSSProperties}>
      <div data-round={round || undefined}>
        <img ref={cut} src={address} alt="" />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
