// Which website a request may be answered for, read off the request alone by what RFC 9110 says of a host.

const plainHost = /^[a-z0-9.-]+(?::\d*)?$/i

/**
 * The hosts whose bytes an answer may hold, and whether there is no doubt: { hosts, certain }. In doubt (a name that only a
 * lenient reader takes for a host) a server may refuse as well. Without hosts it must not answer for any website.
 */
export function whoseIs({ target, fields }) {
  const named = fields.filter(([name]) => name.trim().toLowerCase() === 'host')
  if (named.length === 0 || named.some(([name]) => name !== 'Host')) return { hosts: [], certain: false }
  const own = named.length === 1 ? readHost(named[0][1]) : { ...readHost(joined(named)), certain: false }
  const inTarget = /^[a-z]+:\/\/([^/?#]*)/i.exec(target)
  if (!inTarget) return own
  // The target should decide, but what stands before a Worker has made one of the two by then: either is right.
  const { hosts } = readHost(inTarget[1])
  const both = [...new Set([...own.hosts, ...hosts])]
  return { hosts: both, certain: own.certain && both.length === 1 }
}

/** Fields of one name are one list, of which empty members do not count. Two hosts are no host. */
const joined = (fields) =>
  fields
    .map(([, value]) => value)
    .filter(Boolean)
    .join(', ')

function readHost(field) {
  if (plainHost.test(field)) {
    const host = field.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
    return { hosts: host ? [host] : [], certain: isName(host) }
  }
  // Written a letter a byte.
  const text = Buffer.from(field, 'latin1').toString()
  const url = `http://${text}`
  const lenient = URL.canParse(url) ? [new URL(url).hostname.replace(/\.$/, '')] : []
  const portAside = /^([a-z0-9.-]+):/i.exec(text)
  return { hosts: [...lenient, ...(portAside ? [portAside[1].toLowerCase()] : [])], certain: false }
}

const isName = (host) => host.length <= 253 && host.split('.').every((label) => label.length > 0 && label.length <= 63)
