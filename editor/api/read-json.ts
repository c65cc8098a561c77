/**
 * Fetches a static JSON file. Separate from the API client, which is too large for scripts on the public pages. Throws unless the response
 * is JSON with a success status.
 */
export async function readJson<Content>(path: string): Promise<Content> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json() as Promise<Content>
}
