import { expect, it } from 'vitest'
import { hostFor, typeFor } from '../../../../editor/features/domains/setup/record-words.ts'
import { otherRegistrar, registrars } from '../../../../editor/features/domains/setup/registrars.ts'
import { dnsHostIds } from '../../../../worker/domains/dns-hosts.ts'
import { offendersAmong } from '../../../harness/offenders.ts'

it('has a name, column names, an address and a host for the name itself for every registrar', async () => {
  const entries = dnsHostIds.map((id) => [id, registrars[id]] as const)
  const offenders = await offendersAmong(entries, (registrar) => {
    for (const word of ['name', 'page', 'hostColumn', 'valueColumn'] as const)
      expect(registrar[word].trim(), word).not.toBe('')
    expect(registrar.address).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]+\//)
    expect(['@', '']).toContain(registrar.zoneHost)
  })
  expect(offenders).toEqual([])
})

it('calls every registrar by a unique name', () => {
  expect(new Set(dnsHostIds.map((id) => registrars[id].name)).size).toBe(dnsHostIds.length)
})

it('has words for those that are not known', () => {
  expect(otherRegistrar).toMatchObject({ address: null, hostColumn: 'Name or Host', valueColumn: 'Value or Target' })
})

it('knows where the name itself can be led to another, and how that is called', () => {
  const types = Object.fromEntries(dnsHostIds.map((id) => [id, registrars[id].apexType]))
  expect(types).toMatchObject({
    cloudflare: 'CNAME',
    namecheap: 'ALIAS Record',
    name: 'ANAME',
    godaddy: null,
    wix: null,
  })
  expect(typeFor({ type: 'ALIAS' }, registrars.name)).toBe('ANAME')
  expect(typeFor({ type: 'CNAME' }, registrars.name)).toBe('CNAME')
})

it('leaves the host empty where the name itself is written so', () => {
  expect(hostFor({ host: '@' }, registrars.godaddy)).toBe('@')
  expect(hostFor({ host: '@' }, registrars.ovh)).toBeUndefined()
  expect(hostFor({ host: '_shingle' }, registrars.ovh)).toBe('_shingle')
})
