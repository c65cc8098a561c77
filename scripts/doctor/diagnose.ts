// From the settings file to the findings: what stops one step stops the next, and is the only thing to fix until then.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openAccount } from '../deploy/cloudflare-account.ts'
import { environmentOf } from '../deploy/environment.ts'
import { environmentNames } from '../deploy/installation.ts'
import { missingSettings } from '../deploy/missing-settings.ts'
import { readInstallation } from '../deploy/read-installation.ts'
import { reasonOf } from '../deploy/reason-of.ts'
import { findZone, workersSubdomain } from '../deploy/resources.ts'
import { runChecks } from './run-checks.ts'
import { type Finding, fine, fix, type Verdict } from './verdict.ts'

type Diagnosis = {
  findings: Finding[]
  /** Whether all checks were run. Without settings or a sign-in, there is nothing to check. */
  isComplete: boolean
  version: string
}

/** Everything that is known about one of the installations. */
export async function diagnose(
  root: string,
  wanted: string,
  { random }: { random?: () => string } = {},
): Promise<Diagnosis> {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const stop = (...findings: Finding[]): Diagnosis => ({ version, isComplete: false, findings })
  const about = (name: string, verdict: Verdict): Finding => ({ group: 'Settings', name, ...verdict })
  const name = environmentNames.find((one) => one === wanted)
  if (!name)
    return stop(about('Settings', fix(`There is no environment ${wanted}: use ${environmentNames.join(', ')}.`)))
  const { installation, problems } = readInstallation(root, name)
  if (!installation) return stop(...problems.map((text) => about('Settings', fix(text))))
  const first = environmentOf(installation, name, { root })
  const open = missingSettings(first)
  if (open.length > 0) return stop(...open.map((text) => about('Settings', fix(text))))
  try {
    const account = await openAccount(first.settings.account)
    const zone = await findZone(account, first.zones.websites).catch(() => undefined)
    const subdomain = await workersSubdomain(account).catch(() => undefined)
    const known = { root, zoneId: zone?.id, account: account.id, subdomain }
    const environment = environmentOf(installation, name, known)
    const findings = await runChecks({ root, environment, account, ...(random && { random }) })
    return { version, isComplete: true, findings }
  } catch (error) {
    const complete = about('Settings', fine('complete'))
    return stop(complete, about('Sign-in', fix(reasonOf(error))))
  }
}
