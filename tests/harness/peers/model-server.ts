import { LLMock } from '@copilotkit/aimock'
import type { TestProject } from 'vitest/node'
import { startModel } from '../model/start-model.ts'

/** In milliseconds, of each call of the model that fits every question. */
const delay = 800

/**
 * The models of the tests that run in workerd: one that says what a test has scripted, over its own control API, and one that answers
 * whatever it is asked.
 */
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
