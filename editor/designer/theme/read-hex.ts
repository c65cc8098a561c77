import { color } from '../../../renderer/document/theme.ts'
import { wholeHex } from '../../../templates/palettes/paint.ts'

/** The color in what a person typed or pasted: `#abc`, `abcdef`, ` # AB CD EF `. Undefined for an invalid or incomplete one. */
export function readHex(text: string): string | undefined {
  const digits = text.replaceAll(/[\s#;]/g, '')
  return color.safeParse(wholeHex(`#${digits}`)).data
}
