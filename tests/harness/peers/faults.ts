import type { ServerResponse } from 'node:http'
import type { Fault } from './scripted-answer.ts'

/** The fault that this call meets, which is then counted; undefined where it meets none. */
export function nextFault(faults: Fault[], call: string): Fault | undefined {
  const fault = faults.find(({ to, times }) => (to === undefined || to === call) && times !== 0)
  if (fault?.times !== undefined) fault.times -= 1
  return fault
}

type Answer = { status: number; type: string; body: string }

/** Responds with the fault. The peer implements `wrong-id`. */
export function answerWith(response: ServerResponse, answer: Answer, fault: Fault | undefined): void {
  if (fault && fault.how !== 'wrong-id') ways[fault.how](response, answer, fault)
  else send(response, answer)
}

const send = (response: ServerResponse, { status, type, body }: Answer) =>
  void response.writeHead(status, { 'content-type': type }).end(body)

/** Half of what was to come. */
const begin = (response: ServerResponse, { type, body }: Answer, length?: number) => {
  response.writeHead(200, { 'content-type': type, ...(length && { 'content-length': String(length) }) })
  response.write(body.slice(0, Math.ceil(body.length / 2)))
}

const refusal = (code: number, message: string) =>
  JSON.stringify({ success: false, errors: [{ code, message }], messages: [], result: null })

const otherShape = '{"success":true,"Status":"fine","result":{"id":7,"hostname":["a"]},"Answer":"none"}'

const ways: Record<
  Exclude<Fault['how'], 'wrong-id'>,
  (response: ServerResponse, answer: Answer, fault: Fault) => void
> = {
  500: (response, answer) => send(response, { ...answer, status: 500, body: refusal(1500, 'Internal Server Error') }),
  429: (response, answer) => {
    response.setHeader('retry-after', '60')
    send(response, { ...answer, status: 429, body: refusal(971, 'Please wait') })
  },
  hang: () => {},
  slow: (response, answer, { delay = 1000 }) => {
    const timer = setTimeout(() => send(response, answer), delay)
    response.once('close', () => clearTimeout(timer))
  },
  garbage: (response, { type }) => send(response, { status: 200, type, body: '{"success": tru\u0000' }),
  html: (response) =>
    send(response, { status: 200, type: 'text/html', body: '<!doctype html><title>Just a moment</title>' }),
  cut: (response, answer) => {
    begin(response, answer, answer.body.length + 10)
    setTimeout(() => response.destroy(), 20)
  },
  stall: (response, answer) => begin(response, answer),
  huge: (response, { type }) => send(response, { status: 200, type, body: `{"padding":"${'x'.repeat(2_000_000)}"}` }),
  redirect: (response, answer) => {
    response.setHeader('location', '/elsewhere')
    send(response, { ...answer, status: 302, body: '' })
  },
  shape: (response, { type }) => send(response, { status: 200, type, body: otherShape }),
}
