import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  cloudflareHostnames,
  documentedCertificates,
  documentedStatuses,
  stageOf,
} from '../../../worker/adapters/hostnames/cloudflare-hostnames.ts'
import { HostnamesUnavailable } from '../../../worker/adapters/hostnames/hostnames.ts'
import type { Env } from '../../../worker/env.ts'
import type { Zone } from '../../harness/peers/custom-hostnames-zone.ts'
import type { Fault } from '../../harness/peers/scripted-answer.ts'
import { connectingSteps, newHostnames } from '../../harness/workers/domains/peers.ts'
import { linesOf } from '../../harness/workers/log-lines.ts'

const log = vi.spyOn(console, 'error')

const token = 'a-token-that-nobody-may-see'
const timeoutMs = 400
const name = 'shop.barbers.com'

const connect = async (changes: Partial<Zone> = {}, settings: Partial<Env> = {}) => {
  const peer = await newHostnames(changes)
  return { peer, hostnames: cloudflareHostnames({ ...env, ...peer.settings, ...settings } as Env, timeoutMs) }
}
const created = async (changes: Partial<Zone> = {}) => {
  const { peer, hostnames } = await connect(changes)
  const made = await hostnames.create(name)
  if (typeof made === 'string') throw new Error(made)
  return { peer, hostnames, id: made.id, made }
}
const failure = (call: Promise<unknown>) =>
  call.then(
    (value) => expect.fail(`it answered ${JSON.stringify(value)}`),
    (error: unknown) => error as Error,
  )

