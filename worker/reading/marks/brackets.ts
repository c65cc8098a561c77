import { wholeBracket } from '../brackets.ts'
import type { Mark } from '../tagger.ts'
import { markOf, type Step } from './marks.ts'

/** The rest of 'p.m.' after 'p'. */
const restOfDotted = /^(?:\.\p{L}{1,3})+\.(?!\p{L})/u
const dotted = /(?<![\p{L}.])(?:\p{L}{1,4}\.)+\p{L}{1,4}$/u

/** Extends marks so that they don't cut a bracket: 'M.A. (Oxon.)' instead of 'M.A. (Oxon'. */
export const wholeBrackets: Step = (text, marks) =>
  marks.flatMap((mark, nth): Mark[] => {
    const limit = marks[nth + 1]?.start ?? text.length
    const isAside = mark.label === 'N' && text[mark.start - 1] === '('
    const aside = isAside ? (/^[^()\n]{0,60}(?=\))/.exec(text.slice(mark.end))?.[0].length ?? 0) : 0
    const own = mark.end + aside <= limit ? mark.end + aside : mark.end
    const isDotted = /(?<!\p{L})\p{L}{1,3}$/u.test(text.slice(mark.start, own))
    const rest = isDotted ? (restOfDotted.exec(text.slice(own))?.[0].length ?? 0) : 0
    const isShort = mark.label === 'C' && text[own] === '.' && dotted.test(text.slice(mark.start, own))
    const [start, end] = wholeBracket(text, [mark.start, own + (rest || Number(isShort))], limit)
    if (start === mark.start && end === mark.end) return [mark]
    return end > start ? [markOf(text, mark.label, start, end, mark.probability)] : []
  })
