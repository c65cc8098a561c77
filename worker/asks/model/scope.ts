import { findField } from '../../../renderer/document/fields/field-path.ts'
import { sectionTitle } from '../../../renderer/document/section-title.ts'
import type { Section } from '../../../renderer/document/section-types.ts'
import { sectionTypes } from '../../../renderer/document/section-types.ts'
import type { Fact } from '../../../renderer/document/tools/facts/fact-kinds.ts'
import { fact as factSchema } from '../../../renderer/document/tools/facts/fact-kinds.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { sectionNamed } from '../grammar/section-names.ts'
import { hasTime, isMentioned, isStated, type Stated } from './stated.ts'

/**
 * Whether a request asks for a call at all. A model that follows words of the page, of a review or of an import wants something that the
 * request has no word for. It errs on the side of leaving out: the owner can say it again more plainly.
 */
export type Scope = { document: WebsiteSettings; selected: string | undefined; stated: Stated }

const word = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu')
const wordsFor = {
  remove: word(
    "remov\\p{L}*|delet\\p{L}*|drop\\p{L}*|get rid|take (?:[^.!?]{0,40} )?(?:out|off|away|down)|no longer|don't|do not|without|left|cancel\\p{L}*|lösch\\p{L}*|entfern\\p{L}*|quita\\p{L}*|elimina\\p{L}*|borra\\p{L}*|supprim\\p{L}*|enlev\\p{L}*|retire\\p{L}*|rimuov\\p{L}*|togli\\p{L}*|remova|apag\\p{L}*|verwijder\\p{L}*",
  ),
  hide: word(
    'hid\\p{L}*|show\\p{L}*|unhide|bring back|turn (?:on|off)|take down|conceal|ausblend\\p{L}*|verst\\p{L}*|zeig\\p{L}*|einblend\\p{L}*|ocult\\p{L}*|esconde\\p{L}*|muestra|mostra\\p{L}*|cach\\p{L}*|masqu\\p{L}*|affich\\p{L}*|nascond\\p{L}*|verberg\\p{L}*|toon',
  ),
  duplicate: word(
    'duplicat\\p{L}*|cop(?:y|ies)|again|second|another|kopier\\p{L}*|verdopp\\p{L}*|duplica\\p{L}*|copia\\p{L}*|dupliqu\\p{L}*|kopieer',
  ),
  move: word(
    'mov\\p{L}*|put\\p{L}*|place|bring|shift|swap|order|reorder|above|below|before|after|up|down|top|bottom|first|last|higher|lower|verschieb\\p{L}*|setz\\p{L}*|nach oben|nach unten|über|unter|muev\\p{L}*|mueva|pon|arriba|abajo|encima|debajo|déplac\\p{L}*|mets|au-dessus|dessous|spost\\p{L}*|sopra|sotto|mova|acima|abaixo|verplaats',
  ),
  add: word(
    'add\\p{L}*|creat\\p{L}*|new|includ\\p{L}*|insert|want|need|put|make|write|answer|question|section|hinzu\\p{L}*|füg\\p{L}*|neue?\\p{L}*|abschnitt|añad\\p{L}*|agreg\\p{L}*|sección|nueva?|ajout\\p{L}*|section|nouvelle|aggiung\\p{L}*|adicion\\p{L}*|voeg\\p{L}*',
  ),
  look: word(
    'style|look\\p{L}*|design|theme|feel\\p{L}*|colou?r\\p{L}*|palette|font\\p{L}*|typeface|letter\\p{L}*|warm\\p{L}*|cool\\p{L}*|cold\\p{L}*|dark\\p{L}*|light\\p{L}*|bright\\p{L}*|bold\\p{L}*|calm\\p{L}*|soft\\p{L}*|modern\\p{L}*|classic\\p{L}*|elegant\\p{L}*|fun|playful|friendl\\p{L}*|serious|professional|fresh\\p{L}*|simple\\p{L}*|clean\\p{L}*|fancy|luxur\\p{L}*|natural|earthy|corner\\p{L}*|round\\p{L}*|square|shadow\\p{L}*|bigger|larger|smaller|heading\\p{L}*|button\\p{L}*|background|green|blue|red|brown|pink|purple|orange|yellow|black|white|grey|gray|navy|farbe\\p{L}*|schrift\\p{L}*|stil|wärmer|dunkl\\p{L}*|hell\\p{L}*|color\\p{L}*|estilo|fuente|cálid\\p{L}*|oscur\\p{L}*|couleur\\p{L}*|police|chaud\\p{L}*|sombre|colori|stile|cores|kleur\\p{L}*',
  ),
  layout: word(
    'layout|as (?:a|an)|list|cards?|grid|carousel|columns?|split|tabs|arrang\\p{L}*|lay out|display|show|make|style|look\\p{L}*|anordn\\p{L}*|als|como|comme|come',
  ),
  reword: word(
    'rewrit\\p{L}*|reword\\p{L}*|rephras\\p{L}*|short\\p{L}*|long\\p{L}*|friendl\\p{L}*|warm\\p{L}*|formal\\p{L}*|casual\\p{L}*|tone|translat\\p{L}*|simpl\\p{L}*|clear\\p{L}*|better|improv\\p{L}*|polish\\p{L}*|sound\\p{L}*|text\\p{L}*|words?|wording|say\\p{L}*|language|english|spanish|french|german|italian|portuguese|dutch|polish|japanese|übersetz\\p{L}*|kürz\\p{L}*|freundlich\\p{L}*|förmlich\\p{L}*|auf deutsch|traduc\\p{L}*|tradui\\p{L}*|tradu\\p{L}*|vertaal|en español|más corto|plus court\\p{L}*|umschreib\\p{L}*|schreib\\p{L}*',
  ),
  page: word(
    'page|website|site|everything|everywhere|whole|all|every text|texts?|tone|seite|alles|página|todo|toda|sitio|tout\\p{L}*|pagina|tutto|hele',
  ),
  picture: word(
    'pictures?|photos?|images?|photograph\\p{L}*|illustration|bild\\p{L}*|foto\\p{L}*|imagen\\p{L}*|immagin\\p{L}*|imagem|afbeelding',
  ),
  closed: word(
    "clos\\p{L}*|shut|not open|don't open|do not open|no longer|off|away|holiday\\p{L}*|vacation|סגור\\p{L}*|مغلق\\p{L}*|geschlossen|zu|urlaub|cerrad\\p{L}*|cerramos|ferm\\p{L}*|chius\\p{L}*|fechad\\p{L}*|gesloten|ruhetag",
  ),
  appointment: word(
    'appointments?|booking|walk-?ins?|termin\\p{L}*|vereinbarung|citas?|rendez-vous|appuntament\\p{L}*|marcaç\\p{L}*|afspraa?k\\p{L}*',
  ),
  setting: word(
    'announc\\p{L}*|banner|notice|bar|tell (?:visitors|everyone|people)|titles?|tab|descriptions?|search|google|seo|language|translat\\p{L}*|\\p{L}*ankündig\\p{L}*|hinweis|titel|título|titre|titolo|anunci\\p{L}*|annonce|avis\\p{L}*',
  ),
  name: word('name\\p{L}*|renam\\p{L}*|call(?:ed)?|heiß\\p{L}*|llam\\p{L}*|nombre|appel\\p{L}*|nom|chiam\\p{L}*'),
} as const

