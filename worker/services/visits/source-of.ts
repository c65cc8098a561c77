import type { SeenVisit } from '../../contract/visits.ts'

const longest = 64

/**
 * Where a visit came from: the name of a campaign (`utm_source`), else the hostname of the page that had the link, without www.; `direct`
 * without either, and within the website.
 */
export function sourceOf({ campaign, referrer, hostname }: Pick<SeenVisit, 'campaign' | 'referrer' | 'hostname'>) {
  const name = plain(decoded(campaign)) || plain(hostnameOf(referrer))
  return name === '' || name === bare(hostname.toLowerCase()) ? 'direct' : name
}

const plain = (text: string) =>
  bare(
    text
      .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
      .trim()
      .toLowerCase(),
  ).slice(0, longest)

/** As browsers write it in a query. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

const bare = (hostname: string) => hostname.replace(/^www\./, '')

/** Of a page on the web; apps name themselves as one too (`android-app://com.google.android.gm`). */
function hostnameOf(referrer: string): string {
  const { protocol, hostname } = URL.parse(referrer) ?? {}
  return protocol === 'https:' || protocol === 'http:' || protocol === 'android-app:' ? (hostname ?? '') : ''
}
