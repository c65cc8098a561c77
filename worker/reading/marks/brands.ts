import type { Mark } from '../tagger.ts'
import { anyCase } from '../text.ts'
import { changed, joint, marksWithin, type Step } from './marks.ts'

const name = String.raw`\p{Lu}[\p{L}\d'’&-]*(?: \p{Lu}[\p{L}\d'’&-]*){0,2}`
const list = String.raw`(?<list>${name}(?:${joint}${name})+)`
const kinds =
  'brands?|makes?|models?|manufacturers?|marken|hersteller|fabrikate|marques?|marcas?|marche|merken|marki|marek'
/** Words that introduce places: 'all makes repaired in Leeds and Bradford'. */
const placed =
  '(?:in|around|across|near|cover|covering|covers|from|to|through|throughout|based|within|im|dans|à|autour|en|a|por|w|na)'
const kindBefore = new RegExp(
  anyCase(String.raw`(?<!\p{L})(?i:${kinds})(?:\s(?!${placed}\s)[\p{Ll}&]+){0,3}(?<sign>\s?[,:;(–—-]+)?\s?${list}`),
  'gu',
)
const verbs = [
  'fix(?:es|ing)?|repairs?|repairing|installs?|installing|uses?|using|stocks?|sells?|selling',
  'utilis(?:e|ons)|répar(?:e|ons)|dépann(?:e|ons)|usamos|uso|reparamos|reparo|usiamo|ripariamo|riparo|gebruiken|gebruik|repareren|naprawiam|używam',
].join('|')
/** 'We service Dallas and Plano' is about places. */
const serviced =
  '(?:machines|appliances|equipment|units|systems|boilers|engines|vehicles|cars|bikes|devices|pumps|tools)'
const verbBefore = new RegExp(
  anyCase(String.raw`(?<!\p{L})(?:(?i:${verbs})\s${list}|(?i:servic(?:e|es|ing))\s${list}(?=\s${serviced}))`),
  'gu',
)

/** Brands aren't places, people or services: 'all brands, Bosch, Miele and LG', 'We fix Sony and Nintendo'. */
export const withoutBrands: Step = (text, marks) =>
  [...text.matchAll(kindBefore), ...text.matchAll(verbBefore)].reduce<ReturnType<Step>>(
    (all, match) => {
      const end = match.index + match[0].length
      const own = marksWithin(all, end - (match.groups?.list?.length ?? 0), end)
      const names = own.filter(({ label }) => 'AWC'.includes(label))
      const services = own.filter(({ label }) => 'SZ'.includes(label))
      const isComma = match.groups?.sign?.includes(',') ?? true
      // 'All Makes And Models, Brake Repairs, Tyres'
      const areServices = isComma && surest(services) > surest(names)
      return changed(all, areServices ? names : own.filter(({ label }) => 'AWCSZ'.includes(label)))
    },
    marks.filter(({ label, text: said }) => label !== 'A' || !allKinds.test(said)),
  )

const allKinds = new RegExp(String.raw`(?<!\p{L})(?:${kinds})$`, 'iu')
const surest = (marks: readonly Mark[]) => Math.max(0, ...marks.map(({ probability }) => probability))
