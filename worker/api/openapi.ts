import type { Hono, Schema } from 'hono'
import { openAPIRouteHandler } from 'hono-openapi'
import * as z from 'zod'
import { product } from '../../renderer/document/product.ts'
import { describe } from './describe.ts'
import type { ApiEnv } from './environment.ts'
import './named-schemas.ts'

const anyDocument = z.object({ openapi: z.string() }).loose()

/** Adds `/api/openapi.json`: the OpenAPI document, made from the routes' own schemas. */
export function describeApi<S extends Schema>(routes: Hono<ApiEnv, S, '/api'>) {
  return routes.get(
    '/openapi.json',
    describe({ summary: 'This description', answers: { 200: anyDocument } }),
    openAPIRouteHandler(routes, {
      documentation: {
        info: { title: `${product.name} API`, version: '1.0' },
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      },
      excludeStaticFile: false,
    }),
  )
}
