import { drawnColors } from '../../color/dark-colors.ts'
import { isRightToLeft } from '../../document/values/reading-direction.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { pageTitle } from '../page-facts.ts'
import { plainText } from '../plain-text.ts'
import { iconSizes, type PageIcons } from './icons.ts'

/** Where it lies among a website's files. */
export const manifestPath = 'site.webmanifest'

/** In characters: what launchers have room for below an icon. */
const shortest = 12

/** In characters: the two lines that most launchers have. */
const longest = 24

/** What a phone needs to put the website on its home screen; `home` is the page's path on its host, where it is not the root. */
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
 * As many whole words of a name as fit below an icon, none of them left hanging. One word alone does not stand for the business:
 * then as many as fit on two lines.
 */
export function shortName(name: string): string {
  if (name.length <= shortest) return name
  const fitting = wholeWords(name, shortest)
  if (fitting.includes(' ')) return fitting
  return wholeWords(name, longest) || name
}

function wholeWords(name: string, most: number): string {
  const words = name.split(' ')
  while (words.length > 0 && (words.join(' ').length > most || isHanging(words.at(-1) ?? ''))) words.pop()
  return words.join(' ')
}

/** 'of', '&', 'The': a name does not end there. */
const isHanging = (word: string) => /^([^\p{Lu}\p{Lo}\p{N}]|The$)/u.test(word)
