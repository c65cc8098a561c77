// Renders a part of a job: one of several threads that render-documents.ts starts. It reports refusals, waits for the message that
// nothing was refused, and says how many files it has written.
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { readPart } from './render-part.ts'
import type { RenderShares } from './render-shares.ts'

const { shares, own, fonts } = workerData as { shares: RenderShares; own: number; fonts: string }
const { refusals, render } = readPart(shares, own, fonts)
if (parentPort) {
  const told = once(parentPort, 'message')
  parentPort.postMessage(refusals)
  await told
  parentPort.postMessage(await render())
  parentPort.close()
}
