import type { env } from 'cloudflare:workers'
import { importedReviews } from '../../../../worker/creation/import/schema.ts'
import type { CreationAnswers, CreationOrder } from '../../../../worker/creation/schema.ts'
import bicyclesContact from '../../../worker/creation/import/websites/bicycles/contact.html?raw'
import bicyclesFrame from '../../../worker/creation/import/websites/bicycles/frame.html?raw'
import bicyclesHome from '../../../worker/creation/import/websites/bicycles/home.html?raw'
import bicyclesPrices from '../../../worker/creation/import/websites/bicycles/prices.html?raw'
import bicyclesReviews from '../../../worker/creation/import/websites/bicycles/reviews.html?raw'
import bicyclesTeam from '../../../worker/creation/import/websites/bicycles/team.html?raw'
import groomerContact from '../../../worker/creation/import/websites/groomer/contact.html?raw'
import groomerFrame from '../../../worker/creation/import/websites/groomer/frame.html?raw'
import groomerHome from '../../../worker/creation/import/websites/groomer/home.html?raw'
import groomerPrices from '../../../worker/creation/import/websites/groomer/prices.html?raw'
import groomerReviews from '../../../worker/creation/import/websites/groomer/reviews.html?raw'
import groomerTeam from '../../../worker/creation/import/websites/groomer/team.html?raw'
import type { ScriptedAnswer } from '../../peers/scripted-answer.ts'
import { newPerson } from '../accounts/account.ts'
import { newPeer, type Peer } from '../peer.ts'
import { beginCreation, runOf, shardAssets, watchToEnd } from './creations.ts'

type Pages = Readonly<Record<string, string>>

/** Wraps pages in the same menu, header and footer. */
function framed<P extends Pages>(frame: string, pages: P): P {
  const whole = Object.entries(pages).map(([path, content]) => [path, frame.replace('<!-- content -->', () => content)])
  return Object.fromEntries(whole)
}

/** An English dog groomer's pages, as a page builder writes them. */
export const groomer = framed(groomerFrame, {
  '/': groomerHome,
  '/grooming-prices/': groomerPrices,
  '/meet-the-team/': groomerTeam,
  '/kind-words/': groomerReviews,
  '/contact/': groomerContact,
})
/** A German bicycle workshop's pages, written by hand. */
export const bicycles = framed(bicyclesFrame, {
  '/': bicyclesHome,
  '/werkstatt.html': bicyclesPrices,
  '/ueber-uns.html': bicyclesTeam,
  '/stimmen.html': bicyclesReviews,
  '/kontakt.html': bicyclesContact,
})

/** An old website whose absolute links point to its own pages. `others` take precedence over the pages. */
export const newWebsite = (pages: Pages, others: readonly ScriptedAnswer[] = []) =>
  newPeer((url) => [
    ...others,
    ...Object.entries(pages).map(([path, text]) => ({
      path,
      text: text.replaceAll('href="/', `href="${new URL(url).pathname}/`),
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })),
  ])

const places = shardAssets({
  'index.json': { split: [] },
  'wh.json': { regions: [['GB', 'England', '']], places: [['Whitby', 0, 13213, 54.486, -0.613]] },
  'fr.json': { regions: [['DE', 'Baden-Württemberg', '']], places: [['Freiburg', 0, 215966, 47.996, 7.849]] },
})

/** Makes a website from an old one through the API, as a signed-in person. */
export async function madeFrom({ url, host }: Peer, answers: Partial<CreationAnswers>) {
  const run = (creationId: string) => runOf({ creationId }, { ASSETS: places, IMPORT_LOOPBACK_HOSTS: host })
  const CREATIONS = {
    getByName: (name: string) => ({
      start: async (order: CreationOrder) => (await run(name)).start(order),
      fetch: async (request: string) => (await run(name)).fetch(request),
    }),
  }
  // The product calls only these methods, so the cast is safe.
  const person = await newPerson({ ASSETS: places, CREATIONS: CREATIONS as unknown as typeof env.CREATIONS })
  await beginCreation(person, { ...answers, link: `${url}/` })
  const end = (await watchToEnd(person)).at(-1)
  if (end?.type !== 'done') throw new Error(`it ended with ${JSON.stringify(end)}`)
  const { draftId, websiteSettings } = end.creation
  const { body } = await person.get(`/api/drafts/${draftId}/imported-reviews`)
  const { reviews } = importedReviews.parse(body)
  return { document: websiteSettings, business: websiteSettings.business, reviews }
}
