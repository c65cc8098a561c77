import { api, responseBody } from '#api/client.ts'
import { wizardLink } from '#worker/platform/addresses/paths.ts'
import { startCreator } from './creator.ts'
import { inputUrl } from './creator-texts.ts'
import { descendant } from './page-elements.ts'

startCreator({
  what: 'ideas',
  suggest: async ({ about = '', place = '' }, taken) =>
    (await responseBody(api.suggestions.ideas.$post({ json: { interests: about, businessLocation: place, taken } })))
      .ideas,
  fill: (row, idea, { place = '' }) => {
    const [website, name] = row.querySelectorAll('a')
    descendant(row, '.result-text').textContent = idea
    website?.setAttribute('href', wizardLink({ businessActivities: idea, businessLocation: place }))
    website?.setAttribute('aria-label', `Create a website for it: ${idea}`)
    name?.setAttribute('href', inputUrl('/business-name-creator', { about: idea, place }))
    name?.setAttribute('aria-label', `Find a name for it: ${idea}`)
  },
})
