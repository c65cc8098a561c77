import { describe, expect, it } from 'vitest'
import { readFacts } from '../../worker/creation/facts/read-facts.ts'

const placeIn = (country: string) => ({ town: 'Anywhere', region: '', country, latitude: 0, longitude: 0 })
const sentencesOf = async (activities: string, country = 'GB') =>
  (await readFacts({ activities, location: '', place: placeIn(country), year: 2026 })).business.sentences
const pairsOf = async (activities: string, country?: string) =>
  (await sentencesOf(activities, country)).flatMap(({ text, question }) =>
    question ? [[question, text.slice(question.length + 1)]] : [],
  )

describe('a question with its answer', () => {
  it.each([
    [
      'Cake maker. Do you deliver? Yes, within 10 miles. Can you do gluten free? Yes, just ask. Open on Fridays.',
      'GB',
      [
        ['Do you deliver?', 'Yes, within 10 miles.'],
        ['Can you do gluten free?', 'Yes, just ask.'],
      ],
    ],
    [
      'Dog groomer.\nQ: Do I need an appointment?\nA: Yes, call first.\nQ: What if my dog bites?\nA: We use a muzzle.',
      'US',
      [
        ['Do I need an appointment?', 'Yes, call first.'],
        ['What if my dog bites?', 'We use a muzzle.'],
      ],
    ],
    [
      'Pool cleaning. Q. Do you test the water? A. Yes, every visit. Q. Must I be home? A. No.',
      'AU',
      [
        ['Do you test the water?', 'Yes, every visit.'],
        ['Must I be home?', 'No.'],
      ],
    ],
    [
      'Locksmith.\nFAQ\nDo you make car keys?\nYes, for most cars. Bring your ID.\n\nCall Tom.',
      'US',
      [['Do you make car keys?', 'Yes, for most cars. Bring your ID.']],
    ],
    ['Man with a van.\nDo you move pianos? No sorry', 'GB', [['Do you move pianos?', 'No sorry']]],
    [
      'Umzüge. Sind Kartons dabei? Ja, 20 Stück gratis. Frage: Was kostet die Anfahrt? Antwort: Nichts.',
      'DE',
      [
        ['Sind Kartons dabei?', 'Ja, 20 Stück gratis.'],
        ['Was kostet die Anfahrt?', 'Nichts.'],
      ],
    ],
    [
      'Fontanero. ¿Trabajan los domingos? Sí, con recargo. P: ¿Dan factura? R: Siempre.',
      'ES',
      [
        ['¿Trabajan los domingos?', 'Sí, con recargo.'],
        ['¿Dan factura?', 'Siempre.'],
      ],
    ],
  ])('comes from %j', async (text, country, pairs) => {
    expect(await pairsOf(text, country)).toEqual(pairs)
  })

  it('leaves no stray sentences', async () => {
    const text = 'Locksmith.\nFAQ\nDo you make car keys?\nYes, for most cars.\nHow fast can you come?\nIn 30 minutes.'
    expect((await sentencesOf(text)).filter(({ covered, question }) => !covered && !question)).toEqual([])
  })

  it.each([
    ['Need a plumber? Call Tom. We fix leaks and boilers.', 'GB'],
    ['Looking for a fun day out? We run canoe trips.', 'GB'],
    ['Is your roof leaking? We mend slates.', 'GB'],
    ['Suchen Sie einen Maler? Rufen Sie an.', 'DE'],
    ['¿Necesita un cerrajero? Llámenos.', 'ES'],
    ['Who are we? A family of bakers.', 'GB'],
    ['Are you insured? Do you deliver?', 'GB'],
  ])('needs a question by customers and an answer: %j', async (text, country) => {
    expect(await pairsOf(text, country)).toEqual([])
  })
})
