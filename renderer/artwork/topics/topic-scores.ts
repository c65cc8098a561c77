import { type TopicName, topicNames, topics } from './topics.ts'

const vague = new Set(
  'house home shop store business food people working work room living interior time visit studio design kitchen support plant plants leaf leaves light water warm wood wooden calendar clock letter envelope coffee tea book books flower flowers table car oil coach candle'.split(
    ' ',
  ),
)

/** A word of a topic's: its place among them, and what it counts. */
type Entry = { topic: TopicName; at: number; weight: number }

/** A word shorter than this is known only as it stands; a longer one also as the beginning of others. */
const stem = 5

const entries = new Map<string, Entry[]>()
for (const topic of topicNames) {
  for (const [at, word] of [...new Set(topics[topic].words.split(' '))].entries()) {
    const known = entries.get(word) ?? []
    entries.set(word, known)
    known.push({ topic, at, weight: vague.has(word) ? 0.5 : 1 })
  }
}

/**
 * How much each topic has to do with words, given in their forms. Earlier words count for more; words that many trades share
 * for less. Every topic has one, 0 where nothing speaks of it.
 */
export function topicScores(words: readonly (readonly string[])[]): Map<TopicName, number> {
  const scores = new Map(topicNames.map((name) => [name, 0]))
  words.forEach((forms, nth) => {
    for (const [topic, { weight }] of firstOfEach(forms))
      scores.set(topic, (scores.get(topic) ?? 0) + weight + 0.4 / (nth + 1))
  })
  return scores
}

/** For every topic that knows a word in one of its forms: the first of the topic's words that does. */
function firstOfEach(forms: readonly string[]): Map<TopicName, Entry> {
  const found = new Map<TopicName, Entry>()
  for (const entry of forms.flatMap(entriesOf)) {
    const known = found.get(entry.topic)
    if (!known || entry.at < known.at) found.set(entry.topic, entry)
  }
  return found
}

function entriesOf(form: string): Entry[] {
  const known = form.length < stem ? [...(entries.get(form) ?? [])] : []
  for (let end = stem; end <= form.length; end += 1) known.push(...(entries.get(form.slice(0, end)) ?? []))
  return known
}
