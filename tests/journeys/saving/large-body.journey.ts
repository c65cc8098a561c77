import { request } from 'node:http'
import { expect, test } from '@playwright/test'

const chunk = Buffer.alloc(64 * 1024, 'x')
const megabytes = 100

/** The response status for a chunked body, sent as fast as the connection allows. */
const statusOf = (origin: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', origin, 'transfer-encoding': 'chunked' }
    const sent = request(new URL('/api/drafts/none', origin), { method: 'PUT', headers }, (response) => {
      resolve(response.statusCode)
      response.resume()
    })
    sent.on('error', reject)
    let left = (megabytes * 1024 * 1024) / chunk.length
    const write = () => {
      while (left > 0) {
        left -= 1
        if (!sent.write(chunk)) return void sent.once('drain', write)
      }
      sent.end()
    }
    write()
  })

test('a chunked body of 100 MB is always rejected as too large @slow', async ({ baseURL }) => {
  const statuses: (number | undefined)[] = []
  for (let round = 0; round < 3; round += 1) statuses.push(await statusOf(baseURL ?? ''))
  expect(statuses).toEqual([413, 413, 413])
})
