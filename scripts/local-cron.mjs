// The cron of the local product: Cloudflare runs it in production, but wrangler and Vite do not.
import { get as getPlain } from 'node:http'
import { get as getSecure } from 'node:https'

/** Runs the Worker's cron every minute until this process ends. The Worker may not run yet, or any more. */
export function runCronLocally(product) {
  setTimeout(async () => {
    await asks(product, '/cdn-cgi/local/scheduled')
    runCronLocally(product)
  }, untilNextMinute()).unref()
}

const untilNextMinute = () => 60_000 - (Date.now() % 60_000)

/** Whether the product on this machine answers, where it is served with a certificate that it made itself, too. */
export function asks({ port, isSecure = false }, path) {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path, rejectUnauthorized: false }
    const request = (isSecure ? getSecure : getPlain)(options, (response) => {
      response.resume()
      resolve(true)
    })
    request.on('error', () => resolve(false))
  })
}
