import { thresholds } from '../thresholds.ts'
import { changed, type Step, sentenceEnd, sentenceStart } from './marks.ts'

/** Conditions and services that begin a sentence with a capital. */
const matter =
  /(?:itis|osis|mentia|emia|algia|lepsy|betes|therapy|ology|ography|ness|[st]ion|ism|ing|care|work|ache|pain)s?$|^(?:autism|adhd|alzheimer\p{L}*|parkinson\p{L}*|stroke|cancer|anxiety|stress|sciatica|asthma|epilepsy|eczema|menopause|pregnancy|grief|trauma|insomnia|fertility|mobility|demenz|angst|ansiedad|demencia|démence|anxiété|ansia|demenza)$/iu
/** Statements about matters, not people: 'Dementia is a big part of what we do'. */
const said =
  /^ (?:is|are|can be|ist|sind|est|sont|es|son|è|sono) (?:(?:an? |the )?(?:big|large|huge|great|major|main|common|special|part|speciality|specialty|focus|priority)\b|(?:my|our) (?:thing|speciality|specialty|passion|focus|forte)|what|not|no\b|free|included|available|welcome|extra|something|never)/iu

/** A single word at the start of a sentence is a person unless it or the next words name a matter. */
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

/** 'im Wade, 16 yrs' names a person. */
export const introduced: Step = (text, marks) =>
  marks.map((mark) =>
    mark.label === 'A' && /^\p{Lu}\p{L}+$/u.test(mark.text) && introducing.test(text.slice(0, mark.start))
      ? { ...mark, label: 'W' }
      : mark,
  )
