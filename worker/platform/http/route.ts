import { describeRoute, resolver, validator } from 'hono-openapi'
import * as z from 'zod'
import { AppError, type ErrorCode, errorStatus } from './errors.ts'

type Description = {
  summary: string
  description?: string
  /** What a good answer holds, by status; null for one without a body. */
  answers: Partial<Record<101 | 200 | 201 | 204 | 302 | 503, z.ZodType | null>>
  /** What each server-sent event holds, where a good answer is a stream of them. */
  events?: z.ZodType
  /** Wants a bearer token, as POST /api/session/token gives. */
  bearer?: true
  /** The codes it may fail with, beside those that any call may. */
  errors?: ErrorCode[]
}

const errorBody = z
  .object({
    error: z.object({
      code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
      details: z.unknown().optional(),
      requestId: z.string(),
    }),
  })
  .meta({ id: 'Error' })

const goodAnswers: Record<string, string> = {
  101: 'The socket is open',
  200: 'Done',
  201: 'Made',
  204: 'Done; nothing to say',
  302: 'Goes on elsewhere',
  503: 'Does not work',
}

const content = (schema: z.ZodType, type = 'application/json') => ({ [type]: { schema: resolver(schema) } })

/** Says in the OpenAPI document what a route does, answers and may fail with. */
export function describe({ answers, events, bearer, errors = [], ...what }: Description) {
  const codes: ErrorCode[] = [...errors, 'too_many_requests', 'not_configured', 'unknown']
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code])
  return describeRoute({
    ...what,
    ...(bearer && { security: [{ bearer: [] }] }),
    responses: {
      ...Object.fromEntries(
        [...byStatus].map(([status, of]) => [status, { description: of.join(', '), content: content(errorBody) }]),
      ),
      ...Object.fromEntries(
        Object.entries(answers).map(([status, schema]) => [
          status,
          { description: goodAnswers[status] ?? '', ...(schema ? { content: content(schema) } : {}) },
        ]),
      ),
      ...(events && { 200: { description: 'Events, as they happen', content: content(events, 'text/event-stream') } }),
    },
  })
}

type Outcome = { success: boolean; error?: readonly z.core.$ZodIssue[] | readonly Issue[] }
type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] }

/** A body of this shape, or 400 with paths and messages (never the values that were sent). */
export const jsonBody = <S extends z.ZodType>(schema: S) => validator('json', schema, refuse)

/** A query of this shape, or 400 likewise. */
export const query = <S extends z.ZodType>(schema: S) => validator('query', schema, refuse)

/** Parts of the path likewise. */
export const params = <S extends z.ZodType>(schema: S) => validator('param', schema, refuse)

function refuse(outcome: Outcome): void {
  if (outcome.success) return
  const issues = (outcome.error ?? []).map(({ path = [], message }) => ({
    path: path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.'),
    message,
  }))
  throw new AppError('invalid_request', { issues })
}

/** A draft's revision as an ETag. */
export const etagOf = (revision: number) => `"${revision}"`

/** The revision a change was made from, out of `If-Match: "<revision>"`. 428 without, 400 when it is something else. */
export function revisionOf(ifMatch: string | undefined): number {
  if (ifMatch === undefined || ifMatch.trim() === '') throw new AppError('revision_required')
  const revision = /^\s*"?(\d{1,9})"?\s*$/.exec(ifMatch)?.[1]
  if (revision === undefined) {
    throw new AppError('invalid_request', { issues: [{ path: 'If-Match', message: 'expected "<revision>"' }] })
  }
  return Number(revision)
}