describe('Cloudflare’s hostnames adapter', () => {
  beforeEach(() => void log.mockReset().mockReturnValue())

  describe('a custom hostname', () => {
    // ASVS 12.1.1, ASVS 12.2.2
    it('gets the settings that the API requires', async () => {
      const { peer, made } = await created()
      expect(made).toMatchObject({ hostname: name, stage: 'ownership-pending', recordsWrong: false, problems: [] })
      expect((await peer.look()).calls).toEqual([
        {
          ...{ call: 'create', method: 'POST' },
          path: expect.stringMatching(/^\/client\/v4\/zones\/[0-9a-f]{32}\/custom_hostnames\?$/),
          body: { hostname: name, ssl: { method: 'http', type: 'dv', settings: { min_tls_version: '1.2' } } },
        },
      ])
    })

    it('moves from pending to connected', async () => {
      const { hostnames, id } = await created({ steps: connectingSteps })
      const stages: (string | undefined)[] = []
      for (let reads = 0; reads < 5; reads += 1) stages.push((await hostnames.read(id))?.stage)
      expect(stages).toEqual([
        'ownership-pending',
        'certificate-pending',
        'certificate-pending',
        'connected',
        'connected',
      ])
    })

    it('shows its problems and whether the records cause them', async () => {
      const { peer, hostnames, id } = await created()
      await peer.walk(name, { verificationErrors: ['custom hostname does not CNAME to this zone.'] })
      expect(await hostnames.read(id)).toMatchObject({
        ...{ stage: 'ownership-pending', recordsWrong: true },
        problems: ['custom hostname does not CNAME to this zone.'],
      })
      await peer.walk(name, { verificationErrors: ['Zone does not have a fallback origin set.'] })
      expect(await hostnames.read(id)).toMatchObject({ recordsWrong: false, problems: [expect.any(String)] })
      await peer.walk(name, {
        ...{ status: 'active', ssl: 'validation_timed_out', verificationErrors: [] },
        validationErrors: ['caa_error: example.com'],
      })
      expect(await hostnames.read(id)).toMatchObject({
        ...{ stage: 'certificate-failed', recordsWrong: false },
        problems: ['caa_error: example.com'],
      })
    })

    it('lists the records that Cloudflare also requires', async () => {
      const { peer, hostnames, id } = await created()
      await peer.walk(name, { ssl: 'pending_validation' })
      expect((await hostnames.read(id))?.records).toEqual([
        { purpose: 'ownership', type: 'TXT', name: `_cf-custom-hostname.${name}`, value: id },
        { purpose: 'certificate', type: 'TXT', name: `_acme-challenge.${name}`, value: `${id}-dcv` },
      ])
    })

    it('remains pending with unknown values, which are logged', async () => {
      const { peer, hostnames, id } = await created()
      await peer.walk(name, { status: 'sleeping', ssl: 'pondering' })
      expect(await hostnames.read(id)).toMatchObject({ stage: 'ownership-pending' })
      expect(linesOf(log)).toMatchObject([{ event: 'hostnames.strange', code: 'status sleeping ssl.status pondering' }])
      await peer.walk(name, { status: 'active', ssl: null })
      expect(await hostnames.read(id)).toMatchObject({ stage: 'ownership-verified' })
    })

    it('takes over the existing hostname at Cloudflare', async () => {
      const { peer, hostnames, id } = await created()
      expect(await hostnames.create(name)).toMatchObject({ id, hostname: name })
      expect(await peer.counts()).toEqual({ create: 2, list: 1 })
    })

    it.each([
      { status: 'moved', ssl: 'active' },
      { status: 'active', ssl: 'validation_timed_out' },
    ])('restarts when the existing hostname had failed: %o', async (step) => {
      const { peer, hostnames, id } = await created()
      await peer.walk(name, step)
      expect(await hostnames.create(name)).toMatchObject({
        id,
        stage: step.ssl === 'active' ? 'ownership-pending' : 'ownership-verified',
      })
      expect(await peer.counts()).toEqual({ create: 2, list: 1, restart: 1 })
    })

    it('exists once after a creation whose response was lost', async () => {
      const { peer, hostnames } = await connect({ faults: [{ to: 'create', how: 'cut', times: 1 }] })
      await failure(hostnames.create(name))
      expect(await hostnames.create(name)).toMatchObject({ hostname: name })
      expect((await peer.look()).hostnames).toHaveLength(1)
    })

    it('fails permanently if Cloudflare refuses its name', async () => {
      const { hostnames } = await connect()
      expect(await hostnames.create('shop.example')).toBe('refused')
    })

    it('fails with “full” when the quota is used up', async () => {
      const { hostnames } = await connect({ quota: 0 })
      expect(await hostnames.create(name)).toBe('full')
      expect(await hostnames.quota()).toEqual({ used: 0, allowed: 0 })
    })

    it('counts toward the quota', async () => {
      const { hostnames } = await created({ quota: 7 })
      expect(await hostnames.quota()).toEqual({ used: 1, allowed: 7 })
    })

    it('matches by its exact name', async () => {
      const { hostnames, id } = await created()
      expect(await hostnames.find(name)).toMatchObject({ id })
      expect(await hostnames.find('barbers.com')).toBeUndefined()
      expect(await hostnames.find('else.com')).toBeUndefined()
    })

    it('restarts its validation', async () => {
      const { peer, hostnames, id } = await created()
      await peer.walk(name, { status: 'active', ssl: 'validation_timed_out' })
      expect(await hostnames.restart(id)).toMatchObject({ id, stage: 'ownership-verified' })
      expect((await peer.look()).calls.at(-1)).toMatchObject({
        method: 'PATCH',
        body: { ssl: { method: 'http', type: 'dv', settings: { min_tls_version: '1.2' } } },
      })
      expect(await hostnames.restart(crypto.randomUUID())).toBeUndefined()
    })

    it('reads as undefined when it doesn’t exist', async () => {
      const { peer, hostnames, id } = await created()
      await peer.lose(name)
      expect(await hostnames.read(id)).toBeUndefined()
      expect(await hostnames.read(crypto.randomUUID())).toBeUndefined()
    })

    it('rejects an id that would change the request’s path', async () => {
      const { hostnames, peer } = await created()
      for (const id of ['../../../../user', '..', 'a/b', '?x=1', '']) {
        expect(await failure(hostnames.read(id))).toBeInstanceOf(HostnamesUnavailable)
      }
      expect(await peer.counts()).toEqual({ create: 1 })
    })

    it('gets Cloudflare’s branded name too if its own is too long for a certificate', async () => {
      const { peer, hostnames } = await connect()
      await hostnames.create(`${'a'.repeat(60)}.com`)
      await hostnames.create(`${'a'.repeat(60)}.${'b'.repeat(20)}.com`)
      const branded = (await peer.look()).calls.map(({ body }) => (body as { ssl: object }).ssl)
      expect(branded.map((ssl) => 'cloudflare_branding' in ssl)).toEqual([false, true])
    })
  })

  describe('removing a hostname', () => {
    it('succeeds once the hostname is gone', async () => {
      const { peer, hostnames, id } = await created()
      await hostnames.remove(name, id)
      expect((await peer.look()).hostnames).toEqual([])
      expect(await peer.counts()).toEqual({ create: 1, list: 2, remove: 1 })
    })

    it('succeeds if the hostname never existed or is already gone', async () => {
      const { hostnames, peer, id } = await created()
      await hostnames.remove('else.com', null)
      await hostnames.remove('else.com', crypto.randomUUID())
      await peer.lose(name)
      await hostnames.remove(name, id)
    })

    it('finds a hostname without its id', async () => {
      const { hostnames, peer } = await created()
      await hostnames.remove(name, null)
      expect((await peer.look()).hostnames).toEqual([])
    })

    it('fails while Cloudflare still lists the hostname', async () => {
      const { hostnames, id } = await created({ deletionReads: 2 })
      expect((await failure(hostnames.remove(name, id))).message).toMatch(/still/)
      await hostnames.remove(name, id)
    })

    it('doesn’t remove a longer name that contains it', async () => {
      const { hostnames, peer } = await connect()
      await hostnames.create('www.barbers.com')
      await hostnames.create('barbers.com')
      await hostnames.remove('barbers.com', null)
      expect((await peer.look()).hostnames.map(({ hostname }) => hostname)).toEqual(['www.barbers.com'])
    })

    it('succeeds on the second try when the first response was lost', async () => {
      const { hostnames, peer, id } = await created({ faults: [{ to: 'remove', how: 'cut', times: 1 }] })
      await failure(hostnames.remove(name, id))
      expect((await peer.look()).hostnames).toEqual([])
      await hostnames.remove(name, id)
    })
  })

  describe('a failing provider', () => {
    it.each(faults.flatMap((how) => ['create', 'read', 'list', 'restart', 'remove'].map((to) => [how, to] as const)))(
      'fails with an error without the token: %s at %s',
      async (how, to) => {
        const { peer, hostnames, id } = await created()
        await peer.change({ faults: [{ how, to }] })
        const call = {
          create: () => hostnames.create('else.barbers.com'),
          read: () => hostnames.read(id),
          list: () => hostnames.find(name),
          restart: () => hostnames.restart(id),
          remove: () => hostnames.remove(name, id),
        }[to]
        // A deletion's body beyond its success is irrelevant.
        if (to === 'remove' && how === 'shape') return
        const error = await failure(call?.() ?? Promise.resolve())
        expect(error).toBeInstanceOf(HostnamesUnavailable)
        expect(`${error.message} ${error.cause} ${JSON.stringify(error)}`).not.toContain(token)
      },
    )

    it.each(['create', 'read', 'restart'])(
      'fails with an error when it responds about a different name at %s',
      async (to) => {
        const { peer, hostnames, id } = await created()
        await peer.change({ faults: [{ how: 'wrong-id', to }] })
        const call =
          to === 'create'
            ? hostnames.create('else.barbers.com')
            : to === 'read'
              ? hostnames.read(id)
              : hostnames.restart(id)
        expect((await failure(call)).message).toMatch(/another name/)
      },
    )

    it('waits for a slow response', async () => {
      const { peer, hostnames, id } = await created()
      await peer.change({ faults: [{ how: 'slow', delay: 100 }] })
      expect(await hostnames.read(id)).toMatchObject({ id })
    })

    it('fails with an error for a wrong token or zone, so no hostname looks lost', async () => {
      const { peer, hostnames, id } = await created()
      await peer.change({ token: 'another' })
      for (const call of [hostnames.read(id), hostnames.remove(name, id), hostnames.create(name)]) {
        const { message } = await failure(call)
        expect(message).toMatch(/403, 10000/)
        expect(message).not.toContain(token)
      }
      const CLOUDFLARE_URL = `${env.CUSTOM_HOSTNAMES_URL}/client/v5`
      const lost = cloudflareHostnames({ ...env, ...peer.settings, CLOUDFLARE_URL } as Env, timeoutMs)
      expect((await failure(lost.read(id))).message).toMatch(/404, 7003/)
      expect((await failure(lost.remove(name, id))).message).toMatch(/404, 7003/)
    })

    it('fails with an error when unreachable', async () => {
      const { hostnames } = await connect({}, { CLOUDFLARE_URL: 'http://127.0.0.1:1' })
      expect(await failure(hostnames.quota())).toBeInstanceOf(HostnamesUnavailable)
    })
  })
})

