import { cookieBannerStyles } from '../behaviors/cookie-banner-styles.ts'
import { type DrawnColors, drawnColors } from '../color/dark-colors.ts'
import { atNight, readsShapeColors, toneRules, withoutUnusedColors } from '../color/tone-rules.ts'
import { minifyCss } from '../css/minify.ts'
import { type Sheet, sheetOf, usedRules } from '../css/used-rules.ts'
import type { PresetStyle } from '../document/enumerations.ts'
import { type Section, type SectionType, sectionTypeNames } from '../document/section-types.ts'
import type { Theme, ThemeColors } from '../document/theme.ts'
import { isPattern } from '../document/values/image.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { announcementStyles } from '../elements/announcement-bar.tsx'
import { alignmentStyles, baseStyles } from '../elements/base-styles.ts'
import { elementStyles } from '../elements/element-styles.ts'
import { fittedStyles } from '../elements/fitted-line.tsx'
import { croppedFrame } from '../elements/pictures/crop.ts'
import { duotoneRules } from '../elements/pictures/duotone.ts'
import { isShown, picturesIn } from '../elements/pictures/pictures.ts'
import { posterStyles } from '../elements/poster/poster-lines.tsx'
import { stepStyles } from '../elements/poster/steps.ts'
import { callBarStyles } from '../elements/reach/call-bar.tsx'
import { scaleRule } from '../elements/scale.ts'
import { borderDeclarations, liftRules } from '../elements/section-design.ts'
import { longWordStyles } from '../elements/words/long-words.ts'
import type { Reach } from '../fonts/font-files.ts'
import { fontRules } from '../fonts/font-rules.ts'
import { documentReach } from '../fonts/reach.ts'
import { memoize, memoizeByObject } from '../memoize.ts'
import { printStyles } from '../page/print-styles.ts'
import { sectionRenderers } from '../sections/registry.ts'
import { shapePictureStyles } from '../shapes/shape-picture.tsx'
import { tileStripStyles } from '../shapes/tile-strip.tsx'
import { presets } from '../styles/registry.ts'
import type { SiteStyle } from '../styles/site-style.ts'
import { type Script, scriptOf, scriptRules } from './script-rules.ts'
import { sectionStyles } from './section-styles.ts'

/**
 * A page's CSS, including rules of individual sections, since the content security policy forbids `style` attributes. Omits rules that
 * don't match the `classes` of the finished page, and colors that neither the remaining rules nor the page's `other` sheets use.
 */
export function siteStyles(document: WebsiteSettings, classes: ReadonlySet<string>, other = ''): string {
  const { page, own } = ownStyles(document, classes)
  const css = sharedStyles(page, classes) + own
  return withoutUnusedColors(css, css + other + (classes.has('shape') ? readsShapeColors : ''))
}

/** Style sheets for a preview, whose markup changes while typing. The `shared` one rarely changes. */
export function previewStyles(document: WebsiteSettings): { shared: string; own: string } {
  const { page, own } = ownStyles(document)
  return { shared: keptStyles(page), own }
}

/** Languages with words so long that lines need hyphens to fill. */
const languagesWithLongWords = new Set(['de', 'nl', 'fi', 'sv', 'da', 'nb', 'hu'])

type PageTraits = {
  theme: Theme
  style: PresetStyle
  reach: Reach
  types: readonly SectionType[]
  onPicture: boolean
  twoTone: boolean
  lifted: boolean
  script: Script
  hyphenated: boolean
}

const keptStyles = memoize((page: PageTraits) => sharedStyles(page), 12)

/** A style's sheets: the common one, and one per section type, parsed on first use. */
const sheetsOf = memoizeByObject((style: SiteStyle) => ({
  page: sheetOf(
    minifyCss(
      baseStyles +
        elementStyles +
        fittedStyles +
        posterStyles +
        stepStyles +
        shapePictureStyles +
        tileStripStyles +
        longWordStyles +
        announcementStyles +
        style.page +
        alignmentStyles +
        callBarStyles,
    ),
  ),
  ofType: memoize(
    (type: SectionType) => sheetOf(minifyCss(sectionRenderers[type].styles + style.sections[type])),
    sectionTypeNames.length,
  ),
}))

const printSheet = sheetOf(minifyCss(printStyles))

const toneSheet = memoize(
  (drawn: DrawnColors, picked: ThemeColors, onPicture: boolean) => sheetOf(toneRules(drawn, picked, onPicture)),
  60,
)

/** Fonts, theme properties, common rules, and rules of the page's section types. */
function sharedStyles(page: PageTraits, classes?: ReadonlySet<string>): string {
  const { theme, style, reach, types, onPicture, twoTone, lifted, script, hyphenated } = page
  const preset = presets[style]
  const sheets = sheetsOf(preset)
  const underEvery = borderDeclarations(theme.bottomBorder)
  const css = (sheet: Sheet) => (classes ? sheet.usedBy(classes) : sheet.text)
  return [
    fontRules(theme, reach),
    scaleRule(theme, preset.scale),
    css(toneSheet(drawnColors(theme), theme.colors, onPicture)),
    css(sheets.page),
    twoTone ? duotoneRules(theme.colors, classes) : '',
    ...types.map((type) => css(sheets.ofType(type))),
    scriptRules(script),
    hyphenated ? '.prose{hyphens:auto}' : '',
    underEvery && `.section.section{${underEvery}}`,
    lifted ? minifyCss(liftRules) : '',
    css(printSheet),
  ].join('')
}

const hasPhotograph = (section: Section) => picturesIn(section).some((image) => isShown(image) && !isPattern(image))

/** CSS of this document's sections, and the traits that its shared CSS depends on. */
function ownStyles(document: WebsiteSettings, classes?: ReadonlySet<string>): { page: PageTraits; own: string } {
  const { theme, style, settings } = document
  const sections = document.sections.filter(({ hidden }) => !hidden)
  const styles = sections.map(sectionStyles(presets[style])(theme))
  const pictures = [...new Set(styles.flatMap((section) => section.pictures))].join('')
  // A picture with a pre-cropped file needs no CSS rule for cropping.
  const moved = pictures && classes ? usedRules(pictures, classes) : pictures
  const own = [
    ...styles.map(({ look }) => look),
    ...styles.map(({ content }) => content),
    atNight(styles.map(({ night }) => night).join('')),
    moved && croppedFrame,
    moved,
    minifyCss(cookieBannerStyles(settings.cookieBanner)),
  ].join('')
  const page: PageTraits = {
    theme,
    style,
    reach: documentReach(document),
    types: [...new Set(sections.map(({ type }) => type))],
    onPicture: styles.some(({ ground }) => ground === 'Picture'),
    twoTone: theme.photoTone === 'TwoTone' && sections.some(hasPhotograph),
    lifted: sections.some(({ design }) => design.shadow !== 'None'),
    script: scriptOf(settings.language),
    hyphenated: languagesWithLongWords.has(settings.language.split('-')[0] ?? ''),
  }
  return { page, own }
}
