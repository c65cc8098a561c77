import { createStore } from 'jotai'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { creationAnswersAtom, freezeOrderAtom, isSuggestedAtom, offeredAtom } from '#editor/create/design/offered.ts'
import { businessKey, looksWith } from '#editor/create/design/suggested-looks.ts'
import { factsAtom } from '#editor/create/facts/read-facts.ts'
import {
  answersAtom,
  changeAnswersAtom,
  goToStepAtom,
  nextStepAtom,
  stepAtom,
  wizardAtom,
} from '#editor/create/wizard-state.ts'
import { fontPairs } from '#renderer/styles/font-pairs.ts'
import { businessFromAnswers } from '#templates/compose/compose.ts'
import { offeredPalettes, palettes } from '#templates/palettes/palettes.ts'
import { composeLooks } from '#templates/suggestions/looks.ts'
import { creationAnswers } from '#worker/creation/schema.ts'
import { readOf } from './a-fact.ts'

const storage = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, text: string) => storage.set(key, text),
})

const plumber = { businessName: 'Alder', businessActivities: 'Plumber in Leeds', businessLocation: 'Leeds' }
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)
const styleOf = (id: string) => fontPairs.find((pair) => pair.id === id)?.style
/** Sorts the first pair of each style before any second pair. */
const apart = (order: readonly string[]) => {
  const isFirst = (id: string, at: number) => order.findIndex((other) => styleOf(other) === styleOf(id)) === at
  return [...order.filter(isFirst), ...order.filter((id, at) => !isFirst(id, at))]
}
/** The built-in looks in reverse order, as a model's response. */
const arrived = {
  fontPairs: apart(ids(fontPairs).toReversed()),
  palettes: ids(palettes).toReversed().slice(0, offeredPalettes),
}

let store: ReturnType<typeof createStore>
const shown = () => {
  const { fontPairs: fonts, palettes: colors } = store.get(offeredAtom)
  return { fontPairs: ids(fonts), palettes: ids(colors) }
}
/** The composer's looks, limited to the palettes that the wizard offers. */
const composed = (answers: Parameters<typeof businessFromAnswers>[0]) => {
  const looks = composeLooks({ ...answers, business: businessFromAnswers(answers), language: 'en' })
  return { fontPairs: apart(looks.fontPairs), palettes: looks.palettes.slice(0, offeredPalettes) }
}
/** Delivers a response for the current business, or for another. */
const arrive = (business = businessKey(store.get(answersAtom)), looks = arrived) => {
  const wizard = store.get(wizardAtom)
  store.set(wizardAtom, { ...wizard, looks: looksWith(wizard, business, looks) })
}

beforeEach(() => {
  storage.clear()
  store = createStore()
  store.set(changeAnswersAtom, plumber)
})

test('fonts and colors are suggested only if the trade is known', () => {
  expect(store.get(isSuggestedAtom)).toBe(true)
  store.set(changeAnswersAtom, { businessName: 'Quillon & Co', businessActivities: 'I tune pianos in Bath' })
  expect(store.get(isSuggestedAtom)).toBe(false)
})

