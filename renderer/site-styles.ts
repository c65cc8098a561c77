import { cookieBannerStyles } from './behaviors/cookie-banner-styles.ts'
import { toneRules } from './color/tone-rules.ts'
import { minifyCss } from './css/minify.ts'
import { usedRules } from './css/used-rules.ts'
import { isRightToLeft } from './document/reading-direction.ts'
import type { Section } from './document/section-types.ts'
import type { WebsiteSettings } from './document/website-settings.ts'
import { alignmentStyles, baseStyles } from './elements/base-styles.ts'
import { croppedFrame } from './elements/crop.ts'
import { elementStyles } from './elements/element-styles.ts'
import { effectRule, picturesIn } from './elements/pictures.ts'
import { scaleRule } from './elements/scale.ts'
import { borderDeclarations, groundOf, liftRules, sectionRules } from './elements/section-design.ts'
import { fontRules } from './fonts/font-rules.ts'
import { type SectionRenderer, sectionRenderers } from './sections/registry.ts'
import { presets } from './styles/registry.ts'

/**
 * All the CSS that a page needs: fonts, the theme as custom properties, what every page shares, and only the section types
 * that are on it. What differs from section to section is here too, since the page's policy allows no `style` attribute.
 * With the `classes` of the finished page, rules that find nothing on it are left out.
 */
export function siteStyles(document: WebsiteSettings, classes?: ReadonlySet<string>): string {
  const { theme, settings } = document
  const { scale, layout, page, sections: sectionStyles } = presets[document.style]
  const sections = document.sections.filter(({ hidden }) => !hidden)
  const onPicture = (section: Section) => rendererOf(section).onPicture?.(section as never, layout) ?? false
  const grounds = new Set(sections.map((section) => groundOf(section, onPicture(section))))
  const types = [...new Set(sections.map(({ type }) => type))]
  const pictureRules = [...new Set(picturesIn(sections).map(effectRule))].filter(Boolean)
  const underEvery = borderDeclarations(theme.bottomBorder)
  const sheet = (css: string) => (classes ? usedRules(minifyCss(css), classes) : minifyCss(css))
  return [
    fontRules(theme, JSON.stringify(document)),
    scaleRule(theme, scale),
    toneRules(theme.colors, grounds.has('Picture')),
    sheet(baseStyles + elementStyles + page + alignmentStyles),
    ...types.map((type) => sheet(sectionRenderers[type].styles + sectionStyles[type])),
    // Space between letters would break the joined ones.
    isRightToLeft(settings.language) ? '*{letter-spacing:0!important}' : '',
    underEvery && `.section.section{${underEvery}}`,
    sections.some(({ design }) => design.shadow !== 'None') ? minifyCss(liftRules) : '',
    ...sections.map((section) => sectionRules(section, onPicture(section), theme)),
    ...sections.map((section) => rendererOf(section).rules?.(section as never, theme.colors, layout) ?? ''),
    pictureRules.length > 0 ? croppedFrame : '',
    ...pictureRules,
    minifyCss(cookieBannerStyles(settings.cookieBanner)),
  ].join('')
}

const rendererOf = ({ type }: Section) => sectionRenderers[type] as unknown as SectionRenderer<Section['type']>
