import { useEffect } from 'react'
import { fontWeights } from '#renderer/document/enumerations.ts'
import type { Theme } from '#renderer/document/theme.ts'
import type { Cut } from '#renderer/fonts/faces.ts'
import { fontFile, weightRangeOf, weightsIn } from '#renderer/fonts/font-files.ts'
import { fontsPath } from '#renderer/fonts/font-rules.ts'

/** Suffixed family names, since the app itself uses one of the families at another width. */
const previewOf = (family: Cut['family']) => `${family} preview`

/** CSS for a font that useFontFaces registered. */
export const inCut = ({ family, width }: Cut, weight: Theme['titleFont']['weight']) => ({
  fontFamily: `'${previewOf(family)}', sans-serif`,
  fontWeight: fontWeights[weight],
  ...(width !== undefined && { fontStretch: `${width}%` }),
})

export function useFontFaces(cuts: readonly Cut[]) {
  useEffect(() => {
    for (const file of cuts.flatMap((cut) => weightsIn(cut).map((weight) => fontFile(cut, weight, 'basic')))) {
      if (known.has(file.name)) continue
      known.add(file.name)
      const { family, axes } = file.cut
      const stretch = typeof axes?.wdth === 'object' ? { stretch: axes.wdth.map((at) => `${at}%`).join(' ') } : {}
      document.fonts.add(
        new FontFace(previewOf(family), `url(${fontsPath}${file.name})`, {
          weight: weightRangeOf(file).join(' '),
          display: 'swap',
          ...stretch,
        }),
      )
    }
  }, [cuts])
}

const known = new Set<string>()
