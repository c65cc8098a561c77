import { perObject, remember } from '../remember.ts'
import type { MotifName } from './motif-library.ts'
import type { Random } from './random.ts'
import type { PersonCue, Subject } from './scene.ts'
import type { SceneName } from './scenes/scenes.ts'
import type { Topic } from './topics/topic.ts'
import { topicScores } from './topics/topic-scores.ts'
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
export const readKeywords = remember(readWords, 1000)

function readWords(text: string): Reading {
  const words = wordForms(text)
  const has = (set: ReadonlySet<string>) => words.some((forms) => forms.some((form) => set.has(form)))
  // 'Landscaping' and 'detailing' are trades, not kinds of picture: only the plural is taken off.
  const plain = words.flatMap(([word = '']) => [word, word.replace(/s$/, '')])
  const topic = knownTopic(words)
  const named = new Set<MotifName>()
  words.forEach((forms, at) => {
    const before = words[at - 1]?.[0] ?? ''
    const known = (prefix: string) =>
      forms.map((form) => things.get(prefix + form)).find((found) => found !== undefined)
    // 'Barber chair' names one thing, not a barber and any chair.
    const next = (words[at + 1] ?? []).some((form) => things.has((forms[0] ?? '') + form))
    const compound = before ? known(before) : undefined
    const alone = next || (topic === undefined && isAmbiguous(forms)) ? undefined : known('')
    const thing = compound ?? alone
    if (thing) named.add(thing)
  })
  const trade = topic ? tradeWords(topics[topic]) : noWords
  return {
    topic,
    framing: framingIn(plain, topic !== undefined || named.size > 0),
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

/**
 * What kind of picture the words ask for. Where they name no subject, a room or a street would be furnished with anything, and one word
 * alone is no portrait: every trade says 'profile' and 'client'.
 */
function framingIn(words: readonly string[], hasSubject: boolean): SceneName | undefined {
  const asked = framingWords.find(({ words: set }) => words.some((word) => set.has(word)))
  if (!asked || hasSubject || empty.has(asked.scene)) return asked?.scene
  const count = new Set(
    words.map((word) => word.replace(/s$/, '')).filter((word) => asked.words.has(word) || asked.words.has(`${word}s`)),
  ).size
  return (asked.scene === 'portrait' || asked.scene === 'landscape') && count > 1 ? asked.scene : undefined
}

/** Those that hold no things. */
const empty: ReadonlySet<SceneName> = new Set(['abstract', 'pattern', 'sea'])

/** Words of many trades: one alone says nothing of which it is, two that agree do. */
const ambiguous = listed(
  'house home water warm heat cool oil coach clock letter room studio design shop store business food people work working support time visit living interior kitchen table ' +
    'removal lesson lessons clinic workshop wedding class training cut trim fade wash wire pump wheel chain brake driver ceramic polish wax bespoke extension foundation build ' +
    'menu dish meal party event reception ceremony bar market gift craft fashion network code app cloud web course language learning student study story stories professional management planning strategy contract meeting office ' +
    'hands hope help helping together community children aid film picture gallery video creative graphic buyer seller broker moving mover listing flat rent field river park path view summer spring autumn ' +
    'phone call email mail map opening location address appointment booking contact message calm listening weight running strength walker horse animal joint stretch color colour beauty patient health treatment medicine mask stone stones key ball model steps ruler pen',
)
const isAmbiguous = (forms: readonly string[]) => forms.some((form) => ambiguous.has(form))

/** The topic that the words speak of most, of those where one word can mean nothing else or two agree; the first that are even. */
function knownTopic(words: readonly (readonly string[])[]): TopicName | undefined {
  const scores = topicScores(words)
  const spoken = topicNames.filter((name) => (scores.get(name) ?? 0) > 0)
  const known = words.some(isAmbiguous) ? spoken.filter((name) => isKnown(name, words)) : spoken
  return known.reduce<TopicName | undefined>(
    (best, name) => (best === undefined || (scores.get(name) ?? 0) > (scores.get(best) ?? 0) ? name : best),
    undefined,
  )
}

function isKnown(topic: TopicName, words: readonly (readonly string[])[]): boolean {
  const speaking = words.filter((forms) => (topicScores([forms]).get(topic) ?? 0) > 0)
  return speaking.length > 1 || speaking.some((forms) => !isAmbiguous(forms))
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
  return {
    scene: random.pick(
      (fitting.length > 0 ? fitting : [topic ? 'stillLife' : 'abstract']) as [SceneName, ...SceneName[]],
    ),
    subject,
  }
}

const scenesFor: Record<Place, readonly SceneName[]> = {
  table: ['stillLife', 'stillLife', 'stillLife', 'poster'],
  tools: ['flatLay', 'bench', 'poster'],
  room: ['interior', 'interior', 'interior'],
  outdoor: ['street', 'landscape'],
}

/** No props for a subject that nobody knows. */
const unknown: readonly SceneName[] = ['abstract']

function possible(scene: SceneName, { tools }: Subject): boolean {
  if (scene === 'flatLay' || scene === 'bench') return tools.length > 2
  return true
}
