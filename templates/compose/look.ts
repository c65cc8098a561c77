import type { CornerStyle, FontSize, ImageFrame, PresetStyle } from '../../renderer/document/enumerations.ts'
import type { Theme } from '../../renderer/document/theme.ts'
import { fontPairs } from '../font-pairs/font-pairs.ts'
import { palettes } from '../palettes/palettes.ts'

type Look = {
  buttonCorners: CornerStyle
  imageCorners: CornerStyle
  headingSize: FontSize
  serviceFrame: ImageFrame
  teamFrame: ImageFrame
  galleryFrame: ImageFrame
}

/** What each preset style sets to begin with; the owner may change all of it. */
export const looks: Readonly<Record<PresetStyle, Look>> = {
  Common: {
    buttonCorners: 'Softened',
    imageCorners: 'Softened',
    headingSize: 'Default',
    serviceFrame: 'Landscape',
    teamFrame: 'Portrait',
    galleryFrame: 'Landscape',
  },
  CommonAlt: {
    buttonCorners: 'Softened',
    imageCorners: 'Square',
    headingSize: 'Default',
    serviceFrame: 'Landscape',
    teamFrame: 'Square',
    galleryFrame: 'Landscape',
  },
  Geometric: {
    buttonCorners: 'Square',
    imageCorners: 'Square',
    headingSize: 'Large',
    serviceFrame: 'Square',
    teamFrame: 'Square',
    galleryFrame: 'Square',
  },
  Elegant: {
    buttonCorners: 'Square',
    imageCorners: 'Square',
    headingSize: 'Large',
    serviceFrame: 'Portrait',
    teamFrame: 'Portrait',
    galleryFrame: 'Portrait',
  },
  Fun: {
    buttonCorners: 'Oval',
    imageCorners: 'Rounded',
    headingSize: 'Large',
    serviceFrame: 'Square',
    teamFrame: 'Circle',
    galleryFrame: 'Square',
  },
}

/** The theme of a font pair, a palette and a style. An unknown id means the first of its kind. */
export function themeFor(fontPair: string, palette: string, style: PresetStyle): Partial<Theme> {
  const fonts = fontPairs.find(({ id }) => id === fontPair) ?? fontPairs[0]
  const paint = palettes.find(({ id }) => id === palette) ?? palettes[0]
  const { buttonCorners, imageCorners, headingSize } = looks[style]
  return {
    ...(paint && { colors: paint.colors }),
    ...(fonts && { titleFont: fonts.titleFont, bodyFont: fonts.bodyFont }),
    buttonCorners,
    imageCorners,
    headingSize,
  }
}
