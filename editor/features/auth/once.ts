/**
 * Does something once for each secret, however often the page asks: a second time would find it used up. What failed may be tried again.
 */
export function once<T>(act: (secret: string) => Promise<T>): (secret: string) => Promise<T> {
  const begun = new Map<string, Promise<T>>()
  return (secret) => {
    const known = begun.get(secret)
    if (known) return known
    const doing = act(secret)
    begun.set(secret, doing)
    doing.catch(() => begun.delete(secret))
    return doing
  }
}
