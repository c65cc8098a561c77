// Makes a Worker as `wrangler deploy` would, without deploying it and without building the editor first.
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { freshFolder, root } from './workerd.mjs'

const made = new Map()

/** The path of an entry's minified bundle; made once a run. */
export function buildWorker(entry) {
  if (!made.has(entry)) made.set(entry, build(entry))
  return made.get(entry)
}

async function build(entry) {
  const name = basename(entry).replace(/\.\w+$/, '')
  const folder = freshFolder(`bundle-${entry.replaceAll(/[^a-z0-9]+/gi, '-')}`)
  const config = readFileSync(join(root, 'wrangler.toml'), 'utf8')
    .replace(/^main = .*$/m, `main = "${join(root, entry)}"`)
    .replace(/^\[+(?:build|assets|durable_objects\.bindings|migrations)\]+\n(?:(?!\[).*\n)*/gm, '')
    .replaceAll(/"\.\/(?=node_modules|worker)/g, `"${root}`)
  writeFileSync(join(folder, 'wrangler.toml'), config)
  const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')
  const args = [
    'deploy',
    '--dry-run',
    '--minify',
    '--outdir',
    join(folder, 'out'),
    '--config',
    join(folder, 'wrangler.toml'),
  ]
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', NODE_ENV: '' }
  await promisify(execFile)(process.execPath, [wrangler, ...args], { cwd: root, env })
  return join(folder, 'out', `${name}.js`)
}
