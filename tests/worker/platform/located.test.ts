import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { located } from '../../../worker/platform/located.ts'

it('Durable Objects live in the operator’s jurisdiction if set, otherwise anywhere', () => {
  const inEurope = { ...env.LIVE }
  const jurisdiction = vi.fn(() => inEurope)
  const objects = { jurisdiction } as unknown as typeof env.LIVE
  expect(located(objects, { JURISDICTION: 'eu' })).toBe(inEurope)
  expect(jurisdiction).toHaveBeenCalledExactlyOnceWith('eu')
  expect(located(objects, {})).toBe(objects)
})
