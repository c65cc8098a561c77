import { useBusinessPart } from '../../elements/business-part.ts'
import type { WeekDay } from '../../facts/hours-week.ts'
import { namedDays } from '../../facts/named-days.ts'
import { useFacts, useSite } from '../../site/site-context.ts'

export function Shifts({ days }: { days: readonly WeekDay[] }) {
  const { people } = useFacts().business
  const { language } = useSite()
  const partOf = useBusinessPart()
  const shown = people
    .map((person) => ({ ...person, days: namedDays(`${person.role} ${person.about}`, language) }))
    .filter((person) => person.days.length > 0)
  if (shown.length < minPeople) return null
  return (
    <ul className="shifts" {...partOf('people')}>
      {shown.map((person) => (
        <li key={person.id}>
          <p>
            <b>{person.name}</b> <span className="role">{person.role}</span>
          </p>
          <div className="in-days" aria-hidden="true">
            {days.map(({ day }) => (
              <i key={day} className={person.days.includes(day) ? 'in' : undefined} />
            ))}
          </div>
          <span className="unseen">
            {days
              .filter(({ day }) => person.days.includes(day))
              .map(({ name }) => name)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

const minPeople = 2
