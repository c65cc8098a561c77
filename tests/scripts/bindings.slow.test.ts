import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The body of the types that `wrangler types` generates for production, without variables (worker/settings.ts) and
 * Durable Objects (their features).
 */
function generated(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bindings-'))
  const file = join(folder, 'bindings.d.ts')
  const flags = ['--include-runtime=false', '--include-main-module=false', '--strict-vars=false']
  const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')
  const args = [wrangler, 'types', file, '--config', join(root, 'wrangler.toml'), '--env', 'production', ...flags]
  execFileSync(process.execPath, args, { cwd: root, stdio: 'ignore', env: { ...process.env, CI: '1' } })
  const [, body = ''] = /^interface __BaseEnv_Env \{\n(.*?)^\}$/ms.exec(readFileSync(file, 'utf8')) ?? []
  rmSync(folder, { recursive: true })
  return body
    .split('\n')
    .filter((line) => !/: string;$|DurableObjectNamespace/.test(line))
    .map((line) => line.replace(/^\t/, '  ').replace(/;$/, ''))
    .join('\n')
}

it('the types of the bindings match wrangler.toml', async () => {
  const text = `// Made from wrangler.toml by tests/scripts/bindings.slow.test.ts: \`npx vitest run -u tests/scripts/bindings.slow.test.ts\`.\nexport interface Bindings {\n${generated()}}\n`
  await expect(text).toMatchFileSnapshot('../../worker/bindings.ts')
}, 300_000)
