// From the settings file to the findings: what stops one step stops the next, and is the only thing to fix until then.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openAccount } from '../deploy/cloudflare-account.ts'
import { environmentOf } from '../deploy/environment.ts'
import { environmentNames } from '../deploy/installation.ts'
import { missingSettings } from '../deploy/missing-settings.ts'
import { readInstallation, settingsFile } from '../deploy/read-installation.ts'
import { reasonOf } from '../deploy/reason-of.ts'
import { findZone } from '../deploy/resources.ts'
import { runChecks, uncheckedBut } from './run-checks.ts'
import { type Finding, fine, fix } from './verdict.ts'

/** Everything that is known about one of the installations. */
export async function diagnose(
  root: string,
  wanted: string,
  { random }: { random?: () => string } = {},
): Promise<{ findings: Finding[]; version: string }> {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const settings = (text: string): Finding => ({ group: 'Settings', name: 'Settings', ...fix(text) })
  const name = environmentNames.find((one) => one === wanted)
  if (!name)
    return { version, findings: [settings(`There is no environment ${wanted}: use ${environmentNames.join(' or ')}.`)] }
  const { installation, problems } = readInstallation(root, name)
  if (!installation) return { version, findings: uncheckedBut(...problems.map(settings)) }
  const first = environmentOf(installation, name, { root })
  const open = missingSettings(first)
  if (open.length > 0) return { version, findings: uncheckedBut(...open.map(settings)) }
  try {
    const account = await openAccount(first.settings.account)
    const zone = await findZone(account, first.zones.websites).catch(() => undefined)
    const environment = environmentOf(installation, name, { root, zoneId: zone?.id, account: account.id })
    return { version, findings: await runChecks({ root, environment, account, ...(random && { random }) }) }
  } catch (error) {
    const complete: Finding = { group: 'Settings', name: 'Settings', ...fine(`${settingsFile} is complete`) }
    return {
      version,
      findings: uncheckedBut(complete, { group: 'Settings', name: 'Sign-in', ...fix(reasonOf(error)) }),
    }
  }
}
