import type { Credential, credentialKinds } from '../../../renderer/document/business.ts'
import { anyCase, type Found, matchesOf, overlaps, type Span, sliceOf, type Unit } from './text.ts'

type CredentialPattern = readonly [kind: (typeof credentialKinds)[number], pattern: string]

const level = String.raw`(?:,? ?\(?(?:level|lvl) ?\d(?: ?(?:&|and|\/|,) ?\d)?\)?)`
const held = String.raw`(?: (?:registered|certified|accredited|approved|qualified|licen[cs]ed|trained|member(?:ship)?|chartered|insured|checked))`
const adverb = String.raw`(?:(?:fully|fully-|nationally|state[- ]|board[- ]|professionally) ?)?`

/** Well-known credentials by country, and common patterns of others. Matched as whole words; the first match at a position wins. */
const credentialPatterns: readonly CredentialPattern[] = [
  // Numbers with a checkable format
  ['License', String.raw`(?:CSLB|ROC|TDLR|NMLS|MLS|DRE|CCB|NTSA|EPA|USDOT|DOT|MC) ?(?:licen[cs]ed?|registered|certified)`],
  ['License', String.raw`(?:CSLB|ROC|TDLR|NMLS|MLS|DRE|CCB)(?= ?(?:licen[cs]e|lic\.?|no\.?|number|#|:|\d))`],
  ['License', String.raw`(?:ABN|ACN|VAT(?: reg(?:istered|istration)?)?|GST(?: registered)?|SIRET|SIREN|NIF|CIF|P\. ?IVA|Partita IVA|USt-IdNr\.?|UID|KVK|BTW|CNPJ|CREF|CRM|CREA|CAU|OAB|CRO|CRP|NIP|REGON|QBCC|NSW Fair Trading|RBQ|ECRA\/ESA|TSSA)(?= ?(?:licen[cs]e|lic\.?|no\.?|nr\.?|number|n[º°]|#|:)? ?[\dA-Z]{2})`],
  // Britain and Ireland
  ['License', String.raw`gas[- ]?safe(?:${held}| engineers?)?`],
  ['Membership', String.raw`(?:NICEIC|NAPIT|ELECSA|OFTEC|HETAS|FENSA|CERTASS|MCS|TrustMark|Which\? Trusted Trader|Checkatrade|Safe Contractor|CHAS|Constructionline|RECI|Safe Electric|RGII|Master Locksmiths? Association|MLA|Guild of Master Craftsmen|Federation of Master Builders|FMB|NHBC|RIBA|RICS|ARLA|Propertymark|ATOL|ABTA|BALI|RHS|APHC|CIPHE|BPCA|NPTA|PDSA|BIPDT|APDT|IMDT|ABTC|NARPS(?: UK)?|British Dog Groomers'? Association|BACP|UKCP|BPS|HCPC|GDC|GPhC|GMC|NMC|GOsC|GCC|CSP|AACP|CNHC|FHT|BABTAC|CIDESCO|ITEC|NHBF|NHF|State Registered Hairdresser|ACCA|ICAEW|CIMA|AAT|ATT|CIOT|ICB|ISTD|RAD|ABRSM|Musicians'? Union|MU|IIRSM|CIEH|NRLA|ICO|Yoga Alliance(?: Professionals)?|BWY|REPs|CIMSPA|Ofsted|Care Inspectorate|PACEY|DVSA|ADI)${held}`],
  ['Membership', String.raw`(?:RIBA|RICS|BACP|UKCP|HCPC|Ofsted|Checkatrade|TrustMark|NICEIC|NAPIT|OFTEC|HETAS|FENSA|DVSA)(?:[- ](?:listed|rated|inspected|approved|accredited|registered))`],
  ['Qualification', String.raw`city (?:&|and) guilds${level}?(?: (?:in [\p{Ll} ]{3,24}|qualified|certified|certificate|diploma))?${level}?`],
  ['Qualification', String.raw`(?:NVQ|BTEC|SVQ|HND|HNC|VTCT|OCN|iPET|NPTC|Lantra|CIBTAC|ABRSM|LAMDA|TEFL|CELTA|QTS|PGCE|SSSC)${level}?(?: (?:qualified|certified|trained|certificate|diploma|teacher|in [\p{Ll} ]{3,24}))?${level}?`],
  ['Qualification', String.raw`level \d (?:qualified|certified|diploma|certificate|award|NVQ)(?: in [\p{Ll} ]{3,30})?`],
  ['Qualification', String.raw`(?:(?:enhanced )?(?:DBS|CRB|PVG|Garda|AccessNI)[- ](?:enhanced[- ])?(?:checked|certified|cleared|vetted|certificate)|(?:Working with Children|WWCC|Blue Card|police)[- ](?:check(?:ed)?|holder|vetted|cleared)|background[- ]checked)`],
  ['Qualification', String.raw`(?:(?:canine|pet|paediatric|pediatric|emergency) )?first[- ]aid(?:er)?[- ](?:trained|certified|qualified|certificate)`],
  ['Qualification', String.raw`(?:food hygiene|hygiene)(?: rating)?(?: (?:of|level|certificate|certified|rating))?(?: ?\d(?:[- ]stars?)?)?(?: (?:rating|stars?))?(?<=\d|rating|certificate|certified|stars?)`],
  // America
  ['Insurance', String.raw`(?:bonded|insured)(?:,? (?:and|&) |, ?|\/)(?:bonded|insured)(?!(?:,? (?:and|&) |, ?|\/)licen[cs]ed)`],
  ['License', String.raw`(?:licensed|bonded|insured)(?:,? (?:and|&) |, ?|\/)(?:licensed|bonded|insured)(?:(?:,? (?:and|&) |, ?|\/)(?:licensed|bonded|insured))?`],
  ['License', String.raw`(?:NATE|EPA(?: 608)?|ASE|IICRC|OSHA|ISA|NASM|ACE|ACSM|CPR|AKC|NDGAA|CPDT(?:-KA)?|LCSW|LMFT|LPC|LMT|RMT|CPA|EA|NMLS|BBB|Angi|HomeAdvisor|ServSafe|USDA|NAHB|NARI|LEED AP|Red Seal|WSIB|TICA|HAVAN|Landscape Ontario|ESA)[- ](?:certified|licensed|registered|accredited|approved|trained|member)`],
  ['License', String.raw`(?:(?:master|journeyman|licensed master) (?:electrician|plumber))(?: licen[cs]e)?(?= ?(?:#|no\.?|lic|\())`],
  ['Qualification', String.raw`red seal(?: (?:certified|endorsed|electrician|plumber|carpenter|chef|welder))?`],
  // Germany, Austria, Switzerland
  ['Qualification', String.raw`(?:\p{L}*[Mm]eisterbetrieb|[Mm]eister(?:in)?betrieb|(?:\p{Lu}\p{L}+)?[Mm]eister(?:in)?(?= seit|[.,;)]|$)|[Ss]taatlich (?:geprüfte[rn]?|anerkannte[rn]?|zertifizierte[rn]?|diplomierte[rn]?) \p{Lu}\p{L}+|(?i:geprüfte[rn]?|zertifizierte[rn]?|diplomierte[rn]?|ausgebildete[rn]?|examinierte[rn]?) \p{Lu}\p{L}+(?:in)?|IHK[- ](?:geprüft|zertifiziert)|eidg(?:\.|enössisch) (?:dipl(?:\.|omierte[rn]?)) \p{Lu}\p{L}+|TÜV[- ](?:geprüft|zertifiziert)|DIN[- ]zertifiziert|Innungsbetrieb|Mitglied der (?:\p{Lu}[\p{L}-]+ ?){1,3})`],
  ['Qualification', String.raw`(?:Heilpraktiker(?:in)? (?:für [\p{L} ]{5,30})?(?=[.,;)]|$))`],
  // Spain, Latin America, Portugal, Brazil
  ['Qualification', String.raw`(?:(?:titulad[oa]|diplomad[oa]|licenciad[oa]|graduad[oa]|certificad[oa]) (?:en|em|in|por) [\p{L} ]{4,40}?(?=[.,;)\n]|$)|t[ée]cnic[oa] (?:superior|titulad[oa]|certificad[oa])(?: (?:en|em) [\p{L} ]{4,30}?(?=[.,;)\n]|$))?|carn[ée] (?:de )?(?:instalador|manipulador)[\p{L} ]{0,30}?(?=[.,;)\n]|$)|instalador(?:a)? autorizad[oa]|(?:n[.º°]?(?:úmero)? )?colegiad[oa](?: n[.º°]?)?|empresa (?:autorizada|homologada|certificada)|profissional certificad[oa])`],
  // France, Belgium
  ['Qualification', String.raw`(?:artisan certifié|certifiée?s? (?:RGE|Qualibat|QualiPAC|Qualifelec|Qualigaz|Qualit'EnR|Bio|AB|Ecocert)|(?:RGE|Qualibat|QualiPAC|Qualifelec|Qualigaz)(?: \p{L}+)?(?=[.,;)\n]|$)|ma[iî]tre artisan(?: \p{Ll}+)?|meilleur ouvrier de france|MOF|diplômée?s? (?:d'État|d'|de |du |en )[\p{L}' ]{3,40}?(?=[.,;)\n]|$)|diplômée?(?=[.,;)\n]|$)|CAP \p{L}{4,}(?:[- ]\p{L}+)?(?=[.,;)\n]|$)|agréée?s? [\p{L} ]{2,30}?(?=[.,;)\n]|$))`],
  // Italy
  ['Qualification', String.raw`(?:diplomat[oa] (?:in|presso|al|alla) [\p{L}' ]{3,40}?(?=[.,;)\n]|$)|iscritt[oa] all'(?:albo|ordine)[\p{L}' ]{0,40}?(?=[.,;)\n\d]|$)|tecnic[oi] (?:abilitat[oi]|certificat[oi]|qualificat[oi])|laureat[oa] in [\p{L}' ]{3,40}?(?=[.,;)\n]|$))`],
  // The Netherlands, Poland, Sweden
  ['Qualification', String.raw`(?:erkend (?:installateur|leerbedrijf|\p{L}+)|gediplomeerde? \p{L}+|gecertificeerde? \p{L}+|VCA[- ]gecertificeerd|dyplomowan[aey] \p{L}+|certyfikowan[aey] \p{L}+|uprawnienia (?:SEP|gazowe|UDT|elektryczne|budowlane)(?: [\p{L}\d]+)?|mistrz(?:yni)? \p{Ll}{5,}|legitimerade? \p{L}+|auktoriserade? \p{L}+|certifierade? \p{L}+|behörig (?:elektriker|\p{L}+)|F-skatt(?:sedel)?|godkänd för F-skatt|RUT-avdrag|ROT-avdrag)`],
  // Japan and Korea
  ['Qualification', String.raw`(?:国家資格(?:保有|取得)?|一級建築士|二級建築士|(?:第[一二]種)?電気工事士|調理師免許|美容師免許|理容師免許|管理美容師|栄養士|保育士|全米ヨガアライアンス(?:RYT\d+)?(?:認定|修了|取得)?|RYT ?\d{3})`],
  ['Qualification', String.raw`(?:국가자격증|미용사 (?:면허|자격증)|조리사 자격증|제과제빵 기능사|제과기능사|바리스타 자격증)(?: 보유)?`],
  ['Qualification', String.raw`(?:RYT|E-RYT|CYT)[- ]?\d{3}`],
  // Insurance
  ['Insurance', String.raw`(?:(?:[£$€]|CA\$|A\$|US\$) ?\d+(?:[.,]\d+)* ?(?:m|mn|million|k)?(?: of)? )?(?:public|product|professional|employers?'?|general)(?: (?:and|&|\/) (?:public|product|professional|employers?'?))? (?:liability|indemnity)(?: insur(?:ance|ed))?(?: (?:up to|of|to|cover(?:ed)? (?:up )?to|cover))?(?: (?:[£$€]|CA\$|A\$|US\$) ?\d+(?:[.,]\d+)* ?(?:m|mn|million|k)?)?`],
  ['Insurance', String.raw`(?:fully|comprehensively|properly|publicly|PLI|pet[- ]sitter|bonded (?:and|&)) insured`],
  ['Insurance', String.raw`(?:haftpflichtversichert|versichert|vollversichert|mit haftpflichtversicherung|seguro de responsabilidad civil(?: de [\d.]+ ?€)?|assurance (?:décennale|responsabilité civile(?: professionnelle)?|RC pro)|garantie décennale|assicurazione (?:RC|professionale)|seguro de responsabilidade civil|volledig verzekerd|ubezpieczenie OC)`],
  // Awards
  ['Award', String.raw`(?i:winners?|finalists?|runners?[- ]up) (?:of|at|in|for) (?:the )?(?:\p{Lu}[\p{L}'&-]+|\d{4}|of|the|for|in)(?: (?:\p{Lu}[\p{L}'&-]+|\d{4}|of|the|for|in)){0,9}(?<=[\p{L}\d])`],
  ['Award', String.raw`(?i:voted|named) (?i:best|number one|#1) (?:\p{L}+ ){0,5}(?:in|of|by) (?:\p{Lu}[\p{L}'-]+|\d{4}|the)(?: (?:\p{Lu}[\p{L}'-]+|\d{4}|in|of))*`],
  ['Award', String.raw`(?:great taste|slow food|michelin|AA|rosette|gault ?& ?millau|trip ?advisor)(?: \p{L}+){0,3} (?:award|stars?|rosettes?|winner|choice)s?(?: (?:in )?\d{4})?`],
  ['Award', String.raw`(?:\p{Lu}[\p{L}'&-]+ ){1,5}(?:Award|Prize)(?: winner)?(?: (?:in )?\d{4})?`],
  // Common patterns of other credentials
  ['Membership', String.raw`(?i:(?:proud |full |registered |accredited )?members? of the |chartered member of the |miembro de la |membre de (?:la |l')|socio (?:di|de la) )(?:\p{Lu}[\p{L}'&.-]*|of|for|and|the|&|de|della|des|du)(?: (?:\p{Lu}[\p{L}'&.-]*|of|for|and|the|&|de|della|des|du))*(?<=\p{Lu}[\p{L}'&.-]*)`],
  ['Qualification', String.raw`(?i:(?:registered with|(?:accredited|certified|approved|licen[cs]ed) by) (?:the )?)(?:\p{Lu}[\p{L}'&.-]*|of|for|and|the|&)(?: (?:\p{Lu}[\p{L}'&.-]*|of|for|and|the|&))*(?<=\p{Lu}[\p{L}'&.-]*)`],
  ['Qualification', String.raw`(?:[\p{Lu}][\p{Lu}\d&]{1,7})[- ](?i:certified|registered|accredited|qualified|licen[cs]ed|approved|trained|chartered)(?: (?:member|practitioner|teacher|instructor|trainer|therapist|technician|installer|engineers?|arborist|electrician|contractor))?`],
  ['Qualification', String.raw`${adverb}(?:certified|registered|chartered|accredited|qualified|licen[cs]ed|trained) (?!(?:and|by|with|in|to|for|staff|team|or|professional|professionals|experts?|people)\b)(?:\p{Ll}+ ){0,2}?(?:plumber|electrician|arborist|accountant|physiotherapist|therapist|counsell?or|psychologist|nurse|midwife|teacher|instructor|trainer|groomer|nutritionist|dietitian|dietician|massage therapist|practitioner|engineer|architect|surveyor|chiropractor|osteopath|podiatrist|optometrist|hypnotherapist|mechanic|technician|esthetician|aesthetician|cosmetologist|barber|realtor|broker|contractor|installer|translator|interpreter|doula|celebrant|herbalist|acupuncturist|locksmith|builder|gas fitter|gasfitter|tax agent|conveyancer|appraiser|home inspector|veterinarian|vet|chef|sommelier|coach|personal trainer|yoga teacher)s?(?: (?:since|for) [^.,;]{2,20})?`],
  ['Insurance', String.raw`(?:licensed and fully insured|fully licensed and insured|fully (?:qualified|certified|trained|licen[cs]ed|vetted|registered) and (?:fully )?insured|(?:qualified|certified|trained|registered|experienced) and (?:fully )?insured)`],
  ['Qualification', String.raw`(?:fully|professionally|nationally|formally) (?:qualified|certified|licen[cs]ed|trained|accredited|registered)`],
  ['Insurance', 'insured'],
] // biome-ignore format: a table is easier to read with one row per line

