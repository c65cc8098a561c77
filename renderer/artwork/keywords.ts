import { perObject } from '../remember.ts'
import type { MotifName } from './motifs/library.ts'
import type { Random } from './random.ts'
import type { PersonCue, Subject } from './scene.ts'
import type { SceneName } from './scenes/scenes.ts'
import type { Topic } from './topics/topic.ts'
import { topicScores } from './topics/topic-scores.ts'
import { type TopicName, topics } from './topics/topics.ts'
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

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const framingWords = framings.map(({ words, scene }) => ({ scene, words: listed(words) }))
const women = listed('woman women girl lady mother female she businesswoman bride grandmother')
const men = listed('man men boy guy father male he businessman gentleman grandfather')
const old = listed('senior elderly older old grandmother grandfather retired')
const young = listed('child children kid boy girl')
const pair = listed('couple couples')
const many = listed('team staff crew people family group colleague couple together women men friends')

const tradeWords = perObject((topic: Topic) => listed(topic.words))
const noWords: ReadonlySet<string> = new Set()

/** Reads keywords in any English phrasing. */
export function readKeywords(text: string): Reading {
  const words = wordForms(text)
  const has = (set: ReadonlySet<string>) => words.some((forms) => forms.some((form) => set.has(form)))
  // 'Landscaping' and 'detailing' are trades, not kinds of picture: only the plural is taken off.
  const plain = words.flatMap(([word = '']) => [word, word.replace(/s$/, '')])
  const topic = bestTopic(words)
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
  const trade = topic ? tradeWords(topics[topic]) : noWords
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

/** The topic that the words speak of most; the first of those that are even. */
function bestTopic(words: readonly (readonly string[])[]): TopicName | undefined {
  let topic: TopicName | undefined
  let best = 0
  for (const [name, score] of topicScores(words)) if (score > best) [topic, best] = [name, score]
  return topic
}

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
