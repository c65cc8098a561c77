// The product in an operator's color: the brand's shades in the sources of the app, the public pages and the Workers become those of its hue.
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { chroma, colorOfHue, hueOf, toOklab } from '../../renderer/color/oklab.ts'
import { parseHex, toHex } from '../../renderer/color/rgb.ts'

/** The brand's shades in editor/ui/tokens.css, marketing/styles/tokens.css and worker/health/status-page.ts. */
const shades = [
  ...['#eef7f3', '#d9ece4', '#b3d9ca', '#86c3ab', '#5fb394', '#3b9579', '#2a7a62', '#1d6350', '#174f40', '#0f3a2f'],
  ...['#6cc0a1', '#0b1f18', '#10332a', '#12372d', '#164c3d', '#1a332a', '#3c9d76', '#8fd0b8', '#b9d0c5', '#e2eee7'],
  ...['#7fd1b5', '#3b423f'],
]
const main = '#1d6350'

/** Keeps each shade's lightness, on which the contrast of texts rests, and takes hue and colorfulness from `color`. */
export function shadesOf(color: string): Map<string, string> {
  const wanted = parseHex(color)
  const hue = hueOf(wanted)
  const strength = Math.min(2, chroma(wanted) / chroma(parseHex(main)))
  return new Map(
    shades.map((shade) => {
      const own = parseHex(shade)
      const [lightness] = toOklab(own)
      return [shade, toHex(colorOfHue(hue, lightness, chroma(own) * strength))]
    }),
  )
}

export function repaint(text: string, color: string): string {
  const shadeOf = shadesOf(color)
  return text.replace(/#[0-9a-f]{6}\b/gi, (shade) => shadeOf.get(shade.toLowerCase()) ?? shade)
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** A source file. Where it holds a sheet and the hash that a policy allows it by, the hash follows. */
export function repaintSource(code: string, color: string): string {
  const sheets = [...code.matchAll(/`([^`$]*)`/g)].map(([, sheet = '']) => sheet)
  return sheets.reduce(
    (text, sheet) => text.replace(hashOf(sheet), hashOf(repaint(sheet, color))),
    repaint(code, color),
  )
}

type Constants = Record<string, string>
const colorOf = ({ SHINGLE_COLOR }: Constants): string | undefined => SHINGLE_COLOR && JSON.parse(SHINGLE_COLOR)

/** `constants`: what a deployment builds in (scripts/deploy/app-config.ts). */
export function branded(constants: Constants): Plugin[] {
  const color = colorOf(constants)
  if (color === undefined) return []
  return [
    {
      name: 'branded',
      enforce: 'pre',
      transform: (code, id) =>
        /\/(?:editor|marketing|worker)\/[^?]*\.(?:css|tsx?)(?:\?|$)/.test(id)
          ? { code: repaintSource(code, color), map: null }
          : undefined,
    },
  ]
}

/** The constants of this process's build, as scripts/build.mjs sets them. */
const constantsNow = (): Constants => JSON.parse(process.env.SHINGLE_BUILT_IN ?? '{}')

export const brandedBuild = (): Plugin[] => branded(constantsNow())

/** A sheet that is built already: what it imports never passes a plugin. */
export function brandedSheet(css: string): string {
  const color = colorOf(constantsNow())
  return color === undefined ? css : repaint(css, color)
}
