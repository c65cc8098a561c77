import { deedIn } from './said/deed.ts'
import { ownServices, shortActivity } from './said/own-services.ts'

/** What a name or an idea can take from what a person wrote. Blank where nothing could be made out. */
export type OwnWords = {
  /** What they do, as a title: 'Dog Walking'. */
  what: string
  /** Those who do it, as a title: 'Dog Walkers'. */
  doers: string
  /** Whether `what` is somebody already: 'Dog Groomer'. */
  isSomebody: boolean
}

/** Says who, not what. */
const byWhom = /\s*\b(?:run|owned|founded|started|taught) by\b[^.,;]*/gi
const small = new Set(['and', 'of', 'for', 'the', 'in', 'on', 'at', 'to', 'with', 'by', 'or', 'a', 'an'])
const somebody = /(?:er|ers|or|ors|ist|ists|ian|ians)$/i
/** Of other words the ending is no good guide: nobody is a 'counseler'. */
const doing =
  /\b(walk|sitt|train|groom|paint|roof|clean|build|decorat|print|repair|restor|sharpen|weld|fram|plaster|til|bak|plann|mak|fix|pav|fenc|garden|cater|board|mov|wash|teach|copywrit|translat|upholster|engrav|carv|weav|knitt|sew|danc|glaz)ing$/i

export function ownWords(said: string, place: string): OwnWords {
  const activities = said.replace(byWhom, '')
  const [service = ''] = ownServices(activities, place)
  const what = titled(shortActivity(activities) || service || deedIn(activities))
  const isSomebody = somebody.test(what)
  return { what, isSomebody, doers: doing.test(what) ? what.replace(/ing$/i, 'ers') : '' }
}

/** As it is painted on a van: 'Wash and Fold', 'MOT Tests'. */
export function titled(text: string): string {
  return text
    .split(' ')
    .map((word, index) =>
      index > 0 && small.has(word.toLowerCase())
        ? word.toLowerCase()
        : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ')
}
