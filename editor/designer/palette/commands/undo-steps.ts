import { sameWebsite } from '#renderer/document/compare/same-website.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { withoutStep } from '../../ask/undo-request.ts'
import { editAsAtom } from '../../document/edits.ts'
import { undoAtom } from '../../document/history.ts'
import { storedDraftAtom, timelineAtom } from '../../document/session.ts'
import type { Timeline } from '../../document/timeline.ts'
import { historySteps } from '../../toolbar/history-steps.ts'
import type { Tools } from '../places/place.ts'
import { toolPlaces } from '../places/tools.ts'
import { significantWords } from '../search/plain-words.ts'
import { phrasesOf, rank } from '../search/rank.ts'

const undoWords = new Set(
  toolPlaces.filter(({ label }) => label === 'Undo').flatMap(({ words }) => phrasesOf(...Object.values(words)).flat()),
)

/** Parses 'undo price': the newest step whose name contains the words, unless a later step changed the same part. */
export function undoIn(typed: string, { store }: Pick<Tools, 'store'>): { name: string; undo: () => void } | undefined {
  const words = significantWords(typed)
  const named = words.filter((word) => !undoWords.has(word))
  const timeline = store.get(timelineAtom)
  if (!timeline || named.length === words.length || named.length === 0) return undefined
  const done = historySteps(timeline, store.get(storedDraftAtom)?.websiteSettings).filter(
    ({ place, index }) => index > 0 && place !== 'undone',
  )
  const [step] = rank(
    named.join(' '),
    done.map((one) => ({ ...one, phrases: phrasesOf(one.name) })),
    1,
  )
  if (!step) return undefined
  if (step.place === 'present') return { name: step.name, undo: () => store.set(undoAtom) }
  const website = taken(timeline, step.index)
  return website && { name: step.name, undo: () => store.set(editAsAtom, `Undone: ${step.name}`, () => website) }
}

function taken(timeline: Timeline<WebsiteSettings>, index: number): WebsiteSettings | undefined {
  const { website, isChangedSince } = withoutStep(timeline, index)
  return isChangedSince || sameWebsite(website, timeline.present) ? undefined : website
}
