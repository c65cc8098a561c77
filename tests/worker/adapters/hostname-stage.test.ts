import { describe, expect, it } from 'vitest'
import {
  documentedCertificates,
  documentedStatuses,
  stageOf,
} from '../../../worker/adapters/hostnames/cloudflare-hostnames.ts'

const certificates = [undefined, ...documentedCertificates]

/** Of each status, the stages that its certificate's statuses lead to, in order; those of one stage together. */
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
  it('is known in every pair of its documented values', () => {
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

  it('keeps an unknown state pending, and logs it', () => {
    expect(stageOf('sleeping', 'active')).toEqual({ stage: 'ownership-pending', strange: ['status sleeping'] })
    expect(stageOf('', undefined)).toEqual({ stage: 'ownership-pending', strange: ['status '] })
    expect(stageOf('active', 'pondering')).toEqual({ stage: 'certificate-pending', strange: ['ssl.status pondering'] })
    expect(stageOf('pending', 'pondering').stage).toBe('ownership-pending')
    expect(stageOf('sleeping', 'expired').stage).toBe('ownership-pending')
    expect(stageOf('constructor', 'toString')).toMatchObject({ stage: 'ownership-pending' })
    expect(stageOf('moved', 'pondering')).toEqual({ stage: 'lost', strange: ['ssl.status pondering'] })
  })
})
