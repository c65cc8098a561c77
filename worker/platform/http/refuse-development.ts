import { logFailure } from '../log/log.ts'
import { NotConfigured } from './errors.ts'

const words =
  'This Worker has development settings, with which anybody can sign in as anybody, so it serves only the machine it runs on. Deploy it with npm run deploy.'

/** Rejects a request for an internet host when the Worker has development settings. Logs the same words. */
export function refuseDevelopment(): Response {
  logFailure('config.missing', new NotConfigured(words))
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(`${words}\n`, { status: 503, headers })
}
