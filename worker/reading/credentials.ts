import type { Credential, CredentialKind } from '../../renderer/document/business.ts'
import type { Linked } from './links.ts'
import { quietedLine } from './quieted.ts'
import type { Found, Span } from './text.ts'
import { thresholds } from './thresholds.ts'

export type FoundCredential = Found<Omit<Credential, 'id' | 'source' | 'quote'>>

/** A business's credentials, with their numbers. */
export const credentialsOf = (marks: readonly Linked[]): FoundCredential[] =>
  marks
    .filter(
      ({ label, of, text }) => label === 'C' && of.length === 0 && /\p{L}{2}/u.test(text) && !phoneWord.test(text),
    )
    .map(({ text, start, end, probability }) => {
      const number = since.test(text) ? null : numberAt.exec(text)
      const name = (number ? text.slice(0, number.index) : text).replace(/[\s(,:;–-]+$/u, '')
      return {
        ...{
          kind: kindOf(text),
          name: quietedLine(name).slice(0, 120),
          number: number?.groups?.number?.trim().slice(0, 64) ?? '',
        },
        spans: [[start, end] as Span],
        isSure: probability >= thresholds.placed && !participle.test(text),
      }
    })

const phoneWord = /^(?:tel|telefon|telefono|teléfono|téléphone|phone|mobil|mobile|handy|fon)(?!\p{L})/iu

/** 'Diagnosed 2012', 'fully qualified': participles without an issuing body, a license or a certificate. */
const participle =
  /^(?:\p{L}+ly )?(?!(?:insured|bonded|licen[sc]ed|vetted)(?!\p{L}))(?:\p{L}{3,}ed|ausgebildet\p{L}*|gelernt\p{L}*|qualifizier\p{L}*|diplôm\p{L}*|qualifi\p{L}*|titulad[oa]|cualificad[oa]|diplomat[oa]|qualificat[oa]|formad[oa]|opgeleid|wykwalifikowan\p{L})(?: (?:since|in|seit|depuis|desde|dal|sinds|od))?(?: \d{4})?$/iu

/** 'Ofsted outstanding since 2019' */
const since = /(?<!\p{L})(?:since|in|from|seit|desde|depuis|dal|sinds|od) (?:19|20)\d\d$/iu

/** A number at the end, with at least three digits: '(no. 123456)', '#1012345', 'Reg. No: 12/34'. */
const numberAt =
  /(?:^|[\s(])(?:(?:member(?:ship)?|registration|registered|licen[cs]e|lic\.?|reg\.?|contractor)\s)?(?:#|no\.?:?|nr\.?:?|n[º°.]:?|número|numéro|numero|number:?|id:?|:)?\s*#?(?<number>(?:[A-Z]{0,4}[-/ ]?)?\d(?=(?:\D*\d){2})[\dA-Z]*(?:[ ./-]?\d[\dA-Z]*)*)\)?$/u

const signs: readonly (readonly [CredentialKind, RegExp])[] = [
  ['Insurance', /insur|liab|indemn|bonded|versicher|haftpflicht|seguro|assur|décennale|assicur|verzeker|ubezpiecz/iu],
  [
    'Award',
    /award|winner|winning|finalist|voted|prize|medal|stars?\b|auszeich|preisträger|premi[oa]|prix|prijs|nagrod/iu,
  ],
  [
    'Membership',
    /member|guild\b|federation|association|accredited|mitglied|innung|miembro|socio|membre|lid van|członek|membro/iu,
  ],
  [
    'License',
    /licen[cs]|\blic\b|\busdot\b|registered|registration|gas safe|reg\.|number|permit|colegiad|iscri(?:tt|z)|numéro|uprawnienia|erkend/iu,
  ],
]
const kindOf = (said: string): CredentialKind => signs.find(([, sign]) => sign.test(said))?.[0] ?? 'Qualification'