/** A number after a credential: '(no. 123456)', '#1012345', 'Reg. No: 12/34'. */
const credentialNumber = String.raw`(?: ?\(?(?:member(?:ship)? |registration |registered |licen[cs]e |lic\.? |reg\.? |contractor )?(?:#|no\.?:?|nr\.?:?|n[º°.]:?|number:?|num\.?|id:?|lic(?:en[cs]e)?\.?:?|reg\.?:?|:)? ?#? ?(?<number>(?:[A-Z]{0,4}[-/ ]?)?\d[\dA-Z]*(?:[ ./-]?\d[\dA-Z]*)*)\)?)`

type FoundCredential = Found<Omit<Credential, 'id' | 'source'>>

const patterns = credentialPatterns.map(([kind, source]) => ({
  kind,
  // An institution's abbreviation is capitalized; other words may have any case.
  pattern: new RegExp(
    anyCase(`(?<![\\p{L}\\p{N}&-])(?<name>${source})(?:${credentialNumber})?(?![\\p{L}]|-[\\p{L}\\s])`),
    source.includes('\\p{Lu}') ? 'gud' : 'giud',
  ),
}))

/** Negations, conditions and other people: 'not registered', 'no license needed', 'if you are insured', 'our certified partners'. */
const denied =
  /\b(?:not|no|never|without|isn't|aren't|don't|doesn't|if|unless|need|needs|needed|require[sd]?|becoming|soon|working towards|your|their|nicht|kein\p{L}*|ohne|sin|no somos|sans|pas|senza|non|sem|não|zonder|niet|nie|bez|inte|utan)\b/iu

