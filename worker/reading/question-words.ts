/** Question openings that customers use, by language, as pattern sources. */
const asks = {
  en: 'what|how|when|where|which|who|why|will|would|can|could|may|should|must|do|does|did|is|are|am|have|has|any (?:\\p{L}+ )?(?:fee|charge|cost|minimum|discount)s?',
  de: 'wie\\p{L}*|was|wann|wo\\p{L}*|wer|wen|welche\\p{L}*|warum|wieso|gibt es|(?:kann|darf|muss|soll|brauche|bekomme) (?:ich|man)|(?:ist|sind|wird|werden|kommt|kommen|kostet|kosten|geht|gilt|können|müssen|dürfen|bekommen) (?:\\p{L}+)|\\p{L}+(?:en|n) sie|\\p{L}+t ihr',
  fr: "est-ce|qu['’ ]\\p{L}+|que|quel\\p{L}*|comment|combien|quand|où|pourquoi|faut-il|y a-t-il|puis-je|dois-je|peut-on|\\p{L}+-(?:vous|t-on|ils?|elles?)",
  es: '¿[^?]+|qué|cómo|cuánt[oa]s?|cuándo|dónde|cuál(?:es)?|quién|por qué|se puede|puedo|hay|hacen|tienen|aceptan|trabajan',
  it: "posso|possiamo|si può|quant[oaie]|quando|come|dove|chi|che|cosa|qual[ei]?|perché|è|sono|c['’]è|serve|devo|fate|avete|accettate|consegnate|lavorate|fai|fa",
  pt: 'posso|quant[oa]s?|quando|como|onde|qual|quais|quem|por que|é|são|há|tem|têm|fazem|aceitam|entregam|vocês|preciso',
  nl: 'kan|kunnen|hoe\\p{L}*|wat|wanneer|waar|welke?|wie|waarom|moet|is|zijn|doen|doet|bezorgen|leveren|hebben|werken|komen|mag|mogen',
  pl: 'czy|ile|jak\\p{L}*|kiedy|gdzie|co|który\\p{L}*|kto|dlaczego',
} as const

/** Questions that address readers, or that a business asks itself: 'Need a plumber?', 'Are you moving?', 'Who are we?' */
const talks = [
  "(?:do|did) you (?:\\p{L}+ly )?(?:need|want|have|feel|love|like|suffer|know|own|wish|struggle|dream|live|remember|think|see|hear)|are you (?!(?:open|insured|licen[sc]ed|registered|certified|qualified|available|able|closed|vat|dbs|fully|mobile|based|bonded|taking)(?!\\p{L}))|have you|(?:is|are|does|do|has|have|can['’]t) your|can['’]t|does it|(?:who|what) (?:are|do) we|who (?:am|is) |why (?:us|choose|me|not)|what if you|how about|what about",
  '(?:suchen|brauchen|möchten|wollen|haben|träumen|kennen|planen|sind|wünschen|lieben) sie (?!(?:versichert|mobil|auch))|(?:suchst|brauchst|möchtest|willst|hast|bist) du|wer sind wir|was machen wir|warum wir',
  '(?:cherchez|voulez|souhaitez|rêvez|aimez|êtes)-vous|avez-vous besoin|qui sommes|pourquoi nous',
  '¿?(?:busca|necesita|quiere|tiene(?:s)? (?:un|una)|está|estás|te |le gusta|sabía|cansad|sueña|quién(?:es)? som|por qué nosotros|por qué elegir)\\p{L}*',
  'cerc[ahi]\\p{L}*|hai bisogno|vuoi|sogni|chi siamo|perché noi|procura|precisa|quer |quem somos|zoek|op zoek|heb je|wil je|ben je|bent u|wie zijn wij|czy (?:szuka|potrzebuje|chce|masz)\\p{L}*',
]

const wholly = (words: string) => new RegExp(`^(?:${words})(?!\\p{L})`, 'iu')
const asking = wholly(Object.values(asks).join('|'))
const talking = new RegExp(`^(?:${talks.join('|')})`, 'iu')

/** Whether a question is a customer's, for the owner to answer: 'Do you deliver?', but not 'Need a plumber?'. */
export const isOfCustomers = (question: string): boolean => asking.test(question) && !talking.test(question)
