import type { EdgeEnv } from '../env.ts'
import { onHostWritten, readPage } from '../storage/release-store/read-page.ts'
import { holdPage } from './held-page.ts'
import { type HeldPage, PageMemory } from './page-memory.ts'

/** An isolate has 128 MB for everything: some 3,000 pages. */
const memory = new PageMemory(24 * 1024 * 1024)
onHostWritten((hostname) => memory.forget(hostname))

/**
 * The page of a hostname if this isolate has it. An old copy is renewed for the next visitor; when that
 * fails, a later request tries again, and the copy is good until its time is over.
 */
export function findInMemory(hostname: string, env: EdgeEnv, ctx: ExecutionContext): HeldPage | undefined {
  const found = memory.find(hostname, Date.now())
  if (found?.due)
    ctx.waitUntil(readAndKeep(hostname, env).catch((error) => console.error(`${hostname} not renewed: ${error}`)))
  return found?.page
}

/**
 * The page of a hostname: out of memory or by one read. Undefined without one, which is not cached: a website
 * that is published shows at once. Throws KV's error.
 */
export async function findPage(hostname: string, env: EdgeEnv, ctx: ExecutionContext): Promise<HeldPage | undefined> {
  return findInMemory(hostname, env, ctx) ?? readAndKeep(hostname, env)
}

/** Each request that finds nothing reads separately: a request must not wait for a read of another one, whose visitor may leave. */
async function readAndKeep(hostname: string, env: EdgeEnv): Promise<HeldPage | undefined> {
  const begun = memory.begin(Date.now())
  const stored = await readPage(env, hostname)
  const page = stored && holdPage(stored)
  memory.keep(hostname, page, begun)
  return page
}
