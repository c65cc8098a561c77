import type { ReactElement } from 'react'
import type { IntroductionLayout, Opening } from '../../document/enumerations.ts'
import type { SectionOf, SectionType } from '../../document/section-types.ts'
import { Picture } from '../../elements/pictures/picture.tsx'
import { SectionShell } from '../../elements/section-shell.tsx'
import { useFacts, useLayouts, useSite } from '../../site/site-context.ts'
import { introductionClasses, introductionLayout } from './introduction-layout.ts'
import { AtelierOpening } from './openings/atelier.tsx'
import { BentoOpening } from './openings/bento/view.tsx'
import { MarqueeOpening } from './openings/marquee.tsx'
import { MonthsOfYearOpening } from './openings/months-of-year.tsx'
import { NameSignOpening } from './openings/name-sign.tsx'
import { NumberOpening } from './openings/number.tsx'
import { NumeralAndSentenceOpening } from './openings/numeral-and-sentence.tsx'
import { PaneOfLightOpening } from './openings/pane-of-light.tsx'
import { Buttons, Headline, Kicker, Lead, type OpeningProps } from './openings/parts.tsx'
import { PhotoBandOpening } from './openings/photo-band.tsx'
import { PlacesOpening } from './openings/places.tsx'
import { PricesOnScaleOpening } from './openings/prices-on-scale.tsx'
import { RunsOpening } from './openings/runs.tsx'
import { SentenceAndLightOpening } from './openings/sentence-and-light.tsx'
import { VisitInOrderOpening } from './openings/visit-in-order.tsx'
import { YearAndPeopleOpening } from './openings/year-and-people.tsx'
import { FactStrip, useFactStrip } from './strip.tsx'

const openingViews: Record<Opening, (props: OpeningProps) => ReactElement | null> = {
  PhotoBand: PhotoBandOpening,
  Number: NumberOpening,
  Places: PlacesOpening,
  NameSign: NameSignOpening,
  PricesOnScale: PricesOnScaleOpening,
  MonthsOfYear: MonthsOfYearOpening,
  NumeralAndSentence: NumeralAndSentenceOpening,
  YearAndPeople: YearAndPeopleOpening,
  Runs: RunsOpening,
  Marquee: MarqueeOpening,
  VisitInOrder: VisitInOrderOpening,
  PaneOfLight: PaneOfLightOpening,
  SentenceAndLight: SentenceAndLightOpening,
  Bento: BentoOpening,
  Atelier: AtelierOpening,
}

type IntroductionProps = { section: SectionOf<'Introduction'> }

/** Top of a website: a hero chosen by facts, or text on a photo. */
export function IntroductionView({ section }: IntroductionProps) {
  const { business } = useFacts()
  const layout = introductionLayout(section, useLayouts(), business)
  const behind = layout === 'FullPicture'
  const facts = useFactStrip(section.content, layout === 'Places')
  const strip = facts.length > 0
  const isThin = useIsAlone() && !strip
  return (
    <SectionShell
      section={section}
      className={isThin ? `${introductionClasses[layout]} thin` : introductionClasses[layout]}
      onPicture={behind}
      backdrop={behind && <Backdrop section={section} />}
      after={strip && <FactStrip facts={facts} plain={behind || layout === 'VisitInOrder'} />}
    >
      <Introduced section={section} layout={layout} />
    </SectionShell>
  )
}

const contact: ReadonlySet<SectionType> = new Set(['Header', 'Introduction', 'Contact', 'Footer'])

/** Whether only a contact section follows. */
function useIsAlone(): boolean {
  const { sections } = useSite()
  return sections.every(({ type }) => contact.has(type)) && sections.some(({ type }) => type === 'Contact')
}

function Introduced({ section, layout }: IntroductionProps & { layout: IntroductionLayout }) {
  if (layout === 'FullPicture') return <Pitch section={section} />
  const View = openingViews[layout]
  return <View section={section} />
}

const Pitch = ({ section: { content } }: IntroductionProps) => (
  <div className="pitch">
    <Kicker content={content} />
    <Headline content={content} />
    <Lead content={content} />
    <Buttons content={content} />
  </div>
)

const Backdrop = ({ section }: IntroductionProps) => (
  <div className="backdrop">
    <Picture image={section.content.image} frame="Wide" leading field="image" />
  </div>
)
