// Sends every request of this process that would leave the machine to a stand-in instead, with the host in a header. A test calls it, or
// starts a process with `--import` of this file and OUTSIDE_URL.

export const outsideHeader = 'x-outside-host'

/** @param {string} standIn an origin on this machine. @returns a function that lets requests out again */
export function withoutInternet(standIn) {
  const real = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    const { hostname, pathname, search } = new URL(request.url)
    if (hostname === '127.0.0.1' || hostname === 'localhost') return real(input, init)
    const headers = new Headers(request.headers)
    headers.set(outsideHeader, hostname)
    return real(`${standIn}${pathname}${search}`, { ...init, headers })
  }
  return () => {
    globalThis.fetch = real
  }
}

if (process.env.OUTSIDE_URL) withoutInternet(process.env.OUTSIDE_URL)
