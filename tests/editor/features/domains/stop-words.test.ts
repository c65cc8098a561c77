import { expect, it } from 'vitest'
import { stopWords } from '../../../../editor/features/domains/stop-words.ts'
import { domainStates } from '../../../../worker/domains/records/states.ts'
import { domainOf } from './a-domain.ts'

it('deletes only what is still to be shown whose it is', () => {
  for (const state of domainStates) {
    for (const websiteName of ['riverside', null]) {
      expect(stopWords(domainOf({ state, websiteName })).deletes).toBe(state === 'PendingOwnershipVerification')
    }
  }
})

it('names what goes with it', () => {
  const [one, other] = ['example.com', 'www.example.com'].map((shownName) => domainOf({ shownName }))
  if (!one || !other) throw new Error('no domains')
  expect(stopWords(one, [other]).title).toBe('Cancel connecting example.com and www.example.com?')
})

it('says that connecting has stopped for a pending domain, and that a connected one was disconnected', () => {
  for (const state of ['PendingOwnershipVerification', 'OwnershipVerified', 'PendingCertificateActivation'] as const) {
    expect(stopWords(domainOf({ state }))).toMatchObject({
      title: 'Cancel connecting example.com?',
      done: 'Stopped connecting example.com',
    })
  }
  expect(stopWords(domainOf({ state: 'Connected', live: true }))).toMatchObject({
    title: 'Disconnect example.com?',
    done: 'example.com was disconnected',
  })
})
