import { useEffect, useState } from 'react'
import { drawnColors, isDark } from '#renderer/color/dark-colors.ts'
import { contrast, parseHex, type Rgb } from '#renderer/color/rgb.ts'
import { toneColors } from '#renderer/color/tones.ts'
import type { SectionOf } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { hasPictureLogo } from '#renderer/sections/header/styles.ts'
import { loadPicture } from '../pictures/crop/crop-picture.ts'

/** Minimum average contrast of a logo with the page. */
const minContrast = 1.6
/** Size of the sampled copy, in pixels. */
const sampleSize = 64

/** A logo designed for light pages, and the dark page's background. */
type LogoAtNight = { address: string; ground: string }

/** Undefined if the logo isn't a picture, or if the header doesn't switch from light to dark. */
export function logoAtNight({ theme, sections }: WebsiteSettings): LogoAtNight | undefined {
  const { colors, night = colors } = drawnColors(theme)
  const header = sections.find(
    (section): section is SectionOf<'Header'> => section.type === 'Header' && !section.hidden,
  )
  const logo = header?.content.logoImage
  if (!header || !hasPictureLogo(header.content) || !logo) return undefined
  const { tone } = header.design
  const [picked, dark] = [toneColors(theme.colors, tone).ground, toneColors(night, tone).ground]
  const address = logo.urls[0]?.url
  if (!address || isDark(picked) || !isDark(dark)) return undefined
  return { address, ground: night.backgroundColor }
}

/** Average contrast with `ground`, weighted by opacity. `pixels`: RGBA bytes. */
export function averageContrast(pixels: Uint8ClampedArray, ground: Rgb): number {
  let [sum, weight] = [0, 0]
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4)
    sum += contrast([red / 255, green / 255, blue / 255], ground) * opacity
    weight += opacity
  }
  return weight === 0 ? 1 : sum / weight
}

/** Whether the logo is hard to see on a dark page. False while loading, and if CORS forbids reading it. */
export function useVanishingLogo(document: WebsiteSettings): boolean {
  const { address, ground } = logoAtNight(document) ?? {}
  const [seen, setSeen] = useState<{ address: string; pixels: Uint8ClampedArray }>()
  useEffect(() => {
    if (!address) return
    let latest = true
    pixelsOf(address).then(
      (pixels) => latest && setSeen({ address, pixels }),
      () => undefined,
    )
    return () => {
      latest = false
    }
  }, [address])
  if (!ground || seen?.address !== address || !seen) return false
  return averageContrast(seen.pixels, parseHex(ground)) < minContrast
}

async function pixelsOf(address: string): Promise<Uint8ClampedArray> {
  const picture = await loadPicture(address)
  const context = new OffscreenCanvas(sampleSize, sampleSize).getContext('2d')
  if (!context) throw new Error('No memory for a canvas')
  context.drawImage(picture, 0, 0, sampleSize, sampleSize)
  return context.getImageData(0, 0, sampleSize, sampleSize).data
}

export const vanishingLogo =
  'Your logo is hard to see on a dark page, so we put it on a light background there. For a better look, upload a lighter logo or turn off dark mode.'
