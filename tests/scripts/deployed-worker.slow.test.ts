import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { builtIn } from '../../scripts/deploy/app-config.ts'
import { environmentOf } from '../../scripts/deploy/environment.ts'
import { builtWorker } from '../harness/bench/workerd.mjs'
import { adasSettings } from '../harness/peers/installation-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The simulated issuer, its account picker, and the mailbox. */
const localOnly = [
  ...['serveLocalIssuer', 'pickerPage', 'ada.lovelace@people.example', 'the local account picker', '/_/issuer'],
  ...['embeddedMail', 'insertMail', 'listMails', 'mailboxRoutes', 'The mails that would have been sent'],
]

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
