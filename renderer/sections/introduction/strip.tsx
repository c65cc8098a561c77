import { useBusinessPart } from '../../elements/business-part.ts'
import { factStrip } from '../../facts/fact-strip.ts'
import { useFacts, useSite } from '../../site/site-context.ts'

/**
 * What customers look for first and the headline does not say, in a row under the introduction: `plain` under a picture, on the page's own
 * ground. Nothing where fewer than two facts are known.
 */
export function FactStrip({ headline, plain }: { headline: string; plain: boolean }) {
  const { business } = useFacts()
  const { language } = useSite()
  const partOf = useBusinessPart()
  const facts = factStrip(business, language, headline)
  const className = plain ? 'facts plain' : 'facts'
  if (facts.length === 0) return null
  if (facts.some(({ label }) => label === '')) {
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
      {facts.map(({ part, label, text }) => (
        <div key={part} {...partOf(part)}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
