/** Ordered, because Edge, Opera and others also claim to be Chrome, and Chrome claims to be Safari. */
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPiOS|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['DuckDuckGo', /\b(DuckDuckGo|Ddg)\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/\S+.* Safari\//],
]

/** Ordered, because an iPhone also claims to be like a Mac, and Android to be Linux. An iPad usually claims to be a Mac. */
const systems: [name: string, sign: RegExp][] = [
  ['an iPhone', /\biPhone\b/],
  ['an iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['a Chromebook', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['a Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** In characters; browsers send shorter headers. */
const maxHeaderLength = 512

/**
 * A recognizable browser name: 'Firefox on Windows', 'A browser on Android'. Null if unknown. All words come from the lists above, never
 * from the header.
 */
export function browserName(userAgent: string | null | undefined): string | null {
  const text = userAgent?.slice(0, maxHeaderLength) ?? ''
  const [browser, system] = [browsers, systems].map((list) => list.find(([, sign]) => sign.test(text))?.[0])
  if (!system) return browser ?? null
  return `${browser ?? 'A browser'} on ${system}`
}
