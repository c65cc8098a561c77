import { describeRoute, resolver, validator } from 'hono-openapi'
import * as z from 'zod'
import { AppError, type ErrorCode, errorStatus } from './errors.ts'

type Description = {
  summary: string
  description?: string
  /** The schema of each successful response by status; null for one without a body. */
  answers: Partial<Record<101 | 200 | 201 | 204 | 302 | 503, z.ZodType | null>>
  /** The schema of each server-sent event, if the response is a stream. */
  events?: z.ZodType
  /** Requires a bearer token from POST /api/session/token. */
  bearer?: true
  /** The route's error codes, in addition to those of every route. */
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

const successDescriptions: Record<string, string> = {
  101: 'Switching protocols',
  200: 'OK',
  201: 'Created',
  204: 'No content',
  302: 'Redirect',
  503: 'Unavailable',
}

const content = (schema: z.ZodType, type = 'application/json') => ({ [type]: { schema: resolver(schema) } })

/** Documents a route in OpenAPI: its purpose, responses and errors. */
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
          { description: successDescriptions[status] ?? '', ...(schema ? { content: content(schema) } : {}) },
        ]),
      ),
      ...(events && { 200: { description: 'Server-sent events', content: content(events, 'text/event-stream') } }),
    },
  })
}

type Outcome = { success: boolean; error?: readonly z.core.$ZodIssue[] | readonly Issue[] }
type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] }

/** Validates the body; responds 400 with paths and messages, never the submitted values. */
export const jsonBody = <S extends z.ZodType>(schema: S) => validator('json', schema, refuse)

/** Schema of an empty request body. */
export const emptyBody = z.strictObject({})

/** Validates the query in the same way as jsonBody. */
export const query = <S extends z.ZodType>(schema: S) => validator('query', schema, refuse)

/** Validates path parameters in the same way as jsonBody. */
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

/** The revision that a change is based on, from `If-Match: "<revision>"`. 428 if missing, 400 if malformed. */
export function revisionOf(ifMatch: string | undefined): number {
  if (ifMatch === undefined || ifMatch.trim() === '') throw new AppError('revision_required')
  const revision = /^\s*"?(\d{1,9})"?\s*$/.exec(ifMatch)?.[1]
  if (revision === undefined) {
    throw new AppError('invalid_request', { issues: [{ path: 'If-Match', message: 'expected "<revision>"' }] })
  }
  return Number(revision)
}
