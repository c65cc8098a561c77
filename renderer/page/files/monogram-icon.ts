import { toHex } from '../../color/rgb.ts'
import { toneColors } from '../../color/tones.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'

export const iconPath = 'icon.svg'

/** The default browser icon: the first letter of the name on the button color. */
export function monogramIcon({ businessName, theme }: WebsiteSettings): string {
  const { ground, text } = toneColors(theme.colors, 'Bold')
  const letter = [...businessName].find((character) => /[\p{L}\p{N}]/u.test(character))?.toUpperCase() ?? '·'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${toHex(ground)}"/><text x="32" y="45" font-family="system-ui,sans-serif" font-weight="700" font-size="38" text-anchor="middle" fill="${toHex(text)}">${letter}</text></svg>`
}
