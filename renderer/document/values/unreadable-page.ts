import { parseWebAddress } from './parse-web-address.ts'

const networks =
  /(?:^|\.)(?:facebook|instagram|tiktok|threads|linkedin|twitter|x|pinterest|youtube|yelp|nextdoor|vk)\.(?:com|net|co\.uk|ru)$|(?:^|\.)(?:fb\.com|fb\.me|mastodon\.social|linktr\.ee)$/
const maps = /^(?:maps\.|g\.co$|goo\.gl$|maps\.app\.goo\.gl$)|(?:^|\.)(?:g\.page|openstreetmap\.org|waze\.com)$/

/** Detects pages that we can't read because they require signing in. */
export function unreadablePage(link: string): 'social' | 'map' | undefined {
  const address = parseWebAddress(link)
  const url = address && URL.canParse(address) ? new URL(address) : undefined
  if (!url) return undefined
  const host = url.hostname.replace(/^www\./, '')
  if (maps.test(host) || (/^google\.[a-z.]+$/.test(host) && url.pathname.startsWith('/maps'))) return 'map'
  return networks.test(host) ? 'social' : undefined
}
