import { drawnColors } from '../../color/dark-colors.ts'
import { readable } from '../../color/readable.ts'
import { parseHex, toHex } from '../../color/rgb.ts'
import { atNight } from '../../color/tone-rules.ts'
import { toneColors } from '../../color/tones.ts'
import { minifyCss } from '../../css/minify.ts'
import { usedRules } from '../../css/used-rules.ts'
import type { ThemeColors } from '../../document/theme.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { reaches } from '../../fonts/font-files.ts'
import { fontRules } from '../../fonts/font-rules.ts'
import { documentReach, reachOf } from '../../fonts/reach.ts'
import { presets } from '../../styles/registry.ts'
import { otherPagesStyles } from '../other-pages/other-page-styles.ts'
import { shortPageStyles } from '../other-pages/short-page-styles.ts'

/** Errors are red where that is readable. */
const red = parseHex('#c4261d')

/** The form page's second style sheet, after the website's. `classes` and `said`: classes and text on the page. */
export function formPageStyles(document: WebsiteSettings, classes: ReadonlySet<string>, said: string): string {
  const { style, theme } = document
  const { colors, night } = drawnColors(theme)
  const reach = reachOf(said)
  const isFurther = reaches.indexOf(reach) > reaches.indexOf(documentReach(document))
  return [
    isFurther ? fontRules(theme, reach) : '',
    usedRules(minifyCss(otherPagesStyles + shortPageStyles + formStyles + presets[style].otherPages.form), classes),
    issueRule(colors),
    night ? atNight(issueRule(night)) : '',
  ].join('')
}

function issueRule(colors: ThemeColors): string {
  const { ground, groundEnd, card } = toneColors(colors, 'Plain')
  return `.form{--issue:${toHex(readable(red, [ground, groundEnd, card]))}}`
}

/**
 * The page's layout in any style: the contact form with errors above it and next to its fields. The website's own
 * styles override it.
 */
const formStyles = `
.asking h1 { font-size: var(--s4); line-height: 1.1 }
.asking.split .reach { align-content: start }
.asking.split .ways { justify-content: var(--align); margin-top: 0; font-size: 1rem; color: inherit }
.asking.split .ways a { color: inherit }
.issues:focus { outline: 0 }
.asking textarea { field-sizing: content; min-height: 9rem; max-height: 36rem }
.issues { padding: 1.1rem 1.25rem; border-inline-start: 4px solid var(--issue); background: color-mix(in srgb, var(--issue) 7%, transparent) }
.issues h2 { font: 700 1rem/1.4 var(--body-font); letter-spacing: 0; color: var(--issue) }
.issues ul { display: grid; gap: .3rem; margin-top: .5rem; font-size: .9375rem }
.issues a { display: block; padding-block: .35rem; color: var(--text) }
.issues a:hover { text-decoration-thickness: 2px }
.form .issue { font-size: .9375rem; font-weight: 600; color: var(--issue) }
.form [aria-invalid] { border-color: var(--issue); box-shadow: inset 0 -1px var(--issue) }
`
