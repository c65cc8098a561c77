import { useBusinessPart } from '../../elements/business-part.ts'
import { freeOfCharge } from '../../facts/free-of-charge.ts'
import { useFacts, useSite } from '../../site/site-context.ts'

export function FreeRows() {
  const { business } = useFacts()
  const { language } = useSite()
  const partOf = useBusinessPart()
  const free = freeOfCharge(business, language)
  if (free.length === 0) return null
  return (
    <ul className="free" {...partOf('terms')}>
      {free.map(({ id, label, price }) => (
        <li key={id}>
          <p className="name">{label}</p>
          <p className="price">{price}</p>
        </li>
      ))}
    </ul>
  )
}
