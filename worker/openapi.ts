import type { Hono, Schema } from 'hono'
import { openAPIRouteHandler } from 'hono-openapi'
import * as z from 'zod'
import { image } from '../renderer/document/image.ts'
import { link } from '../renderer/document/link.ts'
import { product } from '../renderer/document/product.ts'
import { sectionDesign } from '../renderer/document/section-design.ts'
import { section } from '../renderer/document/section-types.ts'
import { websiteSettings } from '../renderer/document/website-settings.ts'
import { creation, creationAnswers } from './creation/schema.ts'
import type { ApiEnv } from './platform/context.ts'
import { describe } from './platform/http/describe.ts'

const anyDocument = z.object({ openapi: z.string() }).loose()

/** Adds `/api/openapi.json`: the OpenAPI document, made from the routes' own schemas. */
export function describeApi<E extends ApiEnv, S extends Schema>(routes: Hono<E, S, '/api'>) {
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

// Written once under components/schemas of the OpenAPI document instead of wherever they are used.
z.globalRegistry.add(websiteSettings, { id: 'WebsiteSettings' })
z.globalRegistry.add(section, { id: 'Section' })
z.globalRegistry.add(sectionDesign, { id: 'SectionDesign' })
z.globalRegistry.add(image, { id: 'Image' })
z.globalRegistry.add(link, { id: 'Link' })
z.globalRegistry.add(creation, { id: 'Creation' })
z.globalRegistry.add(creationAnswers, { id: 'CreationAnswers' })
