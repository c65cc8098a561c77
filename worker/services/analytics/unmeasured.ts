/** Those who say of themselves that they are no person. A CUBOT is a phone. */
const bots =
  /(?<!cu)bot\b|crawl|spider|slurp|scrap|headless|lighthouse|pagespeed|externalhit|archiver|monitor|^curl|^wget|^python|^go-http/i

/** Whether a browser's name (`User-Agent`) is that of no person's. */
export const isBot = (userAgent: string): boolean => bots.test(userAgent)

/** Whether a request is not to be measured: its sender asks not to be (Global Privacy Control, Do Not Track), or is no person. */
export const isUnmeasured = (headers: Headers): boolean =>
  headers.get('sec-gpc') === '1' || headers.get('dnt') === '1' || isBot(headers.get('user-agent') ?? '')
