import { useEffect } from 'react'
import { fontWeights } from '#renderer/document/enumerations.ts'
import type { FontFamily, Theme } from '#renderer/document/theme.ts'
import { basicFile, faces } from '#renderer/fonts/faces.ts'
import { fontsPath } from '#renderer/fonts/font-rules.ts'

/** A sample's letters, in a family that `useFontFaces` has made known. */
export const inFont = ({ family, weight }: Theme['titleFont']) => ({
  fontFamily: `'${family}', sans-serif`,
  fontWeight: fontWeights[weight],
})

/** Makes families of the sites known to this page too, so that a choice can be shown in its own letters. */
export function useFontFaces(families: ReadonlySet<FontFamily>) {
  useEffect(() => {
    for (const family of families) {
      if ([...document.fonts].some((known) => known.family === family)) continue
      const face = faces[family]
      document.fonts.add(
        new FontFace(family, `url(${fontsPath}${basicFile(face)})`, {
          weight: face.weights.join(' '),
          display: 'swap',
        }),
      )
    }
  }, [families])
}
