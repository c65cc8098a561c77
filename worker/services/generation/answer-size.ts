import * as z from 'zod'

/** Generous in both, for languages that need more letters or more tokens than English. */
const lengths = { word: 16, sentence: 260, tokensACharacter: 0.5, tokensAField: 14 }

/** How many tokens an answer that fits a schema has at most, about. */
export function tokensFor(schema: z.ZodType): number {
  if (schema instanceof z.ZodObject) return sum(Object.values<z.ZodType>(schema.shape).map(tokensFor))
  if (schema instanceof z.ZodArray) {
    const { maxItems = 1 } = z.toJSONSchema(schema)
    return maxItems * tokensFor(schema.element as z.ZodType) + lengths.tokensAField
  }
  if (schema instanceof z.ZodEnum) return lengths.tokensAField
  const { max = 200, ask } = schema.meta() ?? {}
  const characters = Math.min(max, lengths.word * (ask?.words ?? max), lengths.sentence * (ask?.sentences ?? max))
  return Math.ceil(characters * lengths.tokensACharacter) + lengths.tokensAField
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, lengths.tokensAField)
