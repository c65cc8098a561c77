import { LLMock } from '@copilotkit/aimock'
import type { TestProject } from 'vitest/node'
import { startModel } from '../model/start-model.ts'

/** The generic model's latency in milliseconds. */
const delay = 800

/** Models for tests in workerd: a scripted one with a control API, and a generic one that fits any schema. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scripted = new LLMock({ port: 0, host: '127.0.0.1', journalMaxEntries: 0 })
  await scripted.start()
  const fitting = await startModel({ delay })
  project.provide('modelUrls', { scripted: scripted.url, fitting: fitting.url })
  return async () => {
    await scripted.stop()
    await fitting.close()
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    modelUrls: { scripted: string; fitting: string }
  }
}
