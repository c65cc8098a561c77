import { anyFact, type RowFact } from './row-facts.ts'
import { nameOf } from './row-name.ts'

/** A fact whose value isn't empty. */
export const rowFact = anyFact.refine((fact) => !isBlank(fact), 'is blank')

function isBlank(fact: RowFact): boolean {
  switch (fact.kind) {
    case 'rate':
      return false
    case 'service':
    case 'trade':
      return fact.value.name.trim() === ''
    case 'address':
      return fact.value.text.trim() === ''
    case 'experience':
      return fact.value.year === null && fact.value.years === null
    case 'hours': {
      const { periods, closed, byAppointment, exceptions, note } = fact.value
      return periods.length + closed.length + exceptions.length === 0 && !byAppointment && note.trim() === ''
    }
    case 'phone':
      return fact.value.number.trim() === ''
    default:
      return nameOf(fact).trim() === ''
  }
}
