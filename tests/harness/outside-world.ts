import { createServer } from 'node:http'
import { startModel } from './model/start-model.ts'
import { barberPage } from './peers/site-farm.ts'

/** Starts a model and a barber's old website for the journeys, on two ports: `node tests/harness/outside-world.ts 8793 8794`. */
const [modelPort = 0, pagePort = 0] = process.argv.slice(2).map(Number)

await startModel({ port: modelPort, delay: 800 })
createServer((request, response) => {
  const found = request.url === '/shop'
  response.writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
  response.end(found ? barberPage() : '')
}).listen(pagePort, '127.0.0.1')
