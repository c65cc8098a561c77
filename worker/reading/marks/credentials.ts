import type { Mark } from '../tagger.ts'
import { changed, markOf, marksWithin, type Step, sentenceStart } from './marks.ts'

const insures =
  /(?:insur\p{L}*|liability|indemnity|bonded|\p{L}*haftpflicht\p{L}*|versichert|asegurad\p{L}*|seguro|assur\p{L}*|décennale|assicur\p{L}*|verzeker\p{L}*|ubezpiecz\p{L}*|cover(?:ed|age)?)(?:[\p{L} ]{0,16})$/iu
const many = String.raw`\d[\d.,]* ?(?:m|k|mn|mio\.?|mill?ion(?:en|es|i|s)?|miljoen)(?!\p{L})|\d{1,3}(?:[.,' ]\d{3})+|\d{5,}`
const money = String.raw`\p{Sc} ?(?:${many})|(?:${many})(?: (?:de|d'|di))? ?(?:\p{Sc}|(?:euros?|pounds|dollars|eur|chf)(?!\p{L}))`
const sum = new RegExp(
  String.raw`^ (?:up )?(?:(?:to|for|of|over|with|bis(?: zu)?|über|mit|hasta|por|de|jusqu'à|à hauteur de|fino a|até|tot|voor) )?(?:\((?:${money})\)|(?:${money}))`,
  'iu',
)
const begun = /^(?:since|seit|desde|depuis|dal|sinds|od) \d{4}$/iu
/** Words that only say there is some credential: a year next to them may be the business's. */
const general =
  /^(?:(?:fully|licen[sc]ed|insured|bonded|certified|qualified|trained|and|&|geprüft|versichert)[ ,]*)+$/iu

/** 'Food hygiene rating 5', if the tagger left it out. */
const rated =
  /^[^,;:]{0,40}(?<!\p{L})(?:rating|rated|graded|accredited|registered|awarded|bewertet|zertifiziert|acreditad[oa]s?|agréée?s?)(?!\p{L})[^,;:]{0,24} $/iu

/** Extends a credential to its amount and year: 'insured up to £5 million', 'Ofsted registered since 2016'. */
export const extendedCredentials: Step = (text, marks) =>
  marks.reduce((all, { label, start }) => {
    const mark = all.find((one) => one.start === start)
    const before = text.slice(sentenceStart(text, start), start)
    if (
      mark &&
      label === 'Y' &&
      begun.test(mark.text) &&
      rated.test(before) &&
      marksWithin(all, start - before.length, start).every(({ probability }) => probability < 0.25)
    )
      return extended(text, all, { ...mark, start: start - before.length }, mark.end)
    if (label !== 'C' || !mark) return all
    const [said = ''] = insures.test(mark.text) ? (sum.exec(text.slice(mark.end)) ?? []) : []
    if (said !== '') return extended(text, all, mark, mark.end + said.length)
    const year = all.find((one) => one.label === 'Y' && one.start === mark.end + 1)
    return year && begun.test(year.text) && !general.test(mark.text) ? extended(text, all, mark, year.end) : all
  }, marks)

const extended = (text: string, all: readonly Mark[], mark: Mark, end: number): readonly Mark[] =>
  changed(all, marksWithin(all, mark.start, end), [markOf(text, 'C', mark.start, end, Math.max(mark.probability, 0.5))])
