import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { openaiModel } from '../../../worker/adapters/ai/openai.ts'
import { dnsOverHttps } from '../../../worker/adapters/dns/choose-dns.ts'
import { encryptedAddress, isEncryptedAddress } from '../../../worker/adapters/fetch/encrypted-address.ts'
import { anyPublicHost } from '../../../worker/adapters/fetch/fetch-guards.ts'
import { jsonAnswer } from '../../../worker/adapters/fetch/safe-fetch.ts'
import { fetchTiles } from '../../../worker/adapters/maps/tile-service.ts'
import { geocoderPlaces } from '../../../worker/adapters/places/geocoder.ts'

describe('a service’s URL', () => {
  it.each([
    'https://api.example.com/v1',
    'https://127.0.0.1',
    'http://localhost:11434/v1',
    'http://127.0.0.1:9',
    'http://[::1]:80/',
  ])('accepts %s', (address) => {
    expect(isEncryptedAddress(address)).toBe(true)
    expect(encryptedAddress(address)).toBe(address)
  })

  it.each([
    'http://api.example.com/v1',
    'http://127.0.0.1.example.com/',
    'http://localhost.example.com/',
    'http://10.0.0.1/',
    'ftp://localhost/',
    'ws://localhost/',
    'api.example.com',
    '',
  ])('rejects %j', (address) => {
    expect(isEncryptedAddress(address)).toBe(false)
    expect(() => encryptedAddress(address)).toThrow('must begin with https://')
  })

  // ASVS 12.3.1
  it('rejects plain http for every configurable service', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    const plain = 'http://service.example/'
    const request = { timeoutMs: 1000, max: 1000, headers: {} }
    await expect(jsonAnswer(new URL(plain), request)).rejects.toThrow()
    expect(() => openaiModel({ ...env, AI_URL: plain })).toThrow('https://')
    await expect(geocoderPlaces({ url: plain }).find('Lisbon', {})).rejects.toThrow('places_unavailable')
    const tiles = { template: `${plain}{z}/{x}/{y}.png`, key: '', credit: undefined, timeoutMs: 1000 }
    await expect(fetchTiles(tiles, [{ zoom: 1, x: 0, y: 0 }])).rejects.toThrow()
    expect(await dnsOverHttps({ DNS_URL: plain }).lookUp('barbers.com', 'A')).toMatchObject({ status: 'unknown' })
    const guard = anyPublicHost({ ...env, IMPORT_DNS_URL: plain })
    await expect(guard(new URL('https://example.com/'), AbortSignal.timeout(1000))).rejects.toThrow()
    expect(fetchSpy).not.toHaveBeenCalled()
  })
})
