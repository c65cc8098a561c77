import type { Mark } from '../tagger.ts'
import { thresholds } from '../thresholds.ts'
import { changed, markOf, marksWithin, type Step, sentenceEnd, sentenceStart } from './marks.ts'

/** Capitalized words for conditions and services that start a sentence. */
const matter =
  /(?:itis|osis|mentia|emia|algia|lepsy|betes|therapy|ology|ography|ness|[st]ion|ism|ing|care|work|ache|pain)s?$|^(?:autism|adhd|alzheimer\p{L}*|parkinson\p{L}*|stroke|cancer|anxiety|stress|sciatica|asthma|epilepsy|eczema|menopause|pregnancy|grief|trauma|insomnia|fertility|mobility|demenz|angst|ansiedad|demencia|démence|anxiété|ansia|demenza)$/iu
/** Words that make a statement about a matter, not a person: 'Dementia is a big part of what we do'. */
const said =
  /^ (?:is|are|can be|ist|sind|est|sont|es|son|è|sono) (?:(?:an? |the )?(?:big|large|huge|great|major|main|common|special|part|speciality|specialty|focus|priority)\b|(?:my|our) (?:thing|speciality|specialty|passion|focus|forte)|what|not|no\b|free|included|available|welcome|extra|something|never)/iu

/** A single word at the start of a sentence is a person unless that word or the next ones name a matter. */
export const withoutMatters: Step = (text, marks) =>
  changed(
    marks,
    marks.filter(
      ({ label, text: name, start, end }) =>
        label === 'W' &&
        /^\p{L}+$/u.test(name) &&
        sentenceStart(text, start) === start &&
        (said.test(text.slice(end)) ||
          (matter.test(name) && /^ \p{Ll}/u.test(text.slice(end, sentenceEnd(text, end))))),
    ),
  )

/** A lone name at the end of a text is a signature if the text has already listed its places. */
export const signatures: Step = (text, marks) => {
  const last = marks.at(-1)
  const isAlone =
    last?.label === 'A' &&
    /^\p{Lu}\p{Ll}+$/u.test(last.text) &&
    sentenceStart(text, last.start) === last.start &&
    /^[.!\s]*$/.test(text.slice(last.end))
  const others = marks.filter(({ label, probability }) => label === 'A' && probability >= thresholds.placedArea)
  const isSaid = last && (others.length < 3 || text.indexOf(last.text) < last.start)
  return last && isAlone && !isSaid ? changed(marks, [last], [{ ...last, label: 'W' }]) : marks
}

const introducing = /(?:^|[\s(])(?:i['’]?m|i am|my name is|ich bin|je suis|soy|me llamo|mi chiamo|ik ben)\s$/iu

/** 'im Wade, 16 yrs' introduces a person. */
export const introduced: Step = (text, marks) =>
  marks.map((mark) =>
    mark.label === 'A' && /^\p{Lu}\p{L}+$/u.test(mark.text) && introducing.test(text.slice(0, mark.start))
      ? { ...mark, label: 'W' }
      : mark,
  )

const relation = '(?:coach|daughter|son|wife|husband|brother|sister|partner|mum|mom|dad|her|his|my|their)'
const beside = new RegExp(
  String.raw`^(?<role>(?:,|\s\(?)?[\p{Ll}\d ]{0,40}\)?,?)\s(?:and|&|\+|n)\s(?<relation>(?:${relation}\s)*)(?<name>\p{Lu}\p{Ll}+)(?![\p{L}’'])(?! \p{Lu})`,
  'u',
)

/** A name joined to another person's: 'Aoife & Brendan guide', 'Bev, vet nurse 19 years, and daughter Tilly'. */
export const joinedPeople: Step = (text, marks, language) =>
  language !== 'en'
    ? marks
    : marks.reduce<readonly Mark[]>((all, { label, end, probability }) => {
        const said = label === 'W' && probability >= thresholds.asked ? beside.exec(text.slice(end)) : null
        const { role = '', relation: kin = '', name = '' } = said?.groups ?? {}
        const isPair = role === '' || role.startsWith(',') || role.endsWith(')') || kin !== ''
        const start = end + (said?.[0].length ?? 0) - name.length
        const own = marksWithin(all, start, start + name.length)
        const isFree = own.every((mark) => mark.label === 'A' || mark.probability < 0.5)
        return said && isPair && isFree && !own.some((mark) => mark.label === 'W')
          ? changed(all, own, [markOf(text, 'W', start, start + name.length, 0.6)])
          : all
      }, marks)

const person = String.raw`(?:(?:Mrs?|Ms|Miss|Dr|Coach)\.? \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)`
const experienced = new RegExp(String.raw`(?<=^|[.!?]\s|\n)${person}(?=,? \d{1,2} (?:yrs?|years)(?!\p{L}))`, 'gu')
const pair =
  /(?<=^|[.!?]\s|\n)(?<one>\p{L}{2,12})(?: and | ?& ?)(?<other>\p{Lu}\p{Ll}+)(?= (?:since|run|guide|lead|help|teach|cook|bake)(?!\p{L}))/gu

/** People who start a sentence: 'Tam Reid 22 yrs locksmith', 'joe and Marama since 2019'. */
export const peopleFirst: Step = (text, marks, language) => {
  if (language !== 'en') return marks
  const found = [
    ...[...text.matchAll(experienced)].map(({ 0: said, index }) => [index, index + said.length] as const),
    ...[...text.matchAll(pair)].flatMap(({ 0: said, index, groups }) => [
      [index, index + (groups?.one?.length ?? 0)] as const,
      [index + said.length - (groups?.other?.length ?? 0), index + said.length] as const,
    ]),
  ]
  return found.reduce<readonly Mark[]>((all, [start, end]) => {
    const own = marksWithin(all, start, end)
    const isFree = own.every(({ label, probability }) => label === 'A' || probability < 0.5)
    return isFree ? changed(all, own, [markOf(text, 'W', start, end, 0.6)]) : all
  }, marks)
}
