import type { PresetStyle } from '#renderer/document/enumerations.ts'
import type { Theme } from '#renderer/document/theme.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { changeStyle, inTheme } from '#renderer/styles/change-style.ts'

type Shapes = Pick<Theme, (typeof inTheme)[number]>

/** Each style's theme options per website: when the owner last left the style, and when it was applied. */
const lastShapes = new Map<string, Shapes>()
const firstShapes = new Map<string, Shapes>()

/** Changes the style. Restores the owner's earlier choices for it, unless they have changed them since. */
export function tryStyle(before: WebsiteSettings, style: PresetStyle): WebsiteSettings {
  const key = (of: PresetStyle) => `${before.id} ${of}`
  const after = changeStyle(before, style)
  const [last, start] = [lastShapes.get(key(style)), firstShapes.get(key(before.style))]
  const same = inTheme.filter((name) => last && start && before.theme[name] === start[name])
  const shapes = Object.fromEntries(same.map((name) => [name, last?.[name]]))
  const theme = { ...after.theme, ...shapes }
  lastShapes.set(key(before.style), before.theme)
  firstShapes.set(key(style), theme)
  return { ...after, theme }
}
