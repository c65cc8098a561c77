import { decodeHTML } from 'entities/decode'
import { reviewWords } from './page-reviews.ts'
import type { PageLink } from './read-page.ts'

/** How many pages are read besides the one that the owner named. */
const maxPages = 4

/** `parts`: words in scripts without spaces. */
const wordsOf = (words: string, parts: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])|${parts}`, 'iu')
/** Words in headings and links of the most informative pages. */
export const kinds = {
  prices: wordsOf(
    'pric(?:e|es|ing)|price ?lists?|rates?|fees?|menus?|tarif(?:s|fe|as)?|preis(?:e|liste)?|precios?|prezz[io]|listino|preços?|cennik|prijzen|priser',
    '料金|メニュー|가격|요금|메뉴',
  ),
  services: wordsOf(
    'services?|treatments?|what[ -]we[ -]do|leistungen|angebote?|behandlungen|servicios|tratamientos|prestations|soins|servizi|trattamenti|serviços|diensten|usługi|tjänster',
    'サービス|施術|서비스|시술',
  ),
  contact: wordsOf(
    'contact(?:[ -]us)?|kontakt|contacto|contatti|contato|find[ -]us|visit(?:[ -]us)?|opening[ -]hours|öffnungszeiten|horarios?|horaires|orari|impressum',
    'アクセス|お問い合わせ|営業時間|연락처|오시는|문의',
  ),
  team: wordsOf('team|staff|people|barbers|stylists|équipe|equipe|equipo|squadra|zespół', 'スタッフ|팀|직원'),
  about: wordsOf(
    'about(?:[ -](?:us|me))?|our[ -]story|über[ -]?(?:uns|mich)|ueber[ -]uns|sobre(?:[ -](?:nosotros|mi|mí|nós))?|qui[eé]nes[ -]somos|[àa][ -]propos|qui[ -]sommes|chi[ -]siamo|o[ -]nas|over[ -]ons|om[ -]oss',
    '会社概要|私たち|について|소개',
  ),
  reviews: reviewWords,
}
type Kind = keyof typeof kinds
/** First one page per line, then more. */
const wanted: readonly (readonly Kind[])[] = [
  ['prices', 'services'],
  ['contact'],
  ['team', 'about'],
  ['reviews'],
  ['services'],
  ['about'],
]
const noPage =
  /\.(pdf|jpe?g|png|gif|webp|svg|zip|docx?|xlsx?|mp[34])$|\/(cart|checkout|login|account|wp-admin|feed|tag|category|author|blog|news|privacy[\w-]*|datenschutz\w*)([/.]|$)/i

/** Up to four informative pages of the same website. */
export function otherPages(links: readonly PageLink[], url: string): string[] {
  const home = new URL(url)
  const pages = links.flatMap(({ address, label }) => {
    const page = URL.canParse(address, url) ? new URL(address, url) : undefined
    if (!page || !/^https?:$/.test(page.protocol) || siteOf(page) !== siteOf(home)) return []
    page.hash = ''
    if (page.href === home.href || noPage.test(page.pathname)) return []
    return [{ href: page.href, words: `${decodeHTML(label).trim()} ${pathWords(page)}` }]
  })
  const chosen = new Set<string>()
  for (const line of wanted) {
    const [page] = line.flatMap(
      (kind) => pages.find(({ href, words }) => kinds[kind].test(words) && !chosen.has(href)) ?? [],
    )
    if (page && chosen.size < maxPages) chosen.add(page.href)
  }
  return [...chosen]
}

const siteOf = ({ host }: URL) => host.replace(/^www\./, '')

/** Splits a path like '/ueber-uns/preise.html' into words. */
function pathWords({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname)
      .replace(/\.\w+$/, '')
      .replace(/[/_]+/g, ' ')
  } catch {
    return pathname
  }
}
