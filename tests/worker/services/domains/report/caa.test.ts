import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DnsWorld } from '../../../../harness/peers/doh-world.ts'
import { report } from '../../../../harness/workers/domains/doctor.ts'

const log = vi.spyOn(console, 'error')
beforeEach(() => void log.mockReset().mockReturnValue())

describe('who may make certificates', () => {
  const caaOf = async (CAA: string[], at = 'barbers.com', besides: DnsWorld['names'] = {}) =>
    (await report('www.barbers.com', { names: { [at]: { CAA }, ...besides } })).report

  it.each<[status: string, CAA: string[]]>([
    ['allows', ['0 issue "letsencrypt.org"']],
    ['allows', ['0 issue "else.com"', '0 issue "pki.goog; cansignhttpexchanges=yes"']],
    ['allows', ['0 issue "SSL.com"', '0 issuewild ";"']],
    ['allows', ['0 issue "letsencrypt.org; validationmethods=http-01,dns-01"']],
    ['allows', ['128 issue "letsencrypt.org"']],
    ['allows', ['\\# 22 00 05 69 73 73 75 65 6c 65 74 73 65 6e 63 72 79 70 74 2e 6f 72 67']],
    ['blocks', ['\\# 8 00 05 69 73 73 75 65 3b']],
    ['blocks', ['0 issue ";"']],
    ['blocks', ['0 issue ""']],
    ['blocks', ['0 issue "digicert.com"', '0 iodef "mailto:a@barbers.com"']],
    ['blocks', ['0 issue "letsencrypt.org; accounturi=https://acme.else/1"']],
    ['blocks', ['0 issue "letsencrypt.org; validationmethods=dns-01"']],
    ['blocks', ['0 issue "letsencrypt.org.else.com"']],
    ['blocks', ['128 tbs "unknown"']],
    ['open', ['0 iodef "mailto:a@barbers.com"', '0 issuewild ";"']],
    ['unknown', ['\\# 3 00 05 69']],
  ])('%s: %j', async (status, CAA) => {
    expect((await caaOf(CAA)).caa.status).toBe(status)
  })

  it('is asked of the nearest name that says something', async () => {
    const near = await caaOf(['0 issue "pki.goog"'], 'www.barbers.com', { 'barbers.com': { CAA: ['0 issue ";"'] } })
    expect(near.caa).toEqual({ status: 'allows', found: ['0 issue "pki.goog"'] })
    const deep = await report('a.b.barbers.com', { names: { 'barbers.com': { CAA: ['0 issue ";"'] } } })
    expect(deep.report.caa).toEqual({ status: 'blocks', found: ['0 issue ";"'] })
    expect(await deep.doh.seen()).toEqual(expect.arrayContaining(['a.b.barbers.com CAA', 'b.barbers.com CAA']))
    expect(await deep.doh.seen()).not.toContain('com CAA')
  })

  it('is nobody behind an alias that leads elsewhere', async () => {
    const { caa } = await caaOf(['0 issue ";"'], 'old.com', { 'www.barbers.com': { CNAME: ['old.com.'] } })
    expect(caa.status).toBe('open')
  })

  it('has records to add where they block', async () => {
    const { records } = await caaOf(['0 issue "digicert.com"'])
    expect(records.slice(2)).toEqual(
      ['letsencrypt.org', 'pki.goog', 'ssl.com'].map((maker) => ({
        record: {
          ...{ purpose: 'certificate', type: 'CAA', name: 'barbers.com', host: '@' },
          value: `0 issue "${maker}"`,
        },
        ...{ status: 'missing', found: ['0 issue "digicert.com"'] },
      })),
    )
  })

  it('is not known where the DNS does not say', async () => {
    const { report: found } = await report('www.barbers.com', { more: { faults: [{ to: 'CAA', how: '500' }] } })
    expect(found.caa).toEqual({ status: 'unknown', found: [] })
    expect(found.records).toHaveLength(2)
  })
})
