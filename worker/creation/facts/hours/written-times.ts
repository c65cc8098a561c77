import type { HourWords } from '../../../../renderer/languages/hour-words.ts'
import { hourWords } from '../../../../renderer/languages/read-hours.ts'

/** `half`: am or pm, if the text says so. `exact`: written like '09:00', so on a 24-hour clock. */
export type WrittenTime = { hour: number; minute: number; half: Half | undefined; exact: boolean }

export type Half = 'am' | 'pm'

/** The hours in words, starting from one. */
export const numbersOf = (own: HourWords | undefined): string[] => (own?.numbers ? own.numbers.split(' ') : [])

const wholeWord = (pattern: string, before = '(?<![\\p{L}\\p{N}])') =>
  new RegExp(`${before}(?:${pattern || '(?!)'})(?![\\p{L}\\p{N}]|-\\p{L})`, 'yiu')

type TimeReader = (text: string, at: number) => { time: WrittenTime; end: number } | undefined

/** Reads a time in digits or words, including adjacent words: 'half past six', '9 y media', '8 in the morning'. */
export function timeReader(own: HourWords | undefined, eastern: boolean): TimeReader {
  const hourAt = hourReader(own, eastern)
  const listed = (minutes: Readonly<Record<string, number>> | undefined, space?: string) =>
    Object.entries(minutes ?? {}).map(([words, added]) => [wholeWord(words, space), added] as const)
  const [before, after] = [listed(own?.before), listed(own?.after, ' ')]
  const halves = (['morning', 'afternoon'] as const).map((key) => wholeWord(own?.[key] ?? '', ' '))
  const matched = (list: typeof before, text: string, at: number) => {
    for (const [pattern, minutes] of list) {
      pattern.lastIndex = at
      const [found] = pattern.exec(text) ?? []
      if (found) return { minutes, end: at + found.length }
    }
    return { minutes: 0, end: at }
  }
  return (text, at) => {
    const first = matched(before, text, at)
    const read = hourAt(text, text[first.end] === ' ' ? first.end + 1 : first.end)
    if (!read) return undefined
    const last = read.time.minute === 0 ? matched(after, text, read.end) : { minutes: 0, end: read.end }
    const time = { ...read.time }
    const minutes = time.hour * 60 + time.minute + first.minutes + last.minutes
    if (first.minutes !== 0 || last.minutes !== 0)
      // 'Halb eins' is half past twelve.
      Object.assign(time, { hour: Math.floor(minutes / 60) || 12, minute: minutes % 60 })
    let { end } = last
    halves.forEach((pattern, nth) => {
      pattern.lastIndex = end
      const [said] = pattern.exec(text) ?? []
      if (!said) return
      end += said.length
      if (time.hour < 12 && !time.half) Object.assign(time, { half: nth === 0 ? 'am' : 'pm', exact: false })
    })
    return { time, end }
  }
}

/** Reads an hour with its minutes: '9', '17:30', '9.30 am', '9h', 'nine', 'noon'. */
function hourReader(own: HourWords | undefined, eastern: boolean): TimeReader {
  const numbers = numbersOf(own)
  const spelled = wholeWord(numbers.join('|'))
  const words = [own?.noon, hourWords.en?.noon].filter((word) => word).join('|')
  const late = [own?.midnight, hourWords.en?.midnight].filter((word) => word).join('|')
  const named = wholeWord(`(?<noon>${words})|(?<midnight>${late})`)
  const clock = own && own.clock !== '' ? `|${own.clock}` : ''
  const mark = `(?:uhr|h|hrs?|uur${clock})(?![\\p{L}\\p{N}])`
  const minute = `(?:[:.]|時|시 ?|(?: ?[hu] ?| uhr )(?=\\d\\d(?! ?[hu](?!\\p{L})| uhr)))(?<minute>[0-5]\\d)(?:分|분)?`
  const written = new RegExp(
    `(?<![\\p{L}\\p{N}.,:])(?<half1>午前|午後|오전|오후)? ?(?:(?<compact>\\d{1,2}[0-5]\\d)(?!\\d)|(?<hour>\\d{1,2})(?:${minute}|(?<plain>時|시))?)(?:(?<half> ?[ap]\\.?m\\b\\.?|[ap](?![\\p{L}]))| ?${mark})?(?![\\d%°€£$]|[.,:]\\d${eastern ? '' : '|[\\p{L}]'})`,
    'yiu',
  )
  return (text, at) => {
    named.lastIndex = at
    const word = named.exec(text)
    if (word) {
      const hour = word.groups?.noon ? 12 : 24
      const half = hour === 12 ? 'pm' : undefined
      return { end: at + word[0].length, time: { hour, minute: 0, half, exact: true } }
    }
    spelled.lastIndex = at
    const [number] = spelled.exec(text) ?? []
    if (number) {
      const hour = numbers.findIndex((one) => new RegExp(`^(?:${one})$`, 'iu').test(number)) + 1
      const [clockWord = ''] = new RegExp(`^ ${mark}`, 'iu').exec(text.slice(at + number.length)) ?? []
      return {
        end: at + number.length + clockWord.length,
        time: { hour, minute: 0, half: undefined, exact: hour > 12 },
      }
    }
    written.lastIndex = at
    const match = written.exec(text)
    const said = match?.groups
    if (!match || !said) return undefined
    const digits = said.compact ?? said.hour ?? ''
    const [hour, minutes] = said.compact
      ? [Number(digits.slice(0, -2)), Number(digits.slice(-2))]
      : [Number(digits), Number(said.minute ?? 0)]
    if (hour > 24 || (hour === 24 && minutes > 0)) return undefined
    const half = halfOf((said.half1 ?? said.half ?? '').trim())
    if (half && (hour > 12 || hour === 0)) return undefined
    const exact =
      hour > 12 ||
      hour === 0 ||
      ((said.minute ?? said.compact) !== undefined && digits.startsWith('0')) ||
      /\d\d? ?(?:uhr|uur|h)/iu.test(match[0]) ||
      said.plain !== undefined
    return { end: at + match[0].trimEnd().length, time: { hour, minute: minutes, half, exact: exact && !half } }
  }
}

function halfOf(said: string): Half | undefined {
  if (said === '') return undefined
  return /^[a午오]/iu.test(said) && !/^(?:午後|오후)/.test(said) ? 'am' : 'pm'
}
