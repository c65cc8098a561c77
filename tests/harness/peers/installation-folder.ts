import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The complete settings of an operator. */
export const adasSettings = {
  supportEmail: 'help@pages-of-ada.net',
  operator: ['Ada Lovelace', '1 Main Street', 'London'],
  production: { app: 'app.pages-of-ada.net', websites: 'ada-sites.net', mailFrom: 'hello@pages-of-ada.net' },
}

/** Creates a folder like the project's root, at version 1.2.3, with three migrations and these settings. */
export function installationFolder(settings?: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'installation-'))
  symlinkSync(join(root, 'wrangler.toml'), join(folder, 'wrangler.toml'))
  mkdirSync(join(folder, 'worker/migrations'), { recursive: true })
  for (const name of ['0000_first.sql', '0001_second.sql', '0002_third.sql'])
    writeFileSync(join(folder, 'worker/migrations', name), '')
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }')
  const write = (text: string) => writeFileSync(join(folder, 'shingle.config.jsonc'), text)
  if (settings !== undefined) write(typeof settings === 'string' ? settings : JSON.stringify(settings, null, 2))
  return { folder, write, remove: () => rmSync(folder, { recursive: true }) }
}