const faults: Fault['how'][] = [
  '500',
  '429',
  'hang',
  'slow',
  'garbage',
  'html',
  'cut',
  'stall',
  'huge',
  'redirect',
  'shape',
]

const certificates = [undefined, ...documentedCertificates]

/** The stages for each status, in the order of its certificate's statuses. Stages on one line are equal. */
const table = (status: string) => {
  const byStage = Map.groupBy(certificates, (ssl) => stageOf(status, ssl).stage)
  return Object.fromEntries(
    [...byStage].map(([stage, statuses]) => [stage, statuses.map((ssl) => ssl ?? '-').join(' ')]),
  )
}

const failed =
  'expired deleted initializing_timed_out validation_timed_out issuance_timed_out deployment_timed_out deletion_timed_out'
const pending = [
  'pending_validation pending_issuance pending_deployment pending_deletion pending_expiration pending_cleanup',
  'staging_deployment staging_active holding_deployment backup_issued deactivating inactive',
].join(' ')
const all = certificates.map((ssl) => ssl ?? '-').join(' ')

const waiting = { 'ownership-pending': `- initializing ${pending} active`, 'certificate-failed': failed }
const leading = {
  'ownership-verified': '- initializing',
  'certificate-pending': pending,
  connected: 'active',
  'certificate-failed': failed,
}
const gone = { lost: all }

