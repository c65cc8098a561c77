import { changed, markOf, marksWithin, type Step } from './marks.ts'

const row = /(?<=^|[.!?\n]\s*)\p{Ll}{3,}(?<!s)s(?: \p{Ll}{3,}(?<!s)s){2,}(?=\s*(?:[.!?\n]|$))/gu
const others = /(?<!\p{L})(?:this|always|sometimes|does|his|hers|ours|yours|thanks|nous|vous|dans|plus|sans)(?!\p{L})/u

/** A sentence of plurals only: 'leaks taps toilets showers'. Each is a service. */
export const pluralRows: Step = (text, marks) =>
  [...text.matchAll(row)].reduce<ReturnType<Step>>((all, { 0: said, index }) => {
    const own = marksWithin(all, index, index + said.length)
    if (others.test(said) || own.some(({ label, probability }) => 'AWKH'.includes(label) && probability >= 0.5))
      return all
    const services = [...said.matchAll(/\p{L}+/gu)].map((word) => {
      const start = index + word.index
      return markOf(text, 'S', start, start + word[0].length, 0.7)
    })
    return changed(all, own, services)
  }, marks)