/** Credentials, licenses with their numbers, insurance, memberships and awards, in the owner's words. */
export function credentialsIn(text: string, units: readonly Unit[]): FoundCredential[] {
  return units.flatMap(({ span: [start, end] }) => {
    const sentence = text.slice(start, end)
    const found: (FoundCredential & { span: Span })[] = []
    for (const { kind, pattern } of patterns) {
      for (const { match, span } of matchesOf(sentence, pattern)) {
        const whole = match.groups?.name ?? ''
        const name = whole.trim().replace(/[.,]$/, '')
        const isTaken = found.some((other) => overlaps(other.span, span))
        if (isTaken || name.length < 3 || name.length > 120) continue
        if (denied.test(clauseAround(sentence, span))) continue
        const number = digitsOf(match.groups?.number ?? '')
        const used: Span = number === '' ? [span[0], span[0] + whole.trimEnd().length] : closedBracket(sentence, span)
        found.push({ kind, name, number, span: used, spans: [[used[0] + start, used[1] + start]] })
      }
    }
    return found
      .toSorted((a, b) => a.span[0] - b.span[0])
      .map(({ kind, name, number, spans }) => ({ kind, name, number, spans }))
  })
}

/** A number has at least three digits; shorter ones belong to something else. */
const digitsOf = (number: string) =>
  (number.match(/\d/g)?.length ?? 0) >= 3 && number.length <= 64 ? number.trim() : ''

function closedBracket(sentence: string, span: Span): Span {
  const said = sliceOf(sentence, span)
  if (said.endsWith(')') && !said.includes('(')) return [span[0], span[1] - 1]
  return said.includes('(') && !said.includes(')') && sentence[span[1]] === ')' ? [span[0], span[1] + 1] : span
}

function clauseAround(sentence: string, [start, end]: Span): string {
  const from = Math.max(...[',', ';', '.', ':'].map((sign) => sentence.lastIndexOf(sign, start - 1)))
  const ends = [',', ';', '.', ':'].map((sign) => sentence.indexOf(sign, end)).filter((at) => at >= 0)
  return `${sentence.slice(from + 1, start)} ${sentence.slice(end, Math.min(...ends, sentence.length))}`
}
