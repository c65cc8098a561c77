import type { Env } from '../../env.ts'
import { countFailures } from '../log/failure-counts.ts'
import { hasFailures, inLogScope, logEvent, logFailure, stopwatch } from '../log/log.ts'
import { problemPage } from './problem-page.ts'

type Kind = 'assistant' | 'form' | 'page' | 'preview' | 'report'

/**
 * Responds to a request outside the API, with an id in all its log lines. An unexpected error becomes a page that shows the id. Logs only
 * failures and refusals, since the platform counts the rest.
 */
export const answerInScope = (
  { method }: Request,
  env: Env,
  ctx: ExecutionContext,
  kind: Kind,
  serve: () => Promise<Response>,
): Promise<Response> => {
  const id = crypto.randomUUID()
  return inLogScope({ id }, async () => {
    const elapsed = stopwatch()
    try {
      const response = await serve()
      const { status } = response
      if (status >= 500) logEvent('pages.failed', { outcome: 'failed', method, status, ms: elapsed() })
      else if (isRefusal(kind, method, status))
        logEvent('pages.refused', { outcome: 'refused', what: kind, method, status, ms: elapsed() })
      return status >= 500 ? withId(response, id) : response
    } catch (error) {
      logFailure('pages.failed', error, { method, status: 500, ms: elapsed() })
      return problemPage(env.APP_ORIGIN, id)
    } finally {
      if (hasFailures()) ctx.waitUntil(countFailures(env.DB))
    }
  })
}

/**
 * Robots try thousands of nonexistent pages, so those aren't logged. On the preview host they are, since there they mean a link that
 * doesn't open.
 */
const isRefusal = (kind: Kind, method: string, status: number) =>
  status >= 400 && !(kind === 'page' && status === 404 && (method === 'GET' || method === 'HEAD'))

function withId(response: Response, id: string): Response {
  const answer = new Response(response.body, response)
  answer.headers.set('X-Request-Id', id)
  return answer
}
