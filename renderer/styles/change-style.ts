import type { PresetStyle } from '../document/enumerations.ts'
import type { Section, SectionOf } from '../document/section-types.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { looks } from './looks.ts'
import type { Look } from './site-style.ts'

/** What of a look is kept in the theme. */
const inTheme = ['buttonCorners', 'imageCorners', 'headingSize', 'photoTone'] as const satisfies (keyof Look)[]
/** The sections whose pictures a look frames. */
const frames = { Services: 'serviceFrame', Team: 'teamFrame', Gallery: 'galleryFrame' } as const satisfies Partial<
  Record<Section['type'], keyof Look>
>

/**
 * Draws a website in another style. What the old style set and the owner left as it was becomes what the new one sets; what
 * the owner changed stays.
 */
export function changeStyle(document: WebsiteSettings, style: PresetStyle): WebsiteSettings {
  if (style === document.style) return document
  const [before, after] = [looks[document.style], looks[style]]
  const left = inTheme.filter((name) => document.theme[name] === before[name])
  const theme = { ...document.theme, ...Object.fromEntries(left.map((name) => [name, after[name]])) }
  const sections = document.sections.map((section) => {
    if (!isFramed(section) || section.content.frame !== before[frames[section.type]]) return section
    return { ...section, content: { ...section.content, frame: after[frames[section.type]] } } as Section
  })
  return { ...document, style, theme, sections }
}

const isFramed = (section: Section): section is SectionOf<keyof typeof frames> => section.type in frames
