// nginx as its operators would set it up for the same page: compressed beforehand, one worker process, no log.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { freePort, freshFolder, pinned } from './workerd.mjs'

const patienceMs = 10_000
const command = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0)

/** Where nginx is not installed there is nothing to measure. */
export const hasNginx = command !== undefined

/** Serves a page on the first processor, until `stop`. Answers { port, pids, bytes }: master and worker, and the compressed page's size. */
export async function startNginx(html) {
  const folder = freshFolder('nginx')
  const compressed = gzipSync(html, { level: 9 })
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'index.html.gz'), compressed)
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port))
  const child = spawn(...pinned(0, command, ['-p', folder, '-e', join(folder, 'error.log'), '-c', 'nginx.conf']), {
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const begun = performance.now()
  while (workersOf(child.pid).length === 0 || !(await answers(port))) {
    if (child.exitCode === null && performance.now() - begun < patienceMs) continue
    await stop()
    throw new Error(`nginx does not run: ${errorsIn(folder)}`)
  }
  return { port, pids: [child.pid, ...workersOf(child.pid)], bytes: compressed.byteLength, stop }
}

/** Run as root, nginx would give its worker to a user who may not read this folder. */
const user = process.getuid?.() === 0 ? 'user root;' : ''

const configuration = (folder, port) => `daemon off;
${user}
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 1000000000;
  types { text/html html; }
  gzip_static on;
  client_body_temp_path ${join(folder, 'body')};
  proxy_temp_path ${join(folder, 'proxy')};
  fastcgi_temp_path ${join(folder, 'fastcgi')};
  uwsgi_temp_path ${join(folder, 'uwsgi')};
  scgi_temp_path ${join(folder, 'scgi')};
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`

/** The processes that a process has started. */
function workersOf(pid) {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return processes.map(Number).filter((candidate) => parentOf(candidate) === pid)
}

function parentOf(pid) {
  try {
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return Number(parent)
  } catch {
    // It has already ended.
    return undefined
  }
}

async function answers(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/`)).ok
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 10))
    return false
  }
}

function errorsIn(folder) {
  const path = join(folder, 'error.log')
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n')[0] : 'no log'
}
