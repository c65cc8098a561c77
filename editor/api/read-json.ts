/**
 * A static file of our own as JSON. Apart from the client of the API, which the public pages' small scripts have no room for.
 * Throws when there is no answer, or none with the file.
 */
export async function readJson<Content>(path: string): Promise<Content> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json() as Promise<Content>
}
