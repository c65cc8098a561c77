import type { TestProject } from 'vitest/node'
import { startCustomHostnames } from './custom-hostnames.ts'
import { startDoh } from './doh.ts'

/** Who serves custom domains and who knows the DNS, for the tests that run in workerd. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const hostnames = await startCustomHostnames()
  const doh = await startDoh()
  project.provide('domainUrls', { hostnames: hostnames.url, doh: doh.url })
  return async () => {
    await hostnames.close()
    await doh.close()
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    domainUrls: { hostnames: string; doh: string }
  }
}
