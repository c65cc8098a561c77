import type { MotifName } from './motifs/library.ts'
import type { Random } from './random.ts'
import type { PersonCue, Subject } from './scene.ts'
import type { SceneName } from './scenes/scenes.ts'
import type { Topic } from './topics/topic.ts'
import { type TopicName, topicNames, topics } from './topics/topics.ts'
import { framings, type Place, placeOf, things, wordForms } from './words.ts'

/** What the words of a picture come to. `topic` is undefined where they say nothing that can be drawn. */
export type Reading = {
  topic: TopicName | undefined
  framing: SceneName | undefined
  named: MotifName[]
  /** The words name a trade and nothing in particular. */
  loose: boolean
  person: PersonCue
}

const listed = (words: string) => new Set(words.split(' '))
const topicWords = new Map(topicNames.map((name) => [name, [...listed(topics[name].words)]] as const))
const framingWords = framings.map(({ words, scene }) => ({ scene, words: listed(words) }))
const women = listed('woman women girl lady mother female she businesswoman bride grandmother')
const men = listed('man men boy guy father male he businessman gentleman grandfather')
const old = listed('senior elderly older old grandmother grandfather retired')
const young = listed('child children kid boy girl')
const vague = listed(
  'house home shop store business food people working work room living interior time visit studio design kitchen support plant plants leaf leaves light water warm wood wooden calendar clock letter envelope coffee tea book books flower flowers table car oil coach candle',
)
const pair = listed('couple couples')
const many = listed('team staff crew people family group colleague couple together women men friends')

/** Reads keywords in any English phrasing. */
export function readKeywords(text: string): Reading {
  const words = wordForms(text)
  const has = (set: ReadonlySet<string>) => words.some((forms) => forms.some((form) => set.has(form)))
  // 'Landscaping' and 'detailing' are trades, not kinds of picture: only the plural is taken off.
  const plain = words.flatMap(([word = '']) => [word, word.replace(/s$/, '')])
  let topic: TopicName | undefined
  let best = 0
  for (const [name, keys] of topicWords) {
    const score = words.reduce((sum, forms, at) => sum + strength(forms, keys, at), 0)
    if (score > best) [topic, best] = [name, score]
  }
  const named = new Set<MotifName>()
  words.forEach((forms, at) => {
    const before = words[at - 1]?.[0] ?? ''
    const known = (prefix: string) =>
      forms.map((form) => things.get(prefix + form)).find((found) => found !== undefined)
    // 'Barber chair' names one thing, not a barber and any chair.
    const next = (words[at + 1] ?? []).some((form) => things.has((forms[0] ?? '') + form))
    const thing = (before && known(before)) || (next ? undefined : known(''))
    if (thing) named.add(thing)
  })
  const trade: ReadonlySet<string> = new Set(topic && topicWords.get(topic))
  return {
    topic,
    framing: framingWords.find(({ words: set }) => plain.some((word) => set.has(word)))?.scene,
    named: [...named],
    loose:
      words.length < 3 &&
      words.every((forms) => !forms.some((form) => things.has(form)) || forms.some((form) => trade.has(form))),
    person: {
      look: has(women) ? 'woman' : has(men) ? 'man' : 'any',
      older: has(old),
      child: has(young),
      count: has(many) ? (has(pair) ? 2 : 3) : 1,
      clothes: topic ? (topics[topic].clothes ?? 'casual') : 'casual',
    },
  }
}

/** Earlier words count for more; words that many trades share for less. */
function strength(forms: readonly string[], keys: readonly string[], at: number): number {
  const key = keys.find((candidate) => matches(forms, candidate))
  return key === undefined ? 0 : (vague.has(key) ? 0.5 : 1) + 0.4 / (at + 1)
}

const matches = (forms: readonly string[], key: string) =>
  forms.some((form) => form === key || (key.length > 4 && form.startsWith(key)))

/** The picture to draw: its kind and its things, varied by chance within what fits. */
export function planPicture(reading: Reading, random: Random, calm: boolean): { scene: SceneName; subject: Subject } {
  const { topic: name, framing, named, person } = reading
  const topic: Topic | undefined = name && topics[name]
  const lists: Record<Place, MotifName[]> = { table: [], tools: [], room: [], outdoor: [] }
  const seen = named.map((thing) => (thing === 'bottle' && topic?.table.includes('pumpBottle') ? 'pumpBottle' : thing))
  for (const thing of seen) lists[placeOf(thing)].push(thing)
  const fill = (place: Place): MotifName[] => [...new Set([...lists[place], ...random.shuffle(topic?.[place] ?? [])])]
  const subject: Subject = {
    lead: seen[0],
    named: seen,
    table: fill('table'),
    tools: fill('tools'),
    room: fill('room'),
    outdoor: fill('outdoor'),
    person,
  }
  if (framing && possible(framing, subject)) return { scene: framing, subject }
  const asked = (['outdoor', 'room', 'tools', 'table'] as const).find((place) => lists[place].length > 0)
  const open = (scene: SceneName) => possible(scene, subject) && (!calm || (scene !== 'portrait' && scene !== 'poster'))
  // A thing asked for is shown; where its word stands for the trade itself ('coffee'), so may the trade's other pictures be.
  const choices = asked && !(reading.loose && random.chance(0.45)) ? scenesFor[asked] : (topic?.scenes ?? unknown)
  const fitting = choices.filter(open)
  return { scene: random.pick((fitting.length > 0 ? fitting : ['stillLife']) as [SceneName, ...SceneName[]]), subject }
}

const scenesFor: Record<Place, readonly SceneName[]> = {
  table: ['stillLife', 'stillLife', 'stillLife', 'poster'],
  tools: ['flatLay', 'bench', 'poster'],
  room: ['interior', 'interior', 'interior'],
  outdoor: ['street', 'landscape'],
}

const unknown: readonly SceneName[] = ['abstract', 'abstract', 'abstract', 'pattern', 'landscape', 'stillLife']

function possible(scene: SceneName, { tools }: Subject): boolean {
  if (scene === 'flatLay' || scene === 'bench') return tools.length > 2
  return true
}
