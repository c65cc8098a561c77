import { test as setup } from '@playwright/test'
import { makePhoto } from '../harness/photo.ts'
import { signInAs } from '../harness/product-api.ts'
import { addPicture, makeDraft, type Person, people, publishDraft, stateOf } from './people.ts'
import { finishedWebsite, freshWebsite, liveHandle, widths, workHandle, workUses } from './websites.ts'

const barber = finishedWebsite('barber-shop', 'Common')

const photos = ['The shop from outside', 'Two chairs and a mirror', 'Scissors on a towel', '']

/** Each person's websites, the oldest first; those with a web address are online. */
const websitesOf: Record<Person, readonly { document: typeof barber; handle?: string }[]> = {
  owner: [
    { document: finishedWebsite('therapist', 'Elegant') },
    { document: finishedWebsite('coffee-shop', 'Fun') },
    { document: barber, handle: liveHandle },
    { document: freshWebsite },
  ],
  newcomer: [],
  photographer: [{ document: barber }],
  full: Array.from({ length: 10 }, () => ({ document: freshWebsite })),
  maker: workUses.flatMap((use) => widths.map((width) => ({ document: barber, handle: workHandle(use, width) }))),
}

for (const person of people)
  setup(`${person} signs in`, async ({ request }) => {
    await signInAs(request, `${person}@screens.example`)
    for (const { document, handle } of websitesOf[person]) {
      const draft = await makeDraft(request, document)
      if (handle) await publishDraft(request, draft, handle)
      if (person !== 'photographer') continue
      for (const [seed, description] of photos.entries())
        await addPicture(request, draft.draftId, await makePhoto({ width: 900, height: 675, seed }), description)
    }
    await request.storageState({ path: stateOf(person) })
  })
