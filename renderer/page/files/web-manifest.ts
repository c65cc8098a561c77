import { drawnColors } from '../../color/dark-colors.ts'
import { isRightToLeft } from '../../document/values/reading-direction.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { pageTitle } from '../page-facts.ts'
import { plainText } from '../plain-text.ts'
import { iconSizes, type PageIcons } from './icons.ts'

export const manifestPath = 'site.webmanifest'

/** In characters: what fits below an icon in all launchers. */
const maxShortName = 12

/** In characters: two lines in most launchers. */
const maxTwoLineName = 24

/** `home`: the page's path, if it's not at the root. */
export function webManifest(document: WebsiteSettings, { launcher, isDrawn }: PageIcons, home = ''): string {
  const { businessName, settings, theme } = document
  const { backgroundColor } = drawnColors(theme).colors
  const name = plainText(businessName) || pageTitle(document)
  return JSON.stringify({
    name: name || undefined,
    short_name: shortName(name) || undefined,
    lang: settings.language,
    dir: isRightToLeft(settings.language) ? 'rtl' : undefined,
    start_url: `${home}/`,
    display: 'browser',
    background_color: backgroundColor,
    theme_color: backgroundColor,
    icons: launcher.map((icon) => ({
      src: icon.href,
      sizes: iconSizes(icon),
      type: icon.type,
      purpose: isDrawn ? 'any maskable' : 'any',
    })),
  })
}

/**
 * As many whole words as fit below an icon, without a dangling word at the end. If only one word fits, as many as fit
 * on two lines.
 */
export function shortName(name: string): string {
  if (name.length <= maxShortName) return name
  const fitting = wholeWords(name, maxShortName)
  if (fitting.includes(' ')) return fitting
  return wholeWords(name, maxTwoLineName) || name
}

function wholeWords(name: string, most: number): string {
  const words = name.split(' ')
  while (words.length > 0 && (words.join(' ').length > most || isDangling(words.at(-1) ?? ''))) words.pop()
  return words.join(' ')
}

/** 'of', '&', 'The': not at the end of a name. */
const isDangling = (word: string) => /^([^\p{Lu}\p{Lo}\p{N}]|The$)/u.test(word)
