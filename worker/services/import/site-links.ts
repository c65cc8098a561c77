import { decodeHTML } from 'entities/decode'
import type { PageLink } from './read-page.ts'

/** How many pages are read beside the one that the owner named. */
const mostPages = 4

/** What the pages that say most of a business are called, the most telling first: a match in a link's words or in its path. */
const kinds: readonly RegExp[] = [
  /\b(pric(e|es|ing)|rates?|fees?|menus?|tarif(s|fe|as)?|preis(e|liste)?|precios?|prezz[io]|listino|preços?|cennik|prijzen|priser)\b|料金|メニュー|가격|요금|메뉴/iu,
  /\b(services?|treatments?|what[ -]we[ -]do|leistungen|angebote?|behandlungen|servicios|tratamientos|prestations|soins|servizi|trattamenti|serviços|diensten|usługi|tjänster)\b|サービス|施術|서비스|시술/iu,
  /\b(contact([ -]us)?|kontakt|contacto|contatti|contato|find[ -]us|visit([ -]us)?|opening[ -]hours|öffnungszeiten|horarios?|horaires|orari|impressum)\b|アクセス|お問い合わせ|営業時間|연락처|오시는|문의/iu,
  /\b(about([ -](us|me))?|our[ -]story|über[ -]?(uns|mich)|ueber[ -]uns|sobre([ -](nosotros|mi|mí|nós))?|qui[eé]nes[ -]somos|à[ -]propos|a[ -]propos|qui[ -]sommes|chi[ -]siamo|o[ -]nas|over[ -]ons|om[ -]oss)\b|会社概要|私たち|について|소개/iu,
  /\b((our|the|meet)?[ -]?(team|staff|people|barbers|stylists)|équipe|equipe|equipo|squadra|zespół)\b|スタッフ|팀|직원/iu,
]
const noPage =
  /\.(pdf|jpe?g|png|gif|webp|svg|zip|docx?|xlsx?|mp[34])$|\/(cart|checkout|login|account|wp-admin|feed|tag|category|author)(\/|$)/i

/** The other pages of the same website that say most of the business, one of each kind, at most four. */
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
  for (const kind of kinds) {
    const page = pages.find(({ href, words }) => kind.test(words) && !chosen.has(href))
    if (page && chosen.size < mostPages) chosen.add(page.href)
  }
  return [...chosen]
}

const siteOf = ({ host }: URL) => host.replace(/^www\./, '')

/** '/ueber-uns/preise.html' as words. */
function pathWords({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname)
      .replace(/\.\w+$/, '')
      .replace(/[/_]+/g, ' ')
  } catch {
    return pathname
  }
}
