/** The names of entries that fail a check, with reasons, so that one test reports all offenders at once. */
export async function offendersAmong<T, Name extends string>(
  entries: Iterable<readonly [name: Name, entry: T]>,
  check: (entry: T, name: Name) => unknown,
): Promise<string[]> {
  const offenders: string[] = []
  let checked = 0
  for (const [name, entry] of entries) {
    checked += 1
    try {
      await check(entry, name)
    } catch (error) {
      offenders.push(`${name}: ${reasonOf(error)}`)
    }
  }
  if (checked === 0) throw new Error('There is nothing to check.')
  return offenders
}

/** The assertion's message with the list replaced by its length; the caller appends the list. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message } = error
  const { actual } = error as { actual?: unknown }
  return /Array\(|Object \{|…/.test(message) && actual !== undefined
    ? `${message}; got ${JSON.stringify(actual)}`
    : message
}
