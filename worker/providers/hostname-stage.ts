import type { HostnameStage } from './hostnames.ts'

/** Whether the provider takes the name for one that leads here. */
type Ownership = 'pending' | 'shown' | 'lost'
type Certificate = 'none' | 'pending' | 'active' | 'failed'

/** Every `status` that Cloudflare documents. */
const ownership: Record<string, Ownership> = {
  pending: 'pending',
  pending_blocked: 'pending',
  pending_migration: 'pending',
  pending_provisioned: 'pending',
  provisioned: 'pending',
  active: 'shown',
  active_redeploying: 'shown',
  moved: 'lost',
  pending_deletion: 'lost',
  deleted: 'lost',
  blocked: 'lost',
  test_pending: 'pending',
  test_active: 'shown',
  test_active_apex: 'shown',
  test_blocked: 'lost',
  test_failed: 'lost',
}

/** Every `ssl.status` that it does. A certificate that is in use while another is being made is `active` all the time. */
const certificate: Record<string, Certificate> = {
  initializing: 'none',
  pending_validation: 'pending',
  pending_issuance: 'pending',
  pending_deployment: 'pending',
  pending_deletion: 'pending',
  pending_expiration: 'pending',
  pending_cleanup: 'pending',
  staging_deployment: 'pending',
  staging_active: 'pending',
  holding_deployment: 'pending',
  backup_issued: 'pending',
  deactivating: 'pending',
  inactive: 'pending',
  active: 'active',
  expired: 'failed',
  deleted: 'failed',
  initializing_timed_out: 'failed',
  validation_timed_out: 'failed',
  issuance_timed_out: 'failed',
  deployment_timed_out: 'failed',
  deletion_timed_out: 'failed',
}

export const documentedStatuses = Object.keys(ownership)
export const documentedCertificates = Object.keys(certificate)

/** Of a name that leads here. */
const shown: Record<Certificate, HostnameStage> = {
  none: 'ownership-verified',
  pending: 'certificate-pending',
  active: 'connected',
  failed: 'certificate-failed',
}

/**
 * What Cloudflare's two statuses mean to us. `strange` are values that are not documented: the name is kept pending, which neither
 * connects it nor gives it up. A hostname without a certificate has no second one.
 */
export function stageOf(status: string, ssl: string | undefined): { stage: HostnameStage; strange: string[] } {
  const owned = wordFor(ownership, status)
  const certified = ssl === undefined ? 'none' : wordFor(certificate, ssl)
  const strange = [
    ...(owned === undefined ? [`status ${status}`] : []),
    ...(certified === undefined ? [`ssl.status ${ssl}`] : []),
  ]
  if (owned === 'lost') return { stage: 'lost', strange }
  if (owned === undefined) return { stage: 'ownership-pending', strange }
  if (owned === 'shown') return { stage: shown[certified ?? 'pending'], strange }
  return { stage: certified === 'failed' ? 'certificate-failed' : 'ownership-pending', strange }
}

const wordFor = <T>(table: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
