/**
 * Claims that a page may only make if the owner did: promises, praise, credentials, times. Each row is one claim with its words per
 * language. `|` separates words, which match as prefixes ('guarantee' finds 'guaranteed'); `$` requires the whole word.
 */
const rows = {
  guarantee: {
    en: 'guarant|warrant|money-back|money back|refund',
    de: 'garant|gewährleist|geld-zurück',
    fr: 'garanti|rembours',
    es: 'garant|reembols|devoluci',
    it: 'garan[tz]|rimbors',
    pt: 'garant|reembols',
    nl: 'garan|geld terug',
    ja: '保証|返金',
    ko: '보장|보증|환불',
  },
  free: {
    en: 'free$|complimentary|no charge|at no cost|no obligation|no-obligation|no hidden',
    de: 'kostenlos|gratis|kostenfrei|unverbindlich',
    fr: 'gratuit|offert|sans engagement',
    es: 'gratis|gratuit|sin compromiso',
    it: 'gratis|gratuit|senza impegno',
    pt: 'grátis|gratuit|sem compromisso',
    nl: 'gratis|kosteloos|vrijblijvend',
    ja: '無料',
    ko: '무료',
  },
  discount: {
    en: 'discount|special offer|lowest price|cheap|affordabl|competitive|fair price|best price|great value',
    de: 'rabatt|günstig|preiswert|sonderangebot|faire preise',
    fr: 'remise|réduction|promotion|abordable|prix bas|juste prix',
    es: 'descuento|oferta especial|barat|económic|asequible',
    it: 'sconto|sconti|offerta speciale|economic|conveniente',
    pt: 'desconto|promoç|barat|acessív',
    nl: 'korting|goedkoop|betaalbaar|voordelig',
    ja: '割引|格安|お得',
    ko: '할인|저렴',
  },
  clock: {
    en: 'around the clock|round the clock|day and night|24-hour|24 hour|24/7|any time|anytime|always open|always available',
    de: 'rund um die uhr|tag und nacht|jederzeit|immer erreichbar',
    fr: 'jour et nuit|à toute heure|24h',
    es: 'día y noche|a cualquier hora|24 horas',
    it: 'giorno e notte|a qualsiasi ora|24 ore',
    pt: 'dia e noite|a qualquer hora|24 horas',
    nl: 'dag en nacht|altijd bereikbaar',
    ja: '24時間|いつでも',
    ko: '24시간|언제든지',
  },
  fast: {
    en: 'same-day|same day|next-day|next day|within minutes|within the hour|within hours|fast response|quick response|prompt|on time|punctual|immediately|right away',
    de: 'noch am selben tag|am gleichen tag|innerhalb von|pünktlich|sofort|umgehend',
    fr: 'le jour même|sous 24|ponctuel|immédiat|rapidement',
    es: 'el mismo día|puntual|inmediat',
    it: 'in giornata|lo stesso giorno|puntual|immediat',
    pt: 'no mesmo dia|pontual|imediat',
    nl: 'dezelfde dag|stipt|onmiddellijk|direct$',
    ja: '即日|当日|すぐに',
    ko: '당일|즉시',
  },
  emergency: {
    en: 'emergenc|call-out|callout|urgent',
    de: 'notfall|notdienst|notruf',
    fr: 'urgence|dépannage',
    es: 'urgencia|emergencia',
    it: 'urgenz|emergenz',
    pt: 'urgência|emergência',
    nl: 'spoed|noodgeval',
    ja: '緊急',
    ko: '긴급|응급',
  },
  insured: {
    en: 'insur|bonded|liability|indemnity',
    de: 'versichert|versicherung|haftpflicht',
    fr: 'assuré|assurance|décennale',
    es: 'asegurad|seguro de|seguro$',
    it: 'assicurat|assicurazione',
    pt: 'segurad|seguro$',
    nl: 'verzekerd|verzekering',
    ja: '保険',
    ko: '보험',
  },
  credential: {
    en: 'licen[sc]ed|certifi|qualified|accredit|registered|chartered|approved|vetted|dbs|background-checked|diploma|degree|trained|member of',
    de: 'zertifi|geprüft|zugelassen|meisterbetrieb|meister$|meisterin|diplom|staatlich|innung|ausgebildet|mitglied',
    fr: 'certifi|diplôm|agréé|qualifié|label$|membre',
    es: 'certific|titulad|acreditad|homologad|cualificad|miembro|licencia',
    it: 'certific|diplom|abilitat|accreditat|qualificat|laure|membro',
    pt: 'certific|diplom|credenciad|habilitad|qualificad|membro',
    nl: 'gecertificeerd|gediplomeerd|erkend|gekwalificeerd|keurmerk|lid van',
    ja: '資格|認定|有資格|免許',
    ko: '자격증|인증|면허',
  },
  award: {
    en: 'award|prize|winner|five-star|five star|5-star|top-rated|rated',
    de: 'preisgekrönt|ausgezeichnet|auszeichnung|prämiert|testsieger',
    fr: 'primé|récompens|médaill|étoilé',
    es: 'premi|galardon',
    it: 'premiat|premio',
    pt: 'premiad|prêmio|prémio',
    nl: 'bekroond|prijswinn',
    ja: '受賞',
    ko: '수상',
  },
  best: {
    en: 'best$|finest|greatest|highest|largest|biggest|oldest|fastest|friendliest|cheapest|freshest|safest|happiest|number one|number-one|no\\. ?1|#1|leading|premier|top-quality|top quality|top-notch|world-class|first-class|unrivall?ed|unmatched|unbeatable|second to none|renowned|outstanding|exceptional|superb|excellen|perfect|ultimate|unparalleled|most (?!of|part|people|customers|clients)',
    de: 'beste[nrsm]?$|bestens|führend|erstklassig|einzigartig|hervorragend|perfekt|nummer eins|unübertroffen|exzellent|höchste[nrsm]?$|größte[nrsm]?$|günstigste|schnellste|renommiert',
    fr: 'meilleur|le plus |la plus |les plus |leader|exceptionnel|parfait|incomparable|excellen|numéro un|renommé|irréprochable',
    es: 'mejor|líder|excelen|excepcional|perfect|inigualable|número uno|el más |la más |los más |las más ',
    it: 'miglior|leader|eccellen|eccezional|perfett|impareggiabile|numero uno|il più |la più |i più |le più ',
    pt: 'melhor|líder|excelen|excepcional|perfeit|número um|o mais |a mais ',
    nl: 'beste$|toonaangevend|uitstekend|perfect|ongeëvenaard|nummer één|hoogste|grootste',
    ja: '最高|一番|最適|日本一|ナンバーワン',
    ko: '최고|최상|제일|완벽',
  },
  trusted: {
    en: 'trusted|reliable|reputable|well-known|popular|beloved|much-loved|satisf|happy customers|happy clients|peace of mind|stress-free|hassle-free',
    de: 'vertrauensvoll|zuverlässig|beliebt|zufrieden|bekannt für|sorgenfrei',
    fr: 'de confiance|fiable|réputé|satisf|tranquillité',
    es: 'de confianza|fiable|satisf|tranquilidad|popular',
    it: 'di fiducia|affidabil|soddisf|tranquillità|rinomat',
    pt: 'de confiança|confiáv|satisf|tranquilidade',
    nl: 'betrouwba|vertrouwd|tevreden|populair|zorgeloos',
    ja: '信頼|満足|安心',
    ko: '신뢰|만족|안심',
  },
  family: {
    en: 'family-run|family run|family-owned|family owned|family business|generation|locally owned|locally-owned|independent|independently',
    de: 'familienbetrieb|familiengeführt|familienunternehmen|generation|inhabergeführt',
    fr: 'familial|génération|de père en fils',
    es: 'familiar$|empresa familiar|negocio familiar|generación|generaciones',
    it: 'familiare$|di famiglia|generazion',
    pt: 'familiar$|empresa familiar|geraç',
    nl: 'familiebedrijf|generatie',
    ja: '家族経営|代目|老舗',
    ko: '가족이 운영|대째',
  },
  experience: {
    en: 'experienced|years of experience|decades|century|centuries|long-standing|established|veteran|expert|specialist|seasoned|since (?=the|\\d)',
    de: 'erfahren|erfahrung|jahrzehnt|langjährig|jahrhundert|experte|expertin|spezialist|seit ',
    fr: 'expériment|expérience|décenni|siècle|expert|spécialist|depuis ',
    es: 'experiencia|experimentad|décadas|siglo|expert|especialista|desde hace',
    it: 'esperienza|espert|decenni|secolo|specialist|dal (?:\\d)',
    pt: 'experiência|experiente|décadas|século|especialista|desde ',
    nl: 'ervaren|ervaring|decennia|eeuw|expert|specialist|sinds ',
    ja: '経験豊富|経験|創業|専門',
    ko: '경험|경력|전문',
  },
  amount: {
    en: 'dozens|hundreds|thousands|millions|countless|numerous|100%',
    de: 'dutzende|hunderte|tausende|unzählig|zahlreich',
    fr: 'dizaines|centaines|milliers|nombreu',
    es: 'decenas|cientos|miles|numeros[oa]s',
    it: 'decine|centinaia|migliaia|numeros[ie]',
    pt: 'dezenas|centenas|milhares|inúmer',
    nl: 'tientallen|honderden|duizenden|talloze',
    ja: '多数|数百|数千',
    ko: '수백|수천|수많은',
  },
  when: {
    en: 'weekend|weekday|evening|mornings|every morning|nightly|daily|every day|every week|seven days|bank holiday|year-round|all year',
    de: 'wochenend|werktag|abends|morgens|täglich|jeden tag|jeden morgen|ganzjährig|feiertag',
    fr: "week-end|en soirée|le soir|chaque matin|chaque jour|tous les jours|toute l'année|jours fériés",
    es: 'fin de semana|fines de semana|por la noche|cada mañana|todos los días|cada día|diariamente|todo el año|festivos',
    it: "fine settimana|weekend|la sera|ogni mattina|tutti i giorni|ogni giorno|tutto l'anno|festivi",
    pt: 'fim de semana|fins de semana|à noite|todas as manhãs|todos os dias|diariamente|o ano todo|feriados',
    nl: "weekend|'s avonds|elke ochtend|elke dag|dagelijks|het hele jaar|feestdag",
    ja: '毎日|毎朝|週末|年中無休|夜間',
    ko: '매일|매주|주말|연중무휴|야간',
  },
  made: {
    en: 'organic|vegan|vegetarian|gluten-free|halal|kosher|handmade|hand-made|homemade|home-made|fair trade|fairtrade|eco-friendly|sustainab|locally sourced|local ingredients|natural ingredients',
    de: 'bio$|bio-|vegan|vegetarisch|glutenfrei|halal|koscher|handgemacht|hausgemacht|handgefertigt|nachhaltig|regional|umweltfreundlich',
    fr: 'bio$|vegan|végétarien|sans gluten|halal|casher|fait main|fait maison|durable|écologique|locaux$',
    es: 'ecológic|orgánic|vegan|vegetarian|sin gluten|halal|hecho a mano|caser[oa]|sostenible',
    it: 'biologic|vegan|vegetarian|senza glutine|halal|fatto a mano|fatt[oaie] in casa|sostenibil',
    pt: 'orgânic|biológic|vegan|vegetarian|sem glúten|halal|feito à mão|caseir|sustentáv',
    nl: 'biologisch|vegan|vegetarisch|glutenvrij|halal|handgemaakt|huisgemaakt|duurzaam',
    ja: '無添加|有機|手作り|自家製',
    ko: '유기농|수제|비건',
  },
  service: {
    en: 'deliver|parking|wheelchair|step-free|online booking|book online|walk-in|home visit|pick-up|pickup|card payment|contactless|gift card|gift voucher|installment|financing',
    de: 'liefer|parkplatz|parkplätze|barrierefrei|online buchen|online-buchung|hausbesuch|kartenzahlung|gutschein|ratenzahlung',
    fr: 'livraison|livrons|parking|accessible aux|réservation en ligne|à domicile|carte bancaire|carte cadeau|bon cadeau',
    es: 'entrega a domicilio|a domicilio|aparcamiento|accesible|reserva online|reserva en línea|tarjeta regalo',
    it: 'consegn|parcheggio|accessibil|prenotazione online|a domicilio|buono regalo',
    pt: 'entrega|estacionamento|acessív|reserva online|a domicílio|vale-presente',
    nl: 'bezorg|parkeer|rolstoel|online boeken|aan huis|cadeaubon',
    ja: '配達|駐車場|出張|送迎|オンライン予約',
    ko: '배달|주차|출장|온라인 예약',
  },
} as const satisfies Record<string, Record<string, string>>

