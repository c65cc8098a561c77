import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type AnswerSchema, answerForSchema } from './answer-for-schema.ts'
import { answerRequest } from './answer-request.ts'

/** The product's data about a business, as far as the simulated model uses it. */
type WebsiteData = {
  businessName?: string
  businessActivities?: string
  facts?: string
  /** Texts to rewrite, by name. */
  texts?: string
}

/** Answers like a good model when asked to read, write, check or rewrite a website. `word` starts every text. Undefined for other calls. */
function answerWebsite(kind: string, schema: AnswerSchema, data: WebsiteData, word: string): unknown {
  if (kind.startsWith('rewrite-')) return rewritten(parsed(data.texts), word)
  if (kind === 'reading') return readingOf(data)
  if (kind === 'page-support') return { unsupported: 'none' }
  return kind.startsWith('page-') ? pageOf(schema, data, word) : undefined
}

const rewritten = (texts: Record<string, string>, word: string) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `${word}: ${text}`]))

const parsed = (json = '') => (json === '' ? {} : JSON.parse(json)) as Record<string, string>

/** Reads services after a colon, and no other facts. */
function readingOf({ businessActivities = '' }: WebsiteData) {
  const listed = businessActivities.split(': ')[1]?.split(/[.!\n]/)[0] ?? ''
  const names = listed.split(/, | and /).filter((name) => name !== '')
  const blank = { variant: '', price: '', unit: '', duration: '', note: '' }
  return {
    ...{ trade: '', rate: [], people: [], hours: [], since: [], credentials: [], areas: [], languages: [] },
    ...{ audience: [], terms: [], notOffered: [], wrong: [] },
    services: names.map((name) => ({ words: { name, ...blank }, quote: name })),
  }
}

/** Repeats the first facts in each list of sentences and adds a question for each. */
function pageOf(schema: AnswerSchema, { businessName = '', facts }: WebsiteData, word: string) {
  const sentences = Object.entries(parsed(facts)).map(([id, text]) => ({
    text: `${word}: ${text.replace(/^[^:]+: /, '')}`,
    facts: [id],
  }))
  const answers = Object.entries(schema.properties ?? {}).map(([path, of]) => {
    const { items, properties, type } = of
    if (path === 'title') return [path, { text: `${businessName} | ${word}`.slice(0, 64), facts: [] }]
    if (properties?.text) return [path, lineOf(sentences[0], properties.text)]
    if (items?.properties?.text) return [path, sentences.slice(0, of.maxItems)]
    if (items?.properties?.question) return [path, questionsOf(sentences, word)]
    if (items?.properties?.says) return [path, []]
    if (items?.enum) return [path, items.enum]
    return [path, type === 'string' ? `${word} this` : answerForSchema(of, word)]
  })
  return Object.fromEntries(answers)
}

type Sentence = { text: string; facts: string[] }

const lineOf = ({ text, facts }: Sentence = { text: 'Model', facts: [] }, { description = '' }: AnswerSchema) => ({
  text: text
    .split(' ')
    .slice(0, Number(/at most (\d+) words/.exec(description)?.[1] ?? 4))
    .join(' '),
  facts,
})

const questionsOf = (sentences: readonly Sentence[], word: string) =>
  sentences
    .slice(0, 8)
    .map((answer, index) => ({ question: `${word} ${'again '.repeat(index)}here?`, answer: [answer] }))

type Message = { role: string; content: string }
type Body = {
  model: string
  messages: Message[]
  stream?: boolean
  tools?: unknown[]
  response_format?: { json_schema?: { name: string; schema: AnswerSchema } }
}

/** A call that the model received, with times in milliseconds. */
type ModelCall = { kind: string; body: Body; began: number; ended: number | undefined }

type RunningModel = {
  /** For AI_URL. */
  url: string
  /** Every call so far, in order. */
  calls: ModelCall[]
  close: () => Promise<void>
}

const chunks = 16

type Pace = { delay?: number; tokensPerSecond?: number }

