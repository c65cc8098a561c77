/** Phrases in owners' texts by language, as regular expression alternatives. */
type Phrases = Readonly<Record<string, string>>

/** Matches a phrase of any language. */
export const anyOf = (phrases: Phrases): string => Object.values(phrases).join('|')

export const swearing: Phrases = {
  en: 'fuck\\p{L}*|\\p{L}*shit\\p{L}*|dickheads?|(?:arse|ass)holes?|wankers?|cunts?|bastards?|bitch\\p{L}*',
  de: 'schei(?:ß|ss)\\p{L}*|arschl\\p{L}+|wichser',
  fr: 'putains?|merdes?|connards?|enculés?|salope\\p{L}*',
  es: 'mierda|gilipollas|cabr[oó]n\\p{L}*|joder|puta\\p{L}*',
  it: 'cazzo|stronz\\p{L}|vaffanculo',
  pt: 'caralho|porra',
  nl: 'klootzak\\p{L}*|godver\\p{L}*',
  pl: 'kurwa|chuj\\p{L}*',
  sv: 'jävl\\p{L}*',
}

export const greetings: Phrases = {
  en: "hi(?:ya)?|hello|he+y+|g[’']day|good (?:day|morning|evening)|welcome|fáilte(?: romhat)?",
  de: 'hallo|moin|servus|grüß gott|grüezi|guten tag|willkommen',
  fr: 'bonjour|salut|bienvenue',
  es: 'hola|buenas(?: tardes)?|buenos días|bienvenid\\p{L}*',
  it: 'ciao|salve|buongiorno|benvenut\\p{L}',
  pt: 'olá|bom dia',
  nl: 'goedendag',
  pl: 'cześć|dzień dobry',
  sv: 'hej',
  ja: 'こんにちは',
  ko: '안녕하세요',
}

/** First words that refer to the previous sentence. */
export const referring: Phrases = {
  en: 'and|but|or|so|that|this|these|those|they|them|it|he|she|his|her|their|which|because',
  de: 'und|aber|dann|das|dies|sie|er|es',
  fr: 'et|mais|cela|donc',
  es: 'y|pero|eso',
  it: 'e|ma|questo',
  ja: 'そして|でも',
  ko: '그리고|하지만',
}

/** First words of a sentence that adds to the previous one. */
export const adding: Phrases = {
  en: 'then|also|plus|too|there',
  de: 'auch',
  fr: 'aussi',
  es: 'también|además',
  it: 'anche',
  ja: 'また',
  ko: '또한',
}

/** Start of a fragment that makes an exception from the previous sentence: 'None in August'. */
export const excepting: Phrases = {
  en: 'none|neither|same (?:for|with|goes)|(?:not|never|only|just) (?:in|on|at|during|over|from|until)|except|apart from|bar',
  de: '(?:nicht|nur|nie) (?:im|in|am|an|ab|bis|während)|außer|ausser|bis auf',
  fr: '(?:pas|jamais|seulement|uniquement) (?:en|le|les|au|pendant)|sauf|aucun\\p{L}*|hors',
  es: '(?:no|nunca|s[oó]lo) en|excepto|salvo|menos|ningun\\p{L}*',
  it: '(?:non|mai|solo) (?:in|a|ad|il)|tranne|eccetto|nessun\\p{L}*',
  pt: '(?:não|nunca|só) em|exceto|menos|nenhum\\p{L}*',
  nl: '(?:niet|nooit|alleen) (?:in|op|om)|behalve|geen in',
  pl: '(?:nie|tylko) w|oprócz|poza',
}

/** Openings of a sentence that only introduces somebody by name. */
export const introductions: Phrases = {
  en: "I[’']m|I am|(?:[Ww]e|[Tt]hey)(?: are|[’']re)|[Mm]y name is",
  de: '[Ii]ch bin|[Ww]ir sind|[Mm]ein [Nn]ame ist',
  fr: "[Jj]e suis|[Nn]ous sommes|[Jj]e m[’']appelle",
  es: '[Ss]oy|[Ss]omos|[Mm]e llamo',
  it: '[Ss]ono|[Ss]iamo|[Mm]i chiamo',
  nl: '[Ww]ij zijn|[Ii]k ben',
  pl: '[Jj]estem',
  sv: '[Jj]ag är|[Vv]i är',
}

export const relatives: Phrases = {
  en: 'wife|husband|brothers?|sisters?|sons?|daughters?|dad|father|mum|mom|mother|cousins?|nephews?|nieces?|uncle|lads?|partner|family',
  de: 'Frau|Mann|Brüder|Bruder|Schwestern?|Sohn|Söhne|Tochter|Töchter|Vater|Mutter|Neffe|Nichte|Familie|Partner(?:in)?',
  fr: 'femme|mari|frères?|sœurs?|fils|fille|père|mère|famille|associée?',
  es: 'mujer|marido|hermanos?|hermanas?|hijos?|hijas?|padre|madre|primos?|familia|soci[oa]',
  it: 'moglie|marito|fratell[oi]|sorell[ae]|figli[oae]?|padre|madre|famiglia|soci[oa]',
  pt: 'mulher|marido|irmão|irmãos|irmãs?|filh[oa]s?|pai|mãe|família|sóci[oa]',
  nl: 'vrouw|man|broers?|zus(?:sen)?|zoon|zonen|dochters?|vader|moeder|familie',
  pl: 'żona|mąż|brat|siostra|syn|córka|ojciec|mama|rodzina',
}