describe('the order of fonts and colors', () => {
  test('comes from the composer at once, with the first options selected', () => {
    expect(shown()).toEqual(composed(plumber))
    const { fontPair, palette } = store.get(creationAnswersAtom)
    expect({ fontPair, palette }).toEqual({
      fontPair: shown().fontPairs[0],
      palette: shown().palettes[0],
    })
  })

  test('comes from the model if it responds before the person sees fonts or colors', () => {
    arrive()
    expect(shown()).toEqual(arrived)
    store.set(nextStepAtom)
    expect(shown()).toEqual(arrived)
  })

  test('keeps fonts already seen in place, and changes for colors not yet seen', () => {
    store.set(nextStepAtom)
    arrive()
    const { fontPairs: fonts } = composed(plumber)
    expect(shown()).toEqual({ fontPairs: fonts, palettes: arrived.palettes })
  })

  test('freezes once the person saw both fonts and colors, even if they go back', () => {
    store.set(nextStepAtom)
    store.set(nextStepAtom)
    store.set(goToStepAtom, 'About')
    arrive()
    expect(shown()).toEqual(composed(plumber))
  })

  test('never changes on the screen while facts load', () => {
    store.set(nextStepAtom)
    store.set(freezeOrderAtom, 'fontPairs')
    store.set(freezeOrderAtom, 'palettes')
    const before = shown()
    const photographer = businessFromAnswers({ ...plumber, businessActivities: 'Wedding photographer' })
    store.set(factsAtom, readOf([], { business: photographer }))
    expect(composed({ ...plumber, businessActivities: 'Wedding photographer' })).not.toEqual(before)
    expect(shown()).toEqual(before)
  })

  test('separates two font pairs of the same style', () => {
    const styles = shown().fontPairs.map(styleOf)
    expect(new Set(styles.slice(0, 5)).size).toBe(5)
  })

  test('ignores a response about another business', () => {
    arrive(businessKey({ ...store.get(answersAtom), businessActivities: 'Therapist' }))
    expect(shown()).toEqual(composed(plumber))
  })

  test('starts over when the business’s description changes', () => {
    arrive()
    store.set(changeAnswersAtom, { businessActivities: 'Therapist' })
    expect(shown()).toEqual(composed({ ...plumber, businessActivities: 'Therapist' }))
    arrive()
    expect(shown()).toEqual(arrived)
  })

  test('survives an added sentence, and starts over for another trade', () => {
    for (const look of ['fontPairs', 'palettes'] as const) {
      store.set(nextStepAtom)
      store.set(freezeOrderAtom, look)
    }
    store.set(goToStepAtom, 'About')
    const before = shown()
    store.set(changeAnswersAtom, {
      businessActivities: `${plumber.businessActivities}. Emergency repairs, calm and quiet.`,
    })
    expect(shown()).toEqual(before)
    const florist = 'Florist: wedding flowers and bouquets'
    store.set(changeAnswersAtom, { businessActivities: florist })
    expect(shown()).toEqual(composed({ ...plumber, businessActivities: florist }))
    expect(shown()).not.toEqual(before)
  })

  test('survives a reload', () => {
    arrive()
    store.set(nextStepAtom)
    store = createStore()
    expect(shown()).toEqual(arrived)
    expect(store.get(stepAtom)).toBe('Fonts')
  })

  test('contains every font pair and a limited number of palettes, including the selected one', () => {
    arrive(undefined, { ...arrived, fontPairs: ['quiet', 'unheard-of'], palettes: [] })
    expect(shown().fontPairs[0]).toBe('quiet')
    expect(shown().fontPairs.toSorted()).toEqual(ids(fontPairs).toSorted())
    expect(new Set(shown().palettes).size).toBe(offeredPalettes)
    const [last = ''] = ids(palettes).filter((id) => !shown().palettes.includes(id))
    store.set(changeAnswersAtom, { palette: last })
    expect(shown().palettes).toHaveLength(offeredPalettes)
    expect(shown().palettes).toContain(last)
    expect(store.get(creationAnswersAtom).palette).toBe(last)
  })
})

test('the wizard reads as much as it can of a state stored by an earlier release', () => {
  storage.set(
    'wizard',
    JSON.stringify({
      step: 'Sections',
      answers: {
        ...plumber,
        link: '',
        fontPair: 'gone',
        palette: 'terracotta',
        sections: ['Header', 'Carousel', 'Footer'],
      },
      createdFrom: '',
    }),
  )
  store = createStore()
  expect(store.get(stepAtom)).toBe('Sections')
  const answers = store.get(creationAnswersAtom)
  expect(answers).toMatchObject({
    palette: 'terracotta',
    sections: ['Header', 'Footer'],
    fontPair: shown().fontPairs[0],
  })
  expect(creationAnswers.safeParse(answers).success).toBe(true)
  arrive()
  expect(shown()).toEqual(composed(plumber))
})
