/** In this order: Edge, Opera and others also say that they are Chrome, and Chrome that it is Safari. */
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

/** In this order: an iPhone also says that it is like a Mac, and Android that it is Linux. An iPad usually says that it is a Mac. */
const systems: [name: string, sign: RegExp][] = [
  ['an iPhone', /\biPhone\b/],
  ['an iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['a Chromebook', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['a Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Longer ones are nothing that a browser sends. */
const longest = 512

/**
 * What a person recognizes a browser by: 'Firefox on Windows', 'A browser on Android'. Null for one that is not known. The words come from
 * the lists above, never from the header.
 */
export function browserName(userAgent: string | null | undefined): string | null {
  const text = userAgent?.slice(0, longest) ?? ''
  const [browser, system] = [browsers, systems].map((list) => list.find(([, sign]) => sign.test(text))?.[0])
  if (!system) return browser ?? null
  return `${browser ?? 'A browser'} on ${system}`
}
