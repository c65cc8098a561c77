import * as z from 'zod'

type JsonSchema = { [keyword: string]: unknown }

/** What OpenAI's strict mode knows of JSON Schema, as far as we use it. It has no length limits, so the descriptions carry them. */
const known = new Set([
  'type',
  'description',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'minItems',
  'maxItems',
  'enum',
])

/**
 * The JSON schema of an answer as strict mode wants it: every property required, no others allowed, and no keyword that it does not know, such
 * as the metadata of our fields.
 */
export function strictSchema(answer: z.ZodObject): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(answer, {
    override: ({ jsonSchema }) => {
      for (const keyword of Object.keys(jsonSchema)) {
        if (!known.has(keyword)) delete jsonSchema[keyword as keyof typeof jsonSchema]
      }
    },
  })
  return schema
}
