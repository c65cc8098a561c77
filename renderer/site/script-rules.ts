import { isRightToLeft } from '../document/values/reading-direction.ts'

const scripts = { ja: 'Japanese', ko: 'Korean', zh: 'Tall', th: 'Tall', hi: 'Tall' } as const

export type Script = 'Latin' | 'RightToLeft' | (typeof scripts)[keyof typeof scripts]

export function scriptOf(language: string): Script {
  if (isRightToLeft(language)) return 'RightToLeft'
  const primary = language.split('-')[0] ?? ''
  return Object.hasOwn(scripts, primary) ? scripts[primary as keyof typeof scripts] : 'Latin'
}

/** Everything with tighter lines than body text. */
const tightSelector =
  ':is(h1,h2,h3,h4,.facts dd,.sentence,.run,.spoken,.name,.names,.who,.role,.label,.told-band .said,.reviews .prose,.stub address,.hours-cell p)'

/** Letters that are taller than Latin ones and unsuitable for letter spacing or slanting. */
const tallRules = `*{letter-spacing:0!important;font-synthesis-style:none}${tightSelector}{line-height:1.3!important}`

const rules: Record<Script, string> = {
  Latin: '',
  Tall: tallRules,
  Japanese: `${tallRules}${tightSelector}{word-break:auto-phrase}`,
  Korean: `${tallRules}body{word-break:keep-all}`,
  RightToLeft: `${tallRules}a[dir],p[dir]{text-align:-webkit-match-parent;text-align:match-parent}`,
}

export const scriptRules = (script: Script): string => rules[script]
