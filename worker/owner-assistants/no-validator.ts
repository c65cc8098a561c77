/** In place of the MCP library's JSON Schema validator, which would be 42 KB: our tools validate their own input, and clients get no forms. */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('no JSON Schema is validated here')
  }
}
