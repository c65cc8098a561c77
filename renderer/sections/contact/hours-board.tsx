import { contactFacts } from '../../facts/contact-facts.ts'
import { useFacts, useSite } from '../../site/site-context.ts'
import type { ContactContent } from './content.ts'
import { useFactHeading } from './fact-headings.ts'
import { HoursWeek } from './hours-week.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { usePictures } from './pictured.tsx'

export function HoursBoard({ content }: { content: ContactContent }) {
  const { business } = useFacts()
  const { language } = useSite()
  const { heading, mark } = useFactHeading('hours', content)
  const { week } = usePictures(content)
  return (
    <div className="board">
      {heading && <h3 {...mark}>{heading}</h3>}
      {week ? <HoursWeek week={week} /> : <OpeningHours facts={contactFacts(content, business, language)} />}
    </div>
  )
}
