// The cron of the local product: Cloudflare runs it in production, but wrangler and Vite do not.

/** Runs the Worker's cron every minute until this process ends. `port`: where the Worker is served. */
export function runCronLocally(port) {
  setTimeout(async () => {
    // The Worker isn't running yet, or any more.
    await fetch(`http://127.0.0.1:${port}/cdn-cgi/local/scheduled`).catch(() => undefined)
    runCronLocally(port)
  }, untilNextMinute()).unref()
}

const untilNextMinute = () => 60_000 - (Date.now() % 60_000)
