// The ETags that have been seen. A strong one stands for the same bytes for good, and for no others anywhere.

/** `of(host, name)` lists [tag, coding] pairs; `learn` takes in what came with checked bytes, and says when that cannot be. */
export function seenTags() {
  const byFile = new Map()
  const owners = new Map()

  function of(host, name) {
    return byFile.get(`${host}/${name}`) ?? []
  }

  /** What is wrong with it, or undefined. */
  function learn(host, name, coding, tag) {
    if (!/^"[^"]+"$/.test(tag ?? '')) return 'no strong ETag'
    const owner = `${host}/${name} ${coding}`
    const other = owners.get(tag)
    if (other !== undefined) return other === owner ? undefined : `the ETag of ${other}`
    const known = of(host, name)
    if (known.some(([, its]) => its === coding)) return 'another ETag'
    owners.set(tag, owner)
    byFile.set(`${host}/${name}`, [...known, [tag, coding]])
    return undefined
  }

  return { of, learn }
}
