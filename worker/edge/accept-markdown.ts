/** Whether a client mentions Markdown at all. No browser does, so nearly every request stops at this check. */
export const namesMarkdown = (request: Request): boolean => /text\/markdown/i.test(request.headers.get('accept') ?? '')

/** Whether an `Accept` header prefers Markdown at least as much as HTML. */
export function prefersMarkdown(accept: string): boolean {
  const weights = new Map(accept.toLowerCase().split(',').map(weighed))
  const markdown = weights.get('text/markdown') ?? 0
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0
  return markdown > 0 && markdown >= html
}

function weighed(range: string): [type: string, weight: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return [type, weight === undefined ? 1 : Number(weight) || 0]
}