export const says = (what: keyof typeof wordsFor, { message }: Stated): boolean =>
  wordsFor[what].test(message.replace(/[’‘]/g, "'"))

/** Whether a request is about a section: it names it by its title, one of the names people use or its heading, or it is open. */
export function concerns(id: string | undefined, { document, selected, stated }: Scope): boolean {
  const section = document.sections.find((one) => one.id === id)
  if (!section) return false
  const named = namedSections(document, stated)
  if (named.has(section)) return true
  return section.id === selected && named.size === 0
}

/** The sections that a message names, in up to four words. */
function namedSections(document: WebsiteSettings, { message }: Stated): Set<Section> {
  // 'the introduction’s heading' names the introduction.
  const words = message
    .split(/[^\p{L}\p{N}'’&]+/u)
    .map((one) => one.replace(/['’]s?$/iu, ''))
    .filter((one) => one !== '')
  const phrases = words.flatMap((_word, at) => [1, 2, 3, 4].map((length) => words.slice(at, at + length).join(' ')))
  const found = phrases.flatMap((phrase) => {
    if (/^(?:this|that|it|top|text|menu|map)\b/iu.test(phrase)) return []
    const named = sectionNamed(phrase, { document, today: '' })
    if (!named) return []
    return 'section' in named
      ? [named.section]
      : document.sections.filter((one) => named.problem.includes(sectionTitle(one, document.sections)))
  })
  return new Set(found)
}

const onPage = (id: string | undefined, scope: Scope) => concerns(id, scope) || says('page', scope.stated)

/** The parts of inputs that say what they are about. */
type Args = {
  sectionId?: string
  otherId?: string
  type?: Section['type']
  texts?: Record<string, string>
  items?: Record<string, string>[]
  listPath?: string
  path?: string
  name?: string
  value?: unknown
  fact?: unknown
}

/** By tool: whether the request asks for it, with this input. */
const asks: Readonly<Record<string, (input: Args, scope: Scope) => boolean>> = {
  'remove-section': ({ sectionId }, scope) => says('remove', scope.stated) && concerns(sectionId, scope),
  'hide-section': ({ sectionId }, scope) =>
    (says('hide', scope.stated) || says('remove', scope.stated)) && concerns(sectionId, scope),
  'duplicate-section': ({ sectionId }, scope) => says('duplicate', scope.stated) && concerns(sectionId, scope),
  'move-section': ({ sectionId, otherId }, scope) =>
    says('move', scope.stated) && (concerns(sectionId, scope) || concerns(otherId, scope)),
  'add-section': ({ type, texts, items }, scope) =>
    says('add', scope.stated) &&
    ((type !== undefined && isMentioned(sectionTypes[type].title, scope.stated)) ||
      [texts, items].some((one) => one && isMentioned(JSON.stringify(Object.values(one)), scope.stated))),
  'add-item': ({ listPath, texts }, scope) =>
    says('add', scope.stated) &&
    (concerns(idIn(listPath), scope) || isMentioned(Object.values(texts ?? {}).join(' '), scope.stated)),
  'remove-item': ({ path }, scope) => says('remove', scope.stated) && concerns(idIn(path), scope),
  'choose-layout': ({ sectionId }, scope) => says('layout', scope.stated) && onPage(sectionId, scope),
  'choose-style': (_input, { stated }) => says('look', stated),
  'choose-colors': (_input, { stated }) => says('look', stated),
  'choose-fonts': (_input, { stated }) => says('look', stated),
  'choose-shapes': (_input, { stated }) => says('look', stated),
  'rename-business': ({ name }, { stated }) => says('name', stated) && isStated(name ?? '', stated),
  'find-picture': ({ path }, scope) => says('picture', scope.stated) && onPage(idIn(path), scope),
  rewrite: ({ sectionId }, scope) =>
    says('reword', scope.stated) && (sectionId === 'page' ? says('page', scope.stated) : onPage(sectionId, scope)),
  'set-field': ({ path, value }, scope) => asksForField(path, value, scope),
  'set-fact': ({ fact }, scope) => {
    const { success, data } = factSchema.safeParse(fact)
    return success && asksForFact(data, scope)
  },
}

const idIn = (path: unknown) => (typeof path === 'string' ? path.split('.')[0] : undefined)

function asksForField(path: unknown, value: unknown, scope: Scope): boolean {
  if (typeof path !== 'string') return false
  if (path.startsWith('settings.')) return says('setting', scope.stated)
  if (concerns(idIn(path), scope)) return true
  if (typeof value !== 'string') return false
  const found = findField(scope.document, path.replace(/\.label$/, ''))
  // A request that names no section may quote the text, or be about every text.
  if (typeof found?.value === 'string' && found.value !== '' && scope.stated.message.includes(found.value)) return true
  return (says('page', scope.stated) && says('reword', scope.stated)) || isStated(value, scope.stated)
}

/** Facts come from the request alone: it contains each of their numbers, names and days. */
function asksForFact(fact: Fact, { document, stated }: Scope): boolean {
  const { numbers, digits, days, groupsDays } = stated
  const hasTimes = (times: readonly { opens: string; closes: string }[]) =>
    times.length === 0
      ? says('closed', stated)
      : times.every(({ opens, closes }) => hasTime(opens, stated) && hasTime(closes, stated))
  const removes = 'action' in fact && fact.action === 'remove'
  if (removes && !says('remove', stated)) return false
  switch (fact.kind) {
    case 'phone':
      return digits.includes(fact.number.replace(/\D/g, ''))
    case 'email':
      return stated.message.toLowerCase().includes(fact.address.toLowerCase())
    case 'address':
      return fact.text === '' ? says('remove', stated) : isStated(fact.text, stated)
    case 'areas':
      return fact.names.every((name) => isStated(name, stated))
    case 'hours':
      return (
        days.size + Number(groupsDays) > 0 &&
        (groupsDays || fact.days.every((day) => days.has(day))) &&
        hasTimes(fact.times)
      )
    case 'dates':
      return (
        [fact.firstDay, fact.lastDay ?? fact.firstDay].every(
          (day) => numbers.has(`${Number(day.slice(8))}`) || isMentioned(fact.label, stated),
        ) &&
        (removes || hasTimes(fact.times))
      )
    case 'appointment':
      return says('appointment', stated)
    case 'service': {
      const { price, note, duration, rename, name } = fact
      const amounts = price ? [price.amount, ...(price.to === null ? [] : [price.to])] : []
      const isKnown = document.business.services.some((one) => one.name === name) || fact.action !== 'add'
      return (
        (isKnown ? isMentioned(name, stated) : isStated(name, stated)) &&
        amounts.every((amount) => numbers.has(`${amount}`)) &&
        [note, duration, rename].every((text) => !text || isStated(text, stated))
      )
    }
    case 'person':
      return [fact.name, fact.role, fact.about].every((text) => !text || isStated(text, stated))
    case 'credential':
      return [fact.name, fact.number].every((text) => !text || isStated(text, stated))
    case 'since':
      return [fact.year, fact.years].every((one) => one === undefined || numbers.has(`${one}`))
  }
}

/** Whether a request asks for a call of a tool with an input. */
export const asksFor = (tool: string, input: Record<string, unknown>, scope: Scope): boolean =>
  asks[tool]?.(input as Args, scope) ?? false
