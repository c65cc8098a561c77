import { expect, it } from 'vitest'
import { disconnectDomain } from '../../../worker/domains/disconnect.ts'
import { listDomains } from '../../../worker/domains/read.ts'
import { preferDomain, setHandleHost } from '../../../worker/domains/routes.ts'
import {
  at,
  minute,
  newDomainWorld,
  newName,
  newOwnerOnline,
  second,
} from '../../harness/workers/domains/domain-world.ts'

it('a name walks through every state, is served at the end, and every step is in its history', async () => {
  const [world, ada, name] = [await newDomainWorld(), await newOwnerOnline(), newName()]
  const list = await world.connect(ada, ` https://${name.toUpperCase()}/home `)
  expect(list).toMatchObject({
    offered: true,
    target: 'connect.shingle.net',
    handleHost: { hostname: `${ada.handle}.localhost`, redirects: true },
    domains: [
      {
        ...{ domainName: name, websiteName: ada.handle, state: 'PendingOwnershipVerification', failureReason: null },
        ...{ live: false, main: false, preferred: true, leaving: false, url: `http://${name}:8787/` },
      },
    ],
  })
  await world.pass(second)
  await world.expectState(ada, name, 'PendingOwnershipVerification')
  expect(await world.hostnames.counts(), 'the provider gets no domain before its owner is proven').toEqual({})

  await world.lead(name)
  await world.prove(name, ada)
  await world.pass(minute)
  await world.expectState(ada, name, 'PendingOwnershipVerification')
  expect(await world.hostnames.find(name)).toMatchObject({ status: 'pending' })

  await world.walk(name, at.verified)
  await world.pass(minute)
  await world.expectState(ada, name, 'OwnershipVerified')
  await world.walk(name, at.certificate)
  await world.pass(minute)
  await world.expectState(ada, name, 'PendingCertificateActivation')
  expect(await world.visit(name), 'nothing is shown before').toBe(404)

  await world.walk(name, at.active)
  await world.pass(minute)
  await world.expectState(ada, name, 'Connected')
  expect(await world.visit(name)).toBe('Ada’s Plumbing')
  expect(await world.visit(`${ada.handle}.localhost`)).toBe(`http://${name}:8787/`)
  const of = `of ${ada.handle}`
  expect(await world.history(name)).toEqual([
    `Created PendingOwnershipVerification ${of}`,
    `Updated OwnershipVerified ${of}`,
    `Updated PendingCertificateActivation ${of}`,
    `Updated Connected ${of}`,
  ])
  expect((await listDomains(world.ctx, ada)).domains).toMatchObject([{ domainName: name, live: true, main: true }])
})

it('its page names the domain as its own address, and the handle’s host again once it is disconnected', async () => {
  const [world, ada, name] = [await newDomainWorld(), await newOwnerOnline(), newName()]
  await world.connected(ada, name)
  expect(await disconnectDomain(world.ctx, { ...ada, domainName: name })).toMatchObject({
    ...{ websiteName: null, state: 'Connected', live: false, leaving: false },
  })
  expect(await world.hostnames.find(name), 'the provider has let go').toBeUndefined()
  expect(await world.visit(name)).toBe(404)
  expect(await world.visit(`${ada.handle}.localhost`)).toBe('Ada’s Plumbing')
  expect((await world.history(name)).at(-1)).toBe('Updated Connected')
  expect((await listDomains(world.ctx, ada)).domains).toMatchObject([{ domainName: name, websiteName: null }])
})

it('of two names the preferred one is the main one, and the handle’s host leads there or stays', async () => {
  const [world, ada, first, other] = [await newDomainWorld(), await newOwnerOnline(), newName(), newName()]
  await world.connected(ada, first)
  await world.connected(ada, other)
  expect(await world.visit(other)).toBe(`http://${first}:8787/`)
  const preferred = await preferDomain(world.ctx, { ...ada, domainName: other })
  expect(preferred).toMatchObject({ main: true, preferred: true })
  expect(await world.visit(first)).toBe(`http://${other}:8787/`)
  expect(await world.visit(other)).toBe('Ada’s Plumbing')
  expect((await world.row(ada, first)).preferred).toBe(false)

  expect((await setHandleHost(world.ctx, { ...ada, redirects: false })).handleHost?.redirects).toBe(false)
  expect(await world.visit(`${ada.handle}.localhost`)).toBe('Ada’s Plumbing')
  await setHandleHost(world.ctx, { ...ada, redirects: true })
  expect(await world.visit(`${ada.handle}.localhost`)).toBe(`http://${other}:8787/`)
})

it('one that is not live yet can be preferred, and waits for it', async () => {
  const [world, ada, first, other] = [await newDomainWorld(), await newOwnerOnline(), newName(), newName()]
  await world.connected(ada, first)
  await world.taken(ada, other)
  await preferDomain(world.ctx, { ...ada, domainName: other })
  expect(await world.visit(first)).toBe('Ada’s Plumbing')
  await preferDomain(world.ctx, { ...ada, domainName: first })
  await world.walk(other, at.active)
  await world.pass(minute)
  expect(await world.visit(other), 'the owner changed their mind').toBe(`http://${first}:8787/`)
  await preferDomain(world.ctx, { ...ada, domainName: other })
  expect(await world.visit(first)).toBe(`http://${other}:8787/`)
})
