/**
 * A static file of our own as JSON. Apart from the client of the API, which is too large for the small scripts of the public pages.
 * Throws when there is no answer, or none with the file.
 */
export async function readJson<Content>(path: string): Promise<Content> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json() as Promise<Content>
}
