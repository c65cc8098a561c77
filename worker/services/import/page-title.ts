import { visibleLine } from './plain-text.ts'
import type { ReadPage } from './read-page.ts'

const most = 128
const between = /\s+[|–—·•»:-]+\s+|\s*[|•»]\s*|:\s+/
const anyPage =
  /^(home|home ?page|welcome|start|startseite|index|main|about( us)?|contact( us)?|services|official (site|website))$/i

/**
 * What a page's business is called, by what the page says of itself: its own name where it gives one, else the part of its title that its
 * host is named after, else the first that is no page's name.
 */
export function titleOf({ metas, title }: Pick<ReadPage, 'metas' | 'title'>, name: string, url: string): string {
  const own = [name, metas.get('og:site_name') ?? ''].map((said) => visibleLine(said, most)).find((said) => said !== '')
  if (own) return own
  const whole = visibleLine(metas.get('og:title') || title, 2 * most)
  const parts = whole
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !anyPage.test(part))
  const host = squashed(new URL(url).hostname.replace(/^www\./, ''))
  const named = parts.find((part) => squashed(part).length > 3 && host.includes(squashed(part)))
  return visibleLine(named ?? parts[0]?.replace(/^welcome to\s+/i, '') ?? whole, most)
}

const squashed = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '')
