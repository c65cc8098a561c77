/** Far more than any tool takes. */
const deepest = 32

/** Whether no bracket of a JSON text is nested too deep for code that calls itself for each. */
export function isShallow(json: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at]
    if (isInText && character === '\\') at += 1
    else if (character === '"') isInText = !isInText
    else if (isInText) continue
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    if (depth > deepest) return false
  }
  return true
}
