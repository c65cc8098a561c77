const link =
  /(?:https?:\/\/|\bwww\.)[^\s<>"\]]+|(?<![@\w.-])[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|biz|ru|cn|xyz|top|online|site|shop|store|club|live|click|link|io|co|me|ly|gl|icu|vip|pro)(?![\w@-]|\.\w)(?:\/[^\s<>"\]]*)?/giu

/** Links in a text, also those written without `https://`; those to the website's own hosts are none. */
export function countLinks(text: string, ownHosts: readonly string[]): number {
  const links = text.match(link) ?? []
  return links.filter((each) => !ownHosts.includes(hostOf(each))).length
}

const hostOf = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/:?#].*$/s, '')
