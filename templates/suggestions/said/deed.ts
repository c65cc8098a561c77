import { capitalised } from './weave.ts'

/** What is done, by its verb, and what it is called then. */
const deeds: readonly (readonly [verb: string, deed: string])[] = [
  ['groom', 'Grooming'], ['walk', 'Walking'], ['train', 'Training'], ['paint', 'Painting'], ['clean', 'Cleaning'], ['build', 'Building'],
  ['sharpen', 'Sharpening'], ['photograph', 'Photography'], ['teach', 'Lessons'], ['restor(?=e|ing)', 'Restoration'], ['print', 'Printing'],
  ['design', 'Design'], ['fix', 'Repair'], ['mend', 'Repair'], ['repair', 'Repair'], ['bak(?=e|ing)', 'Bakery'], ['wash', 'Washing'],
  ['fram(?=e|ing)', 'Framing'], ['roast', 'Roasters'], ['brew', 'Brewing'], ['tun(?=e|ing)', 'Tuning'], ['mov(?=e|ing)', 'Movers'],
  ['translat(?=e|ing)', 'Translation'], ['tutor', 'Tutoring'],
] // biome-ignore format: a table

/** 'Dog grooming' of 'We groom dogs of all sizes.' Blank where no such sentence is found. */
export function deedIn(activities: string): string {
  for (const [verb, deed] of deeds) {
    const said = new RegExp(
      `\\b${verb}(?:e?s|e?d|e|ing)?\\s+(?:(?:your|the|all|any|old|small|big|people['’]s)\\s+)*(\\p{Ll}{3,14})\\b`,
      'iu',
    )
    const [, thing = ''] = activities.match(said) ?? []
    if (thing !== '' && !noThing.test(thing)) return capitalised(`${singular(thing)} ${deed}`.toLowerCase())
  }
  return ''
}

const noThing =
  /^(?:services?|fresh|daily|and|our|own|my|her|his|of|for|the|in|on|at|to|by|or|an|into|them|it|this|that|these|those|people|everything|things|you|with|from|most|more|every|sure)$/i

/** 'dog' of 'dogs', 'knife' of 'knives'; what it does not know keeps its ending. */
const singular = (thing: string) =>
  thing
    .replace(/ives$/, 'ife')
    .replace(/([^aeiou])ies$/, '$1y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/([^su])s$/, '$1')
