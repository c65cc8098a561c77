import { answerOf, api } from '#api/client.ts'
import { wizardLink } from '#worker/platform/addresses/paths.ts'
import { startCreator } from './creator.ts'
import { addressOf } from './creator-words.ts'
import { within } from './page-part.ts'

startCreator({
  what: 'ideas',
  suggest: async ({ about = '', place = '' }, taken) =>
    (await answerOf(api.suggestions.ideas.$post({ json: { interests: about, businessLocation: place, taken } }))).ideas,
  fill: (row, idea, { place = '' }) => {
    const [website, name] = row.querySelectorAll('a')
    within(row, '.result-text').textContent = idea
    website?.setAttribute('href', wizardLink({ businessActivities: idea, businessLocation: place }))
    website?.setAttribute('aria-label', `Create a website for it: ${idea}`)
    name?.setAttribute('href', addressOf('/business-name-creator', { about: idea, place }))
    name?.setAttribute('aria-label', `Find a name for it: ${idea}`)
  },
})
