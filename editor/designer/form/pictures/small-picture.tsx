import { use, useMemo } from 'react'
import { shapeColors } from '#renderer/color/shape-colors.ts'
import { type Image, isPattern } from '#renderer/document/values/image.ts'
import { cropDeclarations } from '#renderer/elements/pictures/crop.ts'
import { shapeSvg } from '#renderer/shapes/shape-svg.ts'
import { svgAddress } from '#ui/svg-address.ts'
import { FieldContext } from '../field-context.ts'

/** Height of a pattern's SVG in pixels, at any display size. */
const patternHeight = 270

/** A cropped picture or pattern at the given aspect ratio. Renders nothing without a URL. */
export function SmallPicture({ picture, alt, ratio }: { picture: Image; alt: string; ratio: number }) {
  const { colors } = use(FieldContext)
  const source = useMemo(() => {
    const { urls, seed = 0 } = picture
    if (!isPattern(picture)) return (urls.find(({ type }) => type === 'small') ?? urls[0])?.url
    const size = { width: Math.round(patternHeight * ratio), height: patternHeight }
    return svgAddress(shapeSvg(picture.pattern, seed, size, shapeColors(colors)))
  }, [picture, colors, ratio])
  const crop = cropDeclarations(picture.effects)
  const cut = (element: HTMLImageElement | null) => {
    if (element) element.style.cssText = crop
  }
  return source ? <img ref={cut} src={source} alt={alt} /> : null
}
