import { weekdays } from '../renderer/document/business.ts'

/** Parses the times in 'Tue-Sat 09:00-17:30'. */
export function periodIn(text: string) {
  const [days = '', times = ''] = text.split(' ')
  const [opens = '', closes = ''] = times.split('-')
  return { days: daysIn(days), opens, closes }
}

/** Parses weekdays such as 'Tue-Sat' or 'Sun,Mon'. */
function daysIn(text: string) {
  return text.split(',').flatMap((range) => {
    const [first = '', last = first] = range.split('-')
    const at = (short: string) => weekdays.findIndex((day) => day.startsWith(short))
    return weekdays.slice(at(first), at(last) + 1)
  })
}
