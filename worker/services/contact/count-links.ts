const link =
  /(?:https?:\/\/|\bwww\.)[^\s<>"\]]+|(?<![@\w.-])[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|biz|ru|cn|xyz|top|online|site|shop|store|club|live|click|link|io|co|me|ly|gl|gg|icu|vip|pro)(?![\w@-]|\.\w)(?:\/[^\s<>"\]]*)?/giu

/** Where people put the photos, videos and files that they show to a business. */
const sharing =
  /^(?:(?:[\w-]+\.)*(?:imgur|pinterest|instagram|facebook|flickr|icloud|dropbox|wetransfer|youtube|vimeo|tiktok|ikea|amazon|etsy|ebay)\.[a-z.]{2,6}|photos\.app\.goo\.gl|(?:photos|drive|docs|maps)\.google\.[a-z.]{2,6}|maps\.app\.goo\.gl|goo\.gl|youtu\.be|pin\.it|we\.tl|1drv\.ms|onedrive\.live\.com)$/

/** Links in a text, also those written without `https://`. Neither those to the website's own hosts count nor shared photos and files. */
export function countLinks(text: string, ownHosts: readonly string[]): number {
  const hosts = (text.match(link) ?? []).map(hostOf)
  return hosts.filter((host) => !ownHosts.includes(host) && !sharing.test(host)).length
}

const hostOf = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/:?#].*$/s, '')
