import type { Mark } from '../tagger.ts'
import { markOf, type Step } from './marks.ts'

/** 'Overnight (9pm - 7am) $290' says when the service takes place, not when the business is open. */
export const timesOfServices: Step = (text, marks) =>
  marks.map((mark, nth) => {
    const last = marks[nth - 1]
    const isWithin = mark.label === 'H' && /^[^()\n]*\)/.test(text.slice(mark.end))
    const isOfService =
      isWithin && (last?.label === 'S' || last?.label === 'V') && /^ ?\($/.test(text.slice(last.end, mark.start))
    return isOfService && /\d/.test(mark.text) ? { ...mark, label: 'D' } : mark
  })

const place =
  /(?<= in )(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Fall|Advent|Ramadan)(?!\p{L}))\p{Lu}\p{Ll}[\p{L}'’-]+(?=,|$)/gu

/** 'Thursdays in Kinvara, Saturday mornings in Gort' has places between the times. */
export const placesInHours: Step = (text, marks, language) =>
  marks.flatMap((mark): Mark[] => {
    const places = mark.label === 'H' && language === 'en' ? [...mark.text.matchAll(place)] : []
    if (places.length === 0) return [mark]
    const { start, end, probability } = mark
    const areas = places.map(({ 0: said, index }) => markOf(text, 'A', start + index, start + index + said.length, 0.5))
    const starts = [start, ...areas.map((area) => area.end + 2)]
    const hours = starts.flatMap((from, nth) => {
      const to = areas[nth] ? areas[nth].start - ' in '.length : end
      return to > from ? [markOf(text, 'H', from, to, probability)] : []
    })
    return [...hours, ...areas].toSorted((one, other) => one.start - other.start)
  })
