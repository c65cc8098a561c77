import type { PresetStyle } from '../document/enumerations.ts'
import type { Section, SectionOf } from '../document/section-types.ts'
import type { Theme } from '../document/theme.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { bodyFamiliesOf, pairOf, titleFamiliesOf } from './font-pairs.ts'
import { looks } from './looks.ts'
import type { Look } from './site-style.ts'

export const inTheme = ['buttonCorners', 'imageCorners', 'headingSize'] as const satisfies (keyof Look)[]
/** Section types with picture frames, and their property of a look. */
const frames = { Services: 'serviceFrame', Team: 'teamFrame', Gallery: 'galleryFrame' } as const satisfies Partial<
  Record<Section['type'], keyof Look>
>

/**
 * Switches a website to another style. Values that the owner hasn't changed become the new style's defaults. Fonts stay
 * if the new style has them, otherwise its first pair applies.
 */
export function changeStyle(document: WebsiteSettings, style: PresetStyle): WebsiteSettings {
  if (style === document.style) return document
  const [before, after] = [looks[document.style], looks[style]]
  const left = inTheme.filter((name) => document.theme[name] === before[name])
  const theme = {
    ...document.theme,
    ...Object.fromEntries(left.map((name) => [name, after[name]])),
    ...fontsIn(style, document.theme),
  }
  const sections = document.sections.map((section) => {
    if (!isFramed(section) || section.content.frame !== before[frames[section.type]]) return section
    return { ...section, content: { ...section.content, frame: after[frames[section.type]] } } as Section
  })
  return { ...document, style, theme, sections }
}

function fontsIn(style: PresetStyle, { titleFont, bodyFont }: Theme): Pick<Theme, 'titleFont' | 'bodyFont'> {
  const isCarried = titleFamiliesOf(style).includes(titleFont.family) && bodyFamiliesOf(style).includes(bodyFont.family)
  const { titleFont: title, bodyFont: body } = pairOf(style)
  return isCarried ? { titleFont, bodyFont } : { titleFont: title, bodyFont: body }
}

const isFramed = (section: Section): section is SectionOf<keyof typeof frames> => section.type in frames
