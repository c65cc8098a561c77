import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { builtIn } from '../../scripts/deploy/app-config.ts'
import { environmentOf } from '../../scripts/deploy/environment.ts'
import { readInstallation } from '../../scripts/deploy/read-installation.ts'
import { builtWorker } from '../harness/bench/workerd.mjs'
import { adasSettings } from '../harness/peers/installation-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const issuer = [
  'serveLocalIssuer',
  'pickerPage',
  'ada.lovelace@people.example',
  'the local account picker',
  '/_/issuer',
]
const mailbox = ['embeddedMail', 'insertMail', 'listMails', 'mailboxRoutes', 'List captured emails, newest first']
const localOnly = [...issuer, ...mailbox]

/** The names in a build of the app's Worker. */
async function foundIn(constants: Record<string, string>): Promise<string[]> {
  const { main, modules } = await builtWorker('worker/index.ts', { minify: false, constants })
  const code = modules.map(({ fileName }) => readFileSync(join(dirname(main), fileName), 'utf8')).join('\n')
  return localOnly.filter((name) => code.includes(name))
}

// ASVS 15.2.3
it('a deployed app Worker contains neither the simulated issuer nor the mailbox', async () => {
  expect(await foundIn({})).toEqual(localOnly)
  expect(await foundIn(builtIn(environmentOf(adasSettings, 'production', { root })))).toEqual([])
})

it('a trial’s app Worker contains the mailbox but not the simulated issuer', async () => {
  const { installation } = readInstallation(root, 'trial', {})
  if (!installation) throw new Error('a trial needs no settings')
  expect(await foundIn(builtIn(environmentOf(installation, 'trial', { root })))).toEqual(mailbox)
})
