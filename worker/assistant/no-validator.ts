/** In place of the MCP library's JSON Schema validator, which would be 42 KB: our tools read their own input, and no client is asked for a form. */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('no JSON Schema is validated here')
  }
}
