import { type APIRequestContext, type Browser, test as setup } from '@playwright/test'
import { makePhoto } from '../harness/photo.ts'
import { signInAs } from '../harness/product-api.ts'
import { visitor, write } from '../journeys/visitors/contact-steps.ts'
import {
  addPicture,
  finishedWebsite,
  freshWebsite,
  liveHandle,
  makeDraft,
  type Person,
  people,
  publishDraft,
  saveElsewhere,
  scheduleDraft,
  signUp,
  stateOf,
  verify,
  versionsHandle,
  type WorkUse,
  widths,
  workHandle,
} from './people.ts'

const barber = await finishedWebsite('barber-shop', 'Common')

const photos = ['The shop from outside', 'Two chairs and a mirror', 'Scissors on a towel', '']

/** As in wrangler.toml. */
const websiteLimit = 5

const worksOf = (use: WorkUse) => widths.map((width) => ({ document: barber, handle: workHandle(use, width) }))

/** Each person's websites, oldest first; those with a web address are published. */
const websitesOf: Record<Person, readonly { document: typeof barber; handle?: string }[]> = {
  owner: [
    { document: await finishedWebsite('therapist', 'Elegant') },
    { document: await finishedWebsite('coffee-shop', 'Fun') },
    { document: barber, handle: liveHandle },
    { document: freshWebsite },
  ],
  newcomer: [],
  photographer: [{ document: barber }],
  publisher: [{ document: await finishedWebsite('coffee-shop', 'Fun'), handle: versionsHandle }],
  keeper: [{ document: barber }],
  unverified: [{ document: freshWebsite }],
  full: Array.from({ length: websiteLimit }, () => ({ document: freshWebsite })),
  newer: worksOf('newer'),
  conflict: worksOf('conflict'),
  publish: worksOf('publish'),
}

for (const person of people)
  setup(`${person} signs in`, async ({ request, browser }) => {
    const email = `${person}@screens.example`
    if (person === 'unverified' || person === 'keeper') await signUp(request, email)
    else await signInAs(request, email)
    if (person === 'keeper') await verify(request, email)
    for (const { document, handle } of websitesOf[person]) {
      const draft = await makeDraft(request, document)
      if (handle) await publishDraft(request, draft, handle)
      if (person !== 'photographer') continue
      for (const [seed, description] of photos.entries())
        await addPicture(request, draft.draftId, await makePhoto({ width: 900, height: 675, seed }), description)
    }
    if (person === 'publisher') await publishVersions(request)
    if (person === 'publisher') await writeMessages(browser, `/${versionsHandle}`)
    await request.storageState({ path: stateOf(person) })
  })

/** Publishes three more versions and schedules one. */
async function publishVersions(request: APIRequestContext) {
  for (const heading of ['Coffee from six', 'Coffee before the bus', 'Cake for your weekend'])
    await publishDraft(request, await saveElsewhere(request, versionsHandle, heading), versionsHandle)
  await scheduleDraft(request, await saveElsewhere(request, versionsHandle, 'Back on the second'), versionsHandle)
}

/** Sends messages as visitors, for the inbox and the visitor numbers. */
async function writeMessages(browser: Browser, path: string) {
  const messages = [
    { name: 'Bo Marsh', message: 'Do you have oat milk?' },
    { name: 'Ann Lee', message: 'A table for six on Saturday, please.\nIs there a step at your door?' },
  ]
  for (const [index, { name, message }] of messages.entries()) {
    const guest = await visitor(browser, { script: true, address: `203.0.113.${200 + index}` })
    const email = `${name.split(' ')[0]?.toLowerCase()}@visitor.example`
    await write(guest, path, { name, email, message })
    await guest.context().close()
  }
}
