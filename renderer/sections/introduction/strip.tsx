import type { ReactNode } from 'react'
import { toneClasses } from '../../color/tone-rules.ts'
import type { SectionOf } from '../../document/section-types.ts'
import { useBusinessPart } from '../../elements/business-part.ts'
import { factStrip, type StripFact } from '../../facts/fact-strip.ts'
import { useFacts, useLayout, useSite } from '../../site/site-context.ts'

type Introduced = Pick<SectionOf<'Introduction'>['content'], 'kicker' | 'heading' | 'showFacts'>

/**
 * Facts that customers look for first, except those already in the text above. `isOfPlaces`: the areas are already shown. Empty if fewer
 * than two remain or the owner hides them.
 */
export function useFactStrip({ kicker, heading, showFacts }: Introduced, isOfPlaces = false): StripFact[] {
  const { business } = useFacts()
  const { language } = useSite()
  const known = isOfPlaces ? { ...business, areas: [] } : business
  return showFacts ? factStrip(known, language, `${kicker} ${heading}`) : []
}

/** A row of facts below the introduction. `plain`: below a picture, on the page's background. */
export function FactStrip({ facts, plain }: { facts: readonly StripFact[]; plain: boolean }) {
  const { strip } = useLayout('Introduction')
  const tone = plain ? 'Plain' : strip
  if (tone === 'Within') return null
  return <FactList facts={facts} className={tone ? `facts ${toneClasses[tone]}` : 'facts'} />
}

type FactListProps = {
  facts: readonly StripFact[]
  className: string
  /** Additional list entries, before the facts. */
  children?: ReactNode
}

export function FactList({ facts, className, children }: FactListProps) {
  const partOf = useBusinessPart()
  if (!children && facts.some(({ label }) => label === '')) {
    return (
      <ul className={className}>
        {facts.map(({ part, text }) => (
          <li key={part} {...partOf(part)}>
            {text}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <dl className={className}>
      {children}
      {facts.map(({ part, label, text }) => (
        <div key={part} {...partOf(part)}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
