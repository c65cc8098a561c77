import { validator } from 'hono-openapi'
import type * as z from 'zod'
import { AppError } from './errors.ts'

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
