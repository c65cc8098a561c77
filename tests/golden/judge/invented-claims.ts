/** What businesses like to say of themselves. Wrong on a page unless the owner's own words say it. */
export const claims: readonly RegExp[] = [
  /\binsured\b|\bversichert\b|\bassurée?s?\b|\basegurad[oa]s?\b/,
  /\blicen[sc]ed\b/,
  /\bcertified\b|\bqualified\b|\baccredited\b/,
  /\b24[ -]?hours?\b|24\/7|24 ?h\b|round the clock|rund um die uhr/,
  /\bfamily[ -](?:run|owned|business)\b|familienbetrieb|entreprise familiale|empresa familiar|azienda familiare/,
  /\bfree (?:quotes?|estimates?|consultations?)\b|no[ -]obligation|devis gratuit|kostenlose[rs]? (?:angebot|beratung)|presupuesto (?:gratis|sin compromiso)|preventivo gratuito/,
  /\baward/,
  /\bguarantee|\bgarantie\b|\bgarantía\b|\bgaranzia\b|保証|보증/,
  /\bsatisf|\bzufrieden/,
  /\bexperts?\b|\bleading\b|\btrusted\b|\bpremier\b|\bhigh[ -]quality\b|\btop[ -](?:quality|rated)\b/,
  /\bpassion|\bdedicated\b|\bcommitted\b/,
  /\bemergenc(?:y|ies)\b|\bnotdienst\b|\burgences?\b/,
  /\bno hidden (?:fees|costs|charges)\b|\bfixed prices?\b|\bup[ -]?front\b/,
  /\b(?:same|next)[ -]day\b/,
  /\b(?:our|my) (?:customers|clients|guests|patients) (?:say|tell)|\bpeople who come\b|mostly say/,
  /\bdecades\b|\bgenerations?\b|\blong[ -]standing\b/,
  /\bfriendly\b|\bhonest\b|\breliable\b|\baffordable\b/,
  /lorem ipsum|\bundefined\b|\bnull\b|\bnan\b|\[object|\{\w+\}/,
]

/** What is never the name of a service, in any language. Compared with the whole heading, folded. */
export const neverServices: readonly (readonly [what: string, form: RegExp])[] = [
  [
    'a price',
    /^(?:from |ab |desde |da |à partir de |und |and |or |just |only )?(?:[a-z]{0,3}[$£€¥₩₹₺]|chf|eur|gbp|usd|zł|kr|rs\.?) ?\d|^\d[\d.,' ]*(?: ?(?:[$£€¥₩₹₺]|chf|euros?|eur|zł|kr|円|원|pounds?|dollars?|each|per .*))/u,
  ],
  ['a price', /[$£€¥₩₹₺] ?\d|\d ?[€£¥₩₺]|\d ?(?:円|원|zł)$/u],
  ['a number', /^[\d\s.,:+/()#-]+(?:%|m|km|mi|miles?|minutes?|mins?|hours?|hrs?|min|std|h|years?|yrs)?$/u],
  ['a weekday', /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b/u],
  [
    'a weekday',
    /^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|[月火水木金土日]曜日?|[월화수목금토일]요일)\b/u,
  ],
  [
    'a language',
    /^(?:(?:i|we) speak )?(?:english|french|german|spanish|italian|welsh|irish|polish|dutch|portuguese|japanese|korean|hindi|punjabi|urdu|arabic|mandarin|cantonese|deutsch|englisch|französisch|italienisch|türkisch|français|anglais|espagnol|allemand|español|inglés|catalán|italiano|inglese|tedesco|inglês|日本語|英語|中国語|한국어|영어|일본어|중국어)(?: (?:spoken|and|und|et|y|e) ?.*)?$/u,
  ],
  [
    'a fragment',
    /^(?:and|or|but|with|for|to|of|in|up to|from|also|we|i|parties up|call|ring|text|open|closed|und|oder|mit|für|et|ou|avec|pour|y|con|para|por|e|per)$/u,
  ],
  [
    'a fragment',
    /^(?:and|or|but|und|oder|et|ou|y|o|e) |[,;:(]$| (?:and|or|for|to|of|the|a|with|up|from|und|mit|für|et|de|y|con|per|di)$/u,
  ],
  ['a phone number or email', /@|\+\d|(?:\d[\s.-]?){8,}/u],
  [
    'a claim',
    /^(?:fully )?insured$|^(?:no )?deposit|^cash only|^established|^since \d|^\d+\+? (?:years|yrs|jahre|ans|años|anni|年|년)/u,
  ],
]
