import type { Env } from '../env.ts'
import { onHostWritten, readPage } from '../storage/release-store/read-page.ts'
import { holdPage } from './held-page.ts'
import { type HeldPage, PageMemory } from './page-memory.ts'

/** An isolate has 128 MB for everything: some 3,000 pages. */
const memory = new PageMemory(24 * 1024 * 1024)
onHostWritten((hostname) => memory.forget(hostname))

/** The page of a hostname if this isolate has it. A copy that is getting old is renewed for whoever comes next. */
export function findInMemory(hostname: string, env: Env, ctx: ExecutionContext): HeldPage | undefined {
  const found = memory.find(hostname, Date.now())
  if (found?.due) ctx.waitUntil(readAndKeep(hostname, env))
  return found?.page
}

/** The page of a hostname: out of memory or by one read. Undefined where there is none. */
export async function findPage(hostname: string, env: Env, ctx: ExecutionContext): Promise<HeldPage | undefined> {
  return findInMemory(hostname, env, ctx) ?? readAndKeep(hostname, env)
}

async function readAndKeep(hostname: string, env: Env): Promise<HeldPage | undefined> {
  const mark = memory.mark
  const stored = await readPage(env, hostname)
  if (stored === undefined) {
    memory.forget(hostname)
    return undefined
  }
  const page = holdPage(stored)
  memory.keep(hostname, page, Date.now(), mark)
  return page
}