/**
 * A model for journeys and benches: a local server that speaks OpenAI's protocol and answers each of the product's questions with texts
 * that fit its schema and its facts, spread over `delay` milliseconds, or at `tokensPerSecond`. The Worker reaches it with
 * AI_PROVIDER=openai and AI_URL. `word` starts every text.
 */
export async function startModel({
  delay = 800,
  tokensPerSecond,
  port = 0,
  word = 'Model',
}: Pace & { port?: number; word?: string } = {}): Promise<RunningModel> {
  const calls: ModelCall[] = []
  const server = createServer(
    (request, response) => void answer(request, response, { calls, delay, tokensPerSecond, word }),
  )
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Ways = { calls: ModelCall[]; delay: number; tokensPerSecond: number | undefined; word: string }

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { calls, delay, tokensPerSecond, word }: Ways,
): Promise<void> {
  const body = JSON.parse(await textOf(request)) as Body
  const { name: kind = 'text', schema = { type: 'object' } } = body.response_format?.json_schema ?? {}
  const call: ModelCall = { kind, body, began: Date.now(), ended: undefined }
  calls.push(call)
  if (body.tools) {
    await wait(delay)
    sendCall(response, body)
    call.ended = Date.now()
    return
  }
  const answer = answerWebsite(kind, schema, dataOf(body), word) ?? answerForSchema(schema, word)
  const text = JSON.stringify(answer)
  const took = tokensPerSecond === undefined ? delay : (1000 * tokensIn(text)) / tokensPerSecond
  if (body.stream) await stream(response, text, { body, delay: took, began: call.began })
  else {
    await wait(took)
    response.writeHead(200, { 'content-type': 'application/json' })
    const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }]
    response.end(
      JSON.stringify({
        id: 'c',
        object: 'chat.completion',
        created: 1,
        model: body.model,
        choices,
        usage: usageOf(body, text),
      }),
    )
  }
  call.ended = Date.now()
}

/** Responds to a request for changes with function calls. */
function sendCall(response: ServerResponse, { messages, model }: Body) {
  const message = messages.findLast(({ content }) => content.startsWith('{"request"'))?.content ?? '{}'
  const { request = '' } = JSON.parse(message) as { request?: string }
  const { say, call } = answerRequest(request, messages.at(-1)?.role === 'tool')
  const made = call && { name: call[0], arguments: JSON.stringify(call[1]) }
  const delta = {
    content: say,
    ...(made && { tool_calls: [{ index: 0, id: 'call', type: 'function', function: made }] }),
  }
  const events = [{ delta }, { delta: {}, finish_reason: made ? 'tool_calls' : 'stop' }]
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const choice of events)
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model, choices: [{ index: 0, ...choice }] })}\n\n`,
    )
  response.end('data: [DONE]\n\n')
}

/** The user's data in a request. */
function dataOf({ messages }: Body): WebsiteData {
  const { data = {} } = JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}') as {
    data?: WebsiteData
  }
  return data
}

/** Sends pieces at regular times from the start, so that delays don't add up on a busy machine. */
async function stream(
  response: ServerResponse,
  text: string,
  { body, delay, began }: { body: Body; delay: number; began: number },
) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (event: object) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: body.model, ...event })}\n\n`,
    )
  const size = Math.ceil(text.length / chunks)
  for (let chunk = 1; chunk <= chunks; chunk += 1) {
    await wait(began + (delay * chunk) / chunks - Date.now())
    const content = text.slice((chunk - 1) * size, chunk * size)
    send({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })
  }
  send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
  send({ choices: [], usage: usageOf(body, text) })
  response.end('data: [DONE]\n\n')
}

function usageOf(body: Body, text: string) {
  const [read, written] = [tokensIn(JSON.stringify(body)), tokensIn(text)]
  return { prompt_tokens: read, completion_tokens: written, total_tokens: read + written }
}

const tokensIn = (text: string) => Math.ceil(text.length / 4)

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
