import { isBlank, plainWords } from '../../../document/values/formatted-text.ts'
import { useBusinessPart } from '../../../elements/business-part.ts'
import { isPhoto } from '../../../elements/pictures/pictures.ts'
import { PosterLines } from '../../../elements/poster/poster-lines.tsx'
import { narrowWidth } from '../../../elements/poster/steps.ts'
import type { StripFact } from '../../../facts/fact-strip.ts'
import { maxNameHeights, nameLines } from '../../../facts/openings/name-lines.ts'
import { tilePlan } from '../../../shapes/tile-plan.ts'
import { TileStrip } from '../../../shapes/tile-strip.tsx'
import { useShapes } from '../../../shapes/use-shapes.ts'
import { useRenderTarget } from '../../../site/render-target.tsx'
import { useFacts, useImprint } from '../../../site/site-context.ts'
import { useFactStrip } from '../strip.tsx'
import { afterName } from './after-name.ts'
import { Buttons, Headline, Kicker, Lead, NameInType, type OpeningProps, useIsNameAlone } from './parts.tsx'
import { PhotoStrip } from './photo-strip.tsx'

/** In words. A headline up to this length, without body text, is set small above the name. */
const maxSmallWords = 6
const maxFacts = 2
/** In letters: two items above the name that fit one line on a phone. */
const phoneLineLength = 30
/** In letters. Text up to this length is set below its headline instead of next to it. */
const maxBelowLength = 70

/** The name across the full width of the page, above a row of shapes. */
export function MarqueeOpening({ section: { content } }: OpeningProps) {
  const { businessName } = useImprint()
  const shapes = useShapes()
  const partOf = useBusinessPart()
  const lines = nameLines(businessName, (line) => narrowWidth(line.toUpperCase()))
  const isNameAlone = useIsNameAlone({ content })
  const isQuiet = isBlank(content.body) && content.heading.trim().split(/\s+/).length <= maxSmallWords
  const facts = useFactStrip(content).slice(0, maxFacts)
  const { town } = useFacts().business.place
  const isPlaceBelow = !isQuiet && content.kicker === '' && content.heading.includes(town)
  const above = [
    isQuiet && content.heading,
    content.kicker || (isPlaceBelow && town),
    ...facts.map(({ label, text }) => `${label} ${text}`),
  ]
  const [first = '', second = ''] = above.filter(Boolean)
  const isCrowded = `${first}${second}`.length > phoneLineLength
  const isBrief = plainWords(content.body).length <= maxBelowLength
  const plan = tilePlan(shapes)
  const hasPhoto = isPhoto(content.image)
  const isInside = plan === 'Block' && !hasPhoto
  return (
    <>
      <div className={hasPhoto ? 'pitch marquee' : `pitch marquee at-${plan.toLowerCase()}`}>
        <div className={isCrowded ? 'brow crowded' : 'brow'}>
          {isQuiet && !isNameAlone && <Headline content={content} />}
          <Kicker content={content} />
          {isPlaceBelow && town !== '' && <p {...partOf('place')}>{town}</p>}
          <TopFacts facts={facts} />
        </div>
        <NameInType content={content} className="name">
          <PosterLines lines={lines} highest={maxNameHeights[lines.length - 1] ?? 1} alternates />
        </NameInType>
        <div className={isBrief ? 'base brief' : 'base'}>
          {!isQuiet && !isNameAlone && <HeadlineAfterName content={content} name={businessName} />}
          <Lead content={content} />
          <Buttons content={content} />
          {isInside && <TileStrip shapes={shapes} plan={plan} />}
        </div>
      </div>
      {hasPhoto ? <PhotoStrip content={content} /> : !isInside && <TileStrip shapes={shapes} plan={plan} />}
    </>
  )
}

function TopFacts({ facts }: { facts: readonly StripFact[] }) {
  const partOf = useBusinessPart()
  return facts.map(({ part, label, text }) => (
    <p key={part} {...partOf(part)}>
      {label} {text}
    </p>
  ))
}

type HeadlineProps = { content: OpeningProps['section']['content']; name: string }

/** Omits the name at the start of the headline, since it's already shown above. */
function HeadlineAfterName({ content, name }: HeadlineProps) {
  const { editing } = useRenderTarget()
  const rest = afterName(content.heading, name)
  return <Headline content={editing || rest === '' ? content : { ...content, heading: rest }} />
}
