import { Hono } from 'hono'
import { dayAt } from '../../renderer/dates/days.ts'
import { callerIn, ownedDraft, type SignedInEnv } from '../accounts/sessions/signed-in.ts'
import { chooseToolModel } from '../adapters/ai/choose-model.ts'
import { getDraft } from '../drafts/drafts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import { limitRate } from '../platform/http/middleware.ts'
import { describe, jsonBody } from '../platform/http/route.ts'
import { logFailure } from '../platform/log/log.ts'
import { insertTurn, listTurns, updateAccepted } from './rows.ts'
import type { Asking } from './run.ts'
import { type AskLine, acceptance, askLine, askRequest, asks, type Turn } from './schema.ts'
import { suggestionsFor } from './suggestions.ts'

const hasModel = ({ env }: ServiceContext) => chooseToolModel(env) !== undefined

/** Requests for a change in a sentence, and their outcome. */
export const askRoutes = new Hono<SignedInEnv>()
  .get(
    '/:draftId/asks',
    describe({
      summary: 'List requests for changes, with three suggestions',
      answers: { 200: asks },
      errors: ['not_signed_in', 'not_found'],
    }),
    ownedDraft,
    async (c) => {
      const services = c.get('services')
      const of = c.get('draft')
      const { websiteSettings } = await getDraft(services, { userId: of.userId, idOrHandle: of.draftId })
      const today = dayAt(services.now().getTime(), websiteSettings.settings.timeZone)
      const suggestions = suggestionsFor(websiteSettings, today)
      return c.json({ turns: await listTurns(services.db, of), suggestions, model: hasModel(services) }, 200)
    },
  )
  .post(
    '/:draftId/asks',
    describe({
      summary: 'Request a change in plain words',
      description:
        'Responds with one JSON object per line: text, steps, then done or failed. The website stays as it is until the owner accepts steps. Closing the connection stops the run.',
      answers: { 200: askLine },
      errors: ['invalid_request', 'not_signed_in', 'not_found', 'assistant_unavailable'],
    }),
    limitRate('COSTLY_LIMIT', 'asks '),
    ownedDraft,
    jsonBody(askRequest),
    async (c) => {
      const services = c.get('services')
      const of = c.get('draft')
      const { draftId } = await getDraft(services, { userId: of.userId, idOrHandle: of.draftId })
      if (!hasModel(services)) throw new AppError('assistant_unavailable')
      const request = c.req.valid('json')
      const timeZone = request.websiteSettings.settings.timeZone || request.timeZone || 'UTC'
      const today = dayAt(services.now().getTime(), timeZone)
      const earlier = (await listTurns(services.db, of)).slice(-rememberedTurns).map(replyOf)
      const asking = { userId: of.userId, draftId, caller: await callerIn(c), request, today, timeZone, earlier }
      return streamAsk(services, asking, c.req.raw.signal)
    },
  )
  .post(
    '/:draftId/asks/:turnId',
    describe({
      summary: 'Record which proposed changes were accepted',
      answers: { 204: null },
      errors: ['invalid_request', 'not_signed_in', 'not_found'],
    }),
    ownedDraft,
    jsonBody(acceptance),
    async (c) => {
      const of = c.get('draft')
      const turn = { turnId: c.req.param('turnId'), ...c.req.valid('json') }
      if (!(await updateAccepted(c.get('services').db, { ...of, ...turn }))) throw new AppError('not_found')
      return c.body(null, 204)
    },
  )

/** The number of earlier turns in a prompt. */
const rememberedTurns = 6

/** A turn and its outcome, for a prompt. */
function replyOf({ message, text, steps, choices, accepted }: Turn) {
  const became = { all: 'The owner accepted it.', some: 'The owner accepted a part.', none: 'The owner discarded it.' }
  const outcome = steps.length === 0 ? '' : accepted ? became[accepted] : 'The owner has not decided.'
  const offered = choices.length > 0 ? `(${choices.join(' / ')})` : ''
  return { request: message, reply: [text, offered, outcome].filter(Boolean).join(' ') }
}

/** How often a running request writes a blank line. */
const beatMs = 1500

/** Runs a request and streams its lines. Closing the connection stops the run, and nothing is stored. */
function streamAsk(ctx: ServiceContext, asking: Omit<Asking, 'signal'>, gone: AbortSignal): Response {
  const stopped = new AbortController()
  const signal = AbortSignal.any([stopped.signal, gone])
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const tell = (line: AskLine) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      }
      // A closed connection shows when something is written.
      const beat = setInterval(() => !signal.aborted && controller.enqueue(encoder.encode('\n')), beatMs)
      const run = async () => {
        try {
          const { runAsk } = await import('./run-ask.ts')
          const ran = await runAsk(ctx, { ...asking, signal }, tell)
          signal.throwIfAborted()
          await insertTurn(ctx.db, { turn: ran.turn, userId: asking.userId, draftId: asking.draftId })
          tell({ type: 'done', ...ran })
        } catch (error) {
          if (signal.aborted) return
          if (!(error instanceof AppError)) logFailure('api.unexpected', error)
          tell({ type: 'failed', code: error instanceof AppError ? error.code : 'unknown' })
        } finally {
          clearInterval(beat)
        }
        if (!signal.aborted) controller.close()
      }
      ctx.defer(run())
    },
    cancel: () => stopped.abort(new Error('stopped')),
  })
  return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8' } })
}
