import { fontWeights } from '../../../renderer/document/enumerations.ts'
import type { Theme } from '../../../renderer/document/theme.ts'

/** A sample's letters, in a family that `useFontFaces` has made known. */
export const inFont = ({ family, weight }: Theme['titleFont']) => ({
  fontFamily: `'${family}', sans-serif`,
  fontWeight: fontWeights[weight],
})
