import { Actions } from '../../../../elements/actions.tsx'
import { Button } from '../../../../elements/button.tsx'
import { Picture } from '../../../../elements/pictures/picture.tsx'
import { isPhoto } from '../../../../elements/pictures/pictures.ts'
import { LinedGround } from '../../../../shapes/lined-ground.tsx'
import { PatternCell } from '../../../../shapes/pattern-cell.tsx'
import { useShapes } from '../../../../shapes/use-shapes.ts'
import { useSeededChoice } from '../../../../site/use-seeded-choice.ts'
import { Headline, Kicker, Lead, type OpeningProps } from '../parts.tsx'
import { type Arrangement, bentoArrangement } from './arrangement.ts'
import { ActCell, broadFacts, FactCell, useHasAct } from './cells.tsx'
import { useCellFacts } from './facts.ts'
import { NumberCell, useDrawnNumbers } from './number-cell.tsx'

/** Per row. */
const maxCells = 4
const spans: Readonly<Record<number, string>> = { 2: 'w6 m3', 3: 'w4', 4: 'w3' }

/**
 * The headline as the largest of many cells, with the call to action, a visualized number, facts, and shapes or the
 * owner's photo.
 */
export function BentoOpening({ section }: OpeningProps) {
  const { content } = section
  const { seed } = useShapes()
  const draw = useSeededChoice()
  const known = useCellFacts(content)
  const numbers = useDrawnNumbers()
  const hasAct = useHasAct(content)
  const hasPhoto = isPhoto(content.image)
  const arrangement = bentoArrangement({ hasNumber: numbers.length > 0, hasPhoto, facts: known.length, seed })
  const drawn = arrangement === 'Number' ? numbers[seed % numbers.length] : undefined
  const isActBeside = arrangement === 'Act'
  const hasActBelow = hasAct && !isActBeside
  const facts = known.filter(({ part }) => part !== drawn?.part).slice(0, maxCells - (hasActBelow ? 1 : 0))
  const broad = broadFacts(facts)
  const count = facts.length + (hasActBelow ? 1 : 0)
  const hasPattern = count > 0 && count < maxCells
  const span = spans[count + (hasPattern ? 1 : 0)] ?? 'w3'
  const row = facts.map((fact) => (
    <FactCell key={fact.part + fact.text} fact={fact} isBroad={broad.has(fact)} className={span} />
  ))
  if (hasPattern) {
    const place = draw('facts', [row.length, 0, 1])
    row.splice(place, 0, <PatternCell key="pattern" nth={isActBeside ? 1 : 0} className={span} />)
  }
  return (
    <div className={`bento by-${arrangement.toLowerCase()}${draw('opening', ['', ' turned'])}`}>
      <HeadlineCell section={section} arrangement={arrangement} />
      {isActBeside && (
        <>
          {hasPhoto ? (
            <PhotoCell section={section} className="w4 m3" />
          ) : (
            <PatternCell nth={0} className={hasAct ? 'w4 m3' : 'w4 tall'} />
          )}
          {hasAct && <ActCell section={section} className="w4 m3" />}
        </>
      )}
      {drawn && <NumberCell number={drawn} className={drawn.kind === 'Week' ? 'ink w4 m6 tall' : 'sky w4 m6 tall'} />}
      {arrangement === 'Photo' && <PhotoCell section={section} className="w5 tall" />}
      {row}
      {hasActBelow && <ActCell section={section} className={span} />}
    </div>
  )
}

function HeadlineCell({ section: { content }, arrangement }: OpeningProps & { arrangement: Arrangement }) {
  const width = { Act: 'w8', Number: 'w8', Photo: 'w7', Wide: 'w12' }[arrangement]
  return (
    <div className={`cell pitch headline ${width}`}>
      <LinedGround />
      <Kicker content={content} />
      <Headline content={content} />
      <div className="said">
        <Lead content={content} />
        <Actions links={[content.secondButton]}>
          <Button link={content.secondButton} kind="ghost" field="secondButton" />
        </Actions>
      </div>
    </div>
  )
}

const PhotoCell = ({ section: { content }, className }: OpeningProps & { className: string }) => (
  <div className={`photo-cell ${className}`}>
    <Picture image={content.image} frame="Square" loose sizes="(min-width:62rem) 40vw,100vw" leading field="image" />
  </div>
)
