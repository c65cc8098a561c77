import type { Mark } from '../tagger.ts'
import { type Step, sentenceEnd, sentenceStart } from './marks.ts'

/** 'Sicilian', 'Wiener': where something is from. */
const origin =
  /^(?:(?!(?:adr|br|christ|sebast|dam|jul|fab|viv|lill|mar|max|cypr|grat|flor|ker|dor|gill|duncan|jean|sean|dean|alan|megan|logan)\p{L}*)\p{Lu}\p{Ll}{2,}(?:ian|ican|ese|ish)|Tuscan|Roman|Greek|French|German|Dutch|Thai|Swiss|Welsh|Danish|Moroccan|Sicilian|Latin|Persian|(?:Wien|Berlin|Münch?n|Dresdn|Meiß?ss?n|Nürnberg|Schweiz|Tirol|Hamburg|Frankfurt|Paris|Brüssel|Lübeck|Aachen|Thüring|Plauen|Delft|Bozn|Salzburg)e?r)(?= |$)/u
const thing = /^ \p{L}{3,}/u
const payment =
  /^(?:tap (?:n|and|&|'n'?|or) (?:go|pay)|tap ?& ?go|contactless|apple pay|google pay|cash(?: only)?|card payments?|eftpos|bizum|twint|swish|mb ?way|pix|paypal|venmo|zelle|sumup|square|efectivo|tarjeta|barzahlung|kartenzahlung|ec-?karte)(?: (?:ok|okay|fine|accepted|welcome|too|available|taken))?$/iu
const party =
  /^(?:an? |per |each )?(?:couple|pair|twosome|family|litter|dozen|paar|pärchen|pareja|par|coppia|casal|stel)$/iu
const app = /^(?:whats(?:app)?|was+ap|guasap|wsp|wpp|zap|tel|telf?|phone|text|txt|sms)$/iu
const negation = String.raw`(?:no|not|none|never|nope|sorry|nein|nicht|non|nada|tampoco|jamás|pas|nie|niet|não|nej)`
const reason =
  '(?:because|cos|coz|cuz|as|since|yet|porque|pues|ya que|weil|da|denn|mangels|parce|car|faute|perch[eé]|pois|want|omdat|bo|ponieważ)(?!\\p{L})'
/** 'Bread no', 'bordadoras no porque no tenemos las piezas' */
const denying = new RegExp(String.raw`^\s*[-–—:(]?\s*${negation}(?![\p{L}'’])\)?(?=\s*(?:[,.;!)\n]|$|${reason}))`, 'iu')
const denied =
  /(?<!\p{L})(?:no|not|never|kein\p{L}*|nicht|ohne|sin|ni|nor|pas d['’]|pas de|ni|niente|nessun\p{L}*|senza|sem|geen|bez) (?:(?!only|just)\p{L}+ )?$/iu
const deniedList =
  /(?<!\p{L})(?:no|not|never|kein\p{L}*|sin|pas d['’]|pas de|niente|senza|sem|geen|bez) [^.;:\n]*?\s(?:or|nor|ni|oder|ou|o|of)\s$/iu
/** 'Bordadoras NO', 'keine Polster' */
const refusedInName = new RegExp(
  String.raw`\p{L}[\s,:–—-]+${negation}$|^(?:keine?n?|geen|niente|nessun\p{L}*|pas de|no more|not) \p{L}`,
  'iu',
)
const reassuring =
  /(?<!\p{L})(?:no|kein\p{L}*|sin|senza|sem|pas de|geen|ohne|bez) (?:mess|fuss|job|problem|need|charge|fee|obligation|extra|hidden|appointment|call|dig|compromiso|termin|schmutz|stress)\p{L}*/iu
const formerly =
  /(?<!\p{L})(?:i was|i used to be|i worked as|was an?|ich war|war ich|ich bin gelernte[rn]?|j['’]étais|j['’]ai été|fui|yo era|ero|sono stat[oa]|eu era|ik was) (?:\P{L}*\d+\P{L}*(?:years?|yrs?|jahre?|ans|años|anni|anos|jaar) )?(?:(?:an?|als|ein\p{L}*|un[ea]?) )?(?:\p{L}+ )?$/iu

const becauseOf =
  /(?<!\p{L})(?:because|weil|porque|parce qu\p{L}*|perch[eé]|omdat|ponieważ|as (?:i|we) (?:do not|don['’]?t|have no|haven['’]?t|can['’]?t)|since (?:i|we) (?:don['’]?t|have no|haven['’]?t|can['’]?t))(?!\p{L})[^.;:,]*$/iu

/** Drops marks that aren't people or services: origins, payment words, denied work and former work. */
export const withoutOtherWords: Step = (text, marks) =>
  marks.flatMap((mark): Mark[] => {
    const behind = text.slice(mark.end, sentenceEnd(text, mark.end))
    if ('WA'.includes(mark.label) && isOrigin(mark, behind)) return []
    if (mark.label === 'W' && /^(?:no|nr|non|nein)$/iu.test(mark.text)) return []
    if (
      mark.label === 'C' &&
      (/^\p{L}\. |^[A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?$/u.test(mark.text) ||
        / [-–] (?:no|nein|non)$/iu.test(mark.text))
    )
      return []
    if (mark.label !== 'S') return [mark]
    const sentence = text.slice(sentenceStart(text, mark.start), sentenceEnd(text, mark.end)).trim()
    if (app.test(mark.text)) return []
    if (party.test(mark.text)) return [{ ...mark, label: 'V' }]
    if (payment.test(sentence) && sentence !== mark.text) return []
    if (payment.test(mark.text)) return [{ ...mark, label: 'M', probability: Math.max(0.5, mark.probability) }]
    if (refusedInName.test(mark.text) && !reassuring.test(mark.text)) return [{ ...mark, label: 'X' }]
    const before = text.slice(sentenceStart(text, mark.start), mark.start)
    const isPriced = marks.some(({ label, start }) => label === 'P' && start >= mark.end && start - mark.end < 4)
    const isDenied =
      denying.test(behind) || ((denied.test(before) || deniedList.test(before)) && !reassuring.test(before))
    return !isPriced && (isDenied || formerly.test(before) || becauseOf.test(before)) ? [] : [mark]
  })

const isOrigin = ({ text, label }: Mark, behind: string): boolean => {
  const found = origin.exec(text)?.[0]
  if (!found) return false
  return found === text ? thing.test(behind) && /^ \p{Ll}/u.test(behind) : label === 'W' && /er$/u.test(found)
}