/** Verbs that introduce a quote. */
export const saying: Phrases = {
  en: 'said|says|wrote|writes|told (?:me|us)|put it',
  de: 'sagt|sagte|schreibt|schrieb|meint|meinte',
  fr: 'dit|a dit|écrit|a écrit',
  es: 'dice|dijo|escribe|escribió',
  it: 'dice|ha detto|scrive|ha scritto',
  pt: 'diz|disse|escreve|escreveu',
  nl: 'zegt|zei|schrijft|schreef',
  pl: 'mówi|powiedział\\p{L}*|pisze|napisał\\p{L}*',
  sv: 'säger|sade|sa|skriver|skrev',
}

/** First words. */
export const refusing: Phrases = {
  en: 'no|not',
  de: 'kein\\p{L}*',
  fr: "pas de|pas d['’]",
  es: 'no',
  it: 'nessun\\p{L}*|niente',
  nl: 'geen',
  pl: 'bez',
  sv: 'inga|ingen',
}

const done = 'do|take|offer|make|sell|fit|cut|cover|move|buy'
const alsoDone = 'work|service|repair|install|hire|travel|treat|see|handle'

/** At the start of a sentence. */
export const refusedFirst: Phrases = { en: `(?:do|can)(?:n[’']?t| ?not) (?:${done})` }

/** Anywhere in a sentence. */
export const refused: Phrases = {
  en: `(?:I|we)(?: do|[’'])?(?:n[’']?t| not) (?:${done}|${alsoDone})|(?:I|we)(?: am| are|[’'](?:m|re)) (?:unable|not able) to`,
  de: '(?:mache|machen|mach) (?:ich |wir )?(?:nicht|kein\\p{L}*)',
  es: 'no (?:hacemos|hago|trabajamos|vendemos|aceptamos)',
}

/** First words of requests and payment terms. */
export const askedFirst: Phrases = {
  en: 'payment|please|bring|book|call|ring|text|txt|message|email|dm|send|ask|check|come|have|keep|note|tell|turn|switch|leave|wear|remember|swap|drop',
  de: 'zahlung|bitte',
  fr: 'paiement|veuillez|merci de',
  es: 'pago|por favor',
  it: 'pagamento|per favore',
  nl: 'betalen|graag',
  pl: 'płatność|prosz\\p{L}*',
  sv: 'betalning|vänligen',
}

/** Requests and fees anywhere in a sentence. */
export const asked: Phrases = {
  en: "please|pls|plz|must|(?:we|i) need|you(?:[’']ll)? need|needs? to|have to|required|(?:follow|find|like) us|hesitate|fees?|charged",
  de: 'bitte|müssen|muss|verrechnen|berechnen',
  fr: 'prière|il faut|prendre (?:rdv|rendez-vous)|facturé',
  es: 'por favor|hay que|se cobra',
  it: 'per favore',
  pl: 'prosz\\p{L}*',
}

/** Like `asked`, for Japanese, which has no spaces between words. */
export const askedInJapanese = 'ください|ご連絡|お願い'

export const negators: Phrases = {
  en: "no|not|none|cannot|unable|sorry|(?<!(?:who|that) )(?:\\p{L}+n[’']t|(?:do|does|did|is|are|was|were|have|has|ca|wo)nt)",
  de: 'kein\\p{L}*|nein|nicht',
  fr: "ne|non|n[’']\\p{L}+|pas|aucun\\p{L}*",
  es: 'no|ni|tampoco',
  it: 'non|niente|nessun\\p{L}*',
  pt: 'não|nem',
  nl: 'geen|niet',
  pl: 'nie',
  sv: 'inte|ingen|inga|inget',
  ja: 'ません|しない|不要|定休|休み',
  ko: '않|없|못',
}

/** Limiting words. In the first person they are praise: 'I never cut corners'. */
export const limiters: Phrases = {
  en: 'only|never(?! (?:\\p{L}+ed|had|been|leave|let|late|rush|miss|forget))|except|unless|without',
  de: 'nur|nie|ohne|außer|ausser',
  fr: 'sans|jamais|seulement|uniquement',
  es: 'nunca|sin|sólo|solo|solamente|salvo',
  it: 'senza|mai|solo|soltanto',
  pt: 'nunca|sem|só|apenas|somente',
  nl: 'nooit|zonder|alleen|enkel',
  pl: 'bez|nigdy|tylko',
  sv: 'aldrig|utan|bara|endast',
  ja: 'のみ',
  ko: '만 ',
}
