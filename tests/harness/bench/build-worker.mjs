// Makes a Worker as `wrangler deploy` would, without deploying it and without building the editor first.
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { freshFolder, root } from './workerd.mjs'

const made = new Map()

/** The path of an entry's bundle, made once a run; beside it lies `bundle-meta.json`, what esbuild says of it. Unminified, it names its files. */
export function buildWorker(entry, { minify = true } = {}) {
  const key = `${entry} ${minify ? 'minified' : 'as written'}`
  if (!made.has(key)) made.set(key, build(entry, minify, key))
  return made.get(key)
}

async function build(entry, minify, key) {
  const name = basename(entry).replace(/\.\w+$/, '')
  const folder = freshFolder(`bundle-${key.replaceAll(/[^a-z0-9]+/gi, '-')}`)
  const config = readFileSync(join(root, 'wrangler.toml'), 'utf8')
    .replace(/^main = .*$/m, `main = "${join(root, entry)}"`)
    .replace(/^\[+(?:build|assets|durable_objects\.bindings|migrations)\]+\n(?:(?!\[).*\n)*/gm, '')
    .replaceAll(/"\.\/(?=node_modules|worker)/g, `"${root}`)
  writeFileSync(join(folder, 'wrangler.toml'), config)
  const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')
  const args = [
    'deploy',
    '--dry-run',
    `--minify=${minify}`,
    '--metafile',
    '--outdir',
    join(folder, 'out'),
    '--config',
    join(folder, 'wrangler.toml'),
  ]
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', NODE_ENV: '' }
  await promisify(execFile)(process.execPath, [wrangler, ...args], { cwd: root, env })
  return join(folder, 'out', `${name}.js`)
}
