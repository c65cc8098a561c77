import { visitFields } from '../../contract/visit-line.ts'
import { type SeenVisit, seenVisit } from '../../contract/visits.ts'

/** A visit as it was sent; undefined, and logged, if it is invalid. */
export function readVisit(line: string): SeenVisit | undefined {
  const values = line.split('\n')
  const named = values.length === visitFields.length ? visitFields.map((field, index) => [field, values[index]]) : []
  const { data, error } = seenVisit.safeParse(Object.fromEntries(named))
  if (error)
    console.error(`visits: invalid visit: ${error.issues.map(({ path, code }) => `${path} ${code}`).join(', ')}`)
  return data
}
