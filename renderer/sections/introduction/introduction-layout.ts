import { type IntroductionLayout, type Opening, openings } from '../../document/enumerations.ts'
import type { Section, SectionOf } from '../../document/section-types.ts'
import { isPhoto, isShown, type PictureFrame } from '../../elements/pictures/pictures.ts'
import { type OpeningBusiness, openingFacts } from '../../facts/openings/opening-facts.ts'
import { openingAmong } from '../../facts/openings/score-openings.ts'
import type { Layout } from '../../styles/site-style.ts'

/** The owner's layout if style and facts allow it. */
export function introductionLayout(
  { content }: SectionOf<'Introduction'>,
  { Introduction }: Layout,
  business: OpeningBusiness,
): IntroductionLayout {
  if (isIntroducedOnPicture({ content })) return 'FullPicture'
  return openingAmong(Introduction.openings, content.layout, openingFacts(business, content))
}

export const isIntroducedOnPicture = ({ content }: Pick<SectionOf<'Introduction'>, 'content'>): boolean =>
  content.layout === 'FullPicture' && isShown(content.image)

/** Shapes in an introduction: tiles, a few beside its photo, or none. */
export function introductionShapes(
  section: SectionOf<'Introduction'>,
  layout: Layout,
  business: OpeningBusiness,
): 'Tiles' | 'Few' | 'None' {
  if (introductionLayout(section, layout, business) !== 'Marquee') return 'None'
  return isPhoto(section.content.image) ? 'Few' : 'Tiles'
}

export const introducesPrices = (sections: readonly Section[], layout: Layout, business: OpeningBusiness): boolean =>
  sections.some(
    (section) => section.type === 'Introduction' && introductionLayout(section, layout, business) === 'PricesOnScale',
  )

/** The frame of the introduction's picture. Beside a quiet sentence, the picture keeps its own ratio. */
export function introductionFrame(
  section: SectionOf<'Introduction'>,
  layout: Layout,
  business: OpeningBusiness,
): PictureFrame {
  const drawn = introductionLayout(section, layout, business)
  if (drawn === 'SentenceAndLight') return { frame: 'Own' }
  if (drawn === 'Atelier') return { frame: 'Portrait', loose: true }
  return drawn === 'NumeralAndSentence' || drawn === 'Bento' ? layout.Introduction : { frame: 'Wide' }
}

const kebab = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()

/** The root class of each layout. Text on a picture uses that background's class. */
export const introductionClasses: Record<IntroductionLayout, string> = {
  ...(Object.fromEntries(openings.map((name) => [name, `hero opening opens-${kebab(name)}`])) as Record<
    Opening,
    string
  >),
  FullPicture: 'hero',
}