const expected: [status: string, stages: object][] = [
  ['pending', waiting],
  ['pending_blocked', waiting],
  ['pending_migration', waiting],
  ['pending_provisioned', waiting],
  ['provisioned', waiting],
  ['active', leading],
  ['active_redeploying', leading],
  ['moved', gone],
  ['pending_deletion', gone],
  ['deleted', gone],
  ['blocked', gone],
  ['test_pending', waiting],
  ['test_active', leading],
  ['test_active_apex', leading],
  ['test_blocked', gone],
  ['test_failed', gone],
]

describe('Cloudflare’s state of a custom hostname', () => {
  it('covers every pair of documented values', () => {
    expect(expected.map(([status]) => status)).toEqual(documentedStatuses)
    for (const status of documentedStatuses) {
      for (const [stage, statuses] of Object.entries(table(status))) {
        console.info(status.padEnd(20), stage.padEnd(20), statuses)
      }
    }
    const pairs = documentedStatuses.flatMap((status) => certificates.map((ssl) => stageOf(status, ssl)))
    expect(pairs).toHaveLength(16 * 22)
    expect(pairs.flatMap(({ strange }) => strange)).toEqual([])
  })

  it.each(expected)('%s', (status, stages) => {
    expect(table(status)).toEqual(stages)
  })

  it('remains pending when unknown, and logs the value', () => {
    expect(stageOf('sleeping', 'active')).toEqual({ stage: 'ownership-pending', strange: ['status sleeping'] })
    expect(stageOf('', undefined)).toEqual({ stage: 'ownership-pending', strange: ['status '] })
    expect(stageOf('active', 'pondering')).toEqual({ stage: 'certificate-pending', strange: ['ssl.status pondering'] })
    expect(stageOf('pending', 'pondering').stage).toBe('ownership-pending')
    expect(stageOf('sleeping', 'expired').stage).toBe('ownership-pending')
    expect(stageOf('constructor', 'toString')).toMatchObject({ stage: 'ownership-pending' })
    expect(stageOf('moved', 'pondering')).toEqual({ stage: 'lost', strange: ['ssl.status pondering'] })
  })
})
