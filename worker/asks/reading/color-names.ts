/** Colors by name: each as people mean it on a button. */
const namedColors: Readonly<Record<string, string>> = {
  ...{ black: '#1b1b1e', white: '#ffffff', red: '#b3261e', darkred: '#7d1a15', burgundy: '#6d1f35', orange: '#b4510b' },
  ...{ yellow: '#f2c230', gold: '#c79a2b', green: '#1f7a46', darkgreen: '#1f5d46', lightgreen: '#a9d8b8', olive: '#55602b' },
  ...{ teal: '#0f766e', turquoise: '#0e8a93', blue: '#1b4fd1', darkblue: '#1d3256', navy: '#1d3256', lightblue: '#a9cdf2' },
  ...{ purple: '#6b2fa0', violet: '#6b2fa0', plum: '#7b2a5b', pink: '#c2407f', lightpink: '#f4c6d7', brown: '#6b4630' },
  ...{ gray: '#5b6068', grey: '#5b6068', lightgray: '#f1f2f4', darkgray: '#33363c', cream: '#fbf6ea', beige: '#f3ead9' },
  ...{ sand: '#efe4d0', terracotta: '#a8452b' },
} // biome-ignore format: a table is easier to read with one row per line

/** '#00aa44' of '#0a4', '00aa44', 'Navy'; the same text for no color. */
export function colorCode(text: string): string {
  const said = text
    .trim()
    .toLowerCase()
    .replace(/[^a-z\d#]/g, '')
  const [, digits = ''] = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(said) ?? []
  if (digits !== '') return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
  return namedColors[said] ?? text
}