export type Claim = keyof typeof rows
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ja', 'ko'] as const
type ClaimLanguage = (typeof languages)[number]

/** Scripts without spaces have no word boundaries. */
const patternOf = (words: string, language: ClaimLanguage): string =>
  language === 'ja' || language === 'ko'
    ? words
    : words.replaceAll('$', "(?![\\p{L}'])").replace(/^/, '(?<![\\p{L}])(?:').concat(')\\p{L}*')

const patterns = Object.fromEntries(
  Object.entries(rows).map(([claim, words]) => [
    claim,
    Object.fromEntries(
      Object.entries(words).map(([language, pattern]) => [
        language,
        new RegExp(patternOf(pattern, language as ClaimLanguage), 'giu'),
      ]),
    ),
  ]),
) as Record<Claim, Partial<Record<ClaimLanguage, RegExp>>>

const claimNames = Object.keys(rows) as Claim[]
/** 'Feel free to ask' promises nothing; 'gluten-free' has its own row. */
const harmless = /\bfeel free\b|\bfree (?:time|to)\b|\p{L}-free\b/giu

export type FoundClaim = { claim: Claim; words: string }

/** The claims in a text, in its language and in English, which many pages mix in. */
export function claimsIn(text: string, language: string): FoundClaim[] {
  const said = text.replace(harmless, (words) => (/-free$/i.test(words) ? words : ''))
  const [primary = ''] = language.toLowerCase().split('-')
  const read = [...new Set([primary, 'en'])].filter((one): one is ClaimLanguage =>
    (languages as readonly string[]).includes(one),
  )
  return claimNames.flatMap((claim) =>
    read.flatMap((one) => {
      const pattern = patterns[claim][one]
      return pattern ? Array.from(said.matchAll(pattern), ([words]) => ({ claim, words: words.trim() })) : []
    }),
  )
}

const negations =
  /(?<!\p{L})(?:no|not|never|none|without|don't|doesn't|cannot|can't|won't|isn't|aren't|nicht|kein\p{L}*|nie|ohne|ne|pas|jamais|sans|aucun\p{L}*|sin|nunca|ningun\p{L}*|non|senza|mai|nessun\p{L}*|não|sem|nem|nenhum\p{L}*|niet|geen|nooit|zonder)(?!\p{L})|ません|ない|なし|없|않|안 /iu

/** Whether a sentence is negated. */
export const isNegated = (sentence: string): boolean => negations.test(sentence)
