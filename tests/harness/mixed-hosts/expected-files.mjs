// Which file of a website a path names.

const plainPath = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\/?)?$/

/**
 * { files, certain, redirect }: the names that a path may stand for, the page's being ''. For a path that needs no decoding and
 * no resolving there is one and no doubt; for others a server may as well say that there is nothing.
 */
export function filesOf(target) {
  const withoutOrigin = target.replace(/^[a-z]+:\/\/[^/?#]*/i, '') || '/'
  const path = withoutOrigin.split('?')[0]
  if (plainPath.test(path)) return { files: [nameOf(path)], certain: true, redirect: `${path}/` }
  const readings = [path, path.split('#')[0], decoded(path), resolved(path), decoded(resolved(path))]
  return { files: [...new Set(readings.map(nameOf))], certain: false, redirect: undefined }
}

function nameOf(path) {
  const name = path.replace(/^\//, '')
  if (name === '' || name === 'index.html') return ''
  return name.endsWith('/') ? `${name}index.html` : name
}

function decoded(path) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** As a browser resolves it. */
const resolved = (path) => (URL.canParse(`http://host${path}`) ? new URL(`http://host${path}`).pathname : path)
