import type { ReactNode } from 'react'
import type { StripFact } from '../../../facts/fact-strip.ts'
import { factWordsIn } from '../../../languages/languages.ts'
import { useFacts, useSite } from '../../../site/site-context.ts'
import { FactList, useFactStrip } from '../strip.tsx'
import type { OpeningProps } from './parts.tsx'

type FactRowProps = {
  content: OpeningProps['section']['content']
  /** The part of the business that is already visible above. */
  shown?: string | undefined
  children?: ReactNode
}

const maxFacts = 4

/** Facts below an opening, each under a line: four in a row, including those in `children`. */
export function FactRow({ content, shown, children }: FactRowProps) {
  const address = useAddressFact()
  const known = useFactStrip(content).filter(({ part }) => part !== shown && !(address && part === 'place'))
  const facts = [...known.slice(0, maxFacts - 1), ...(address && known.length > 0 ? [address] : [])]
  if (facts.length === 0 && !children) return null
  return (
    <FactList facts={children ? facts.slice(-maxFacts + 1) : facts} className="fact-row">
      {children}
    </FactList>
  )
}

/** In characters. Longer addresses take too many lines. */
const maxAddressLength = 48

function useAddressFact(): StripFact | undefined {
  const { contact } = useFacts()
  const { language } = useSite()
  const label = factWordsIn(language)?.labels.place
  const text = contact.address.trim().replace(/,?\s*\n\s*/g, ', ')
  if (!label || text === '' || text.length > maxAddressLength || contact.own.address) return undefined
  return { part: 'place', icon: 'pin', label, text }
}
