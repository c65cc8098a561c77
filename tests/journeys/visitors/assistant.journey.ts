import { chromium, expect, test } from '@playwright/test'
import { replyWords } from '../../../renderer/languages/reply-words.ts'
import { draft, draftList, published } from '../../../worker/drafts/schema.ts'
import { answered, createFrom, mailsTo, send, signInAs } from '../../harness/product-api.ts'
import { field, visitor } from './contact-steps.ts'

/** As Chromium reports them over CDP. */
type Tool = { name: string; frameId: string; toolId?: string; inputSchema?: unknown }
type Answer = { status: string; output?: unknown }

test('a visitor’s assistant fills in the form without scripts, and the visitor sends it', {
  tag: '@slow',
}, async ({ page: { request }, launchOptions }) => {
  await createFrom(request, { name: 'Iris’s Cuts', about: 'Barber shop for men and boys', place: 'Bath' })
  await signInAs(request, 'iris@assistant.example')
  const { drafts } = await answered(draftList, request.get('/api/drafts'))
  const path = `/api/drafts/${drafts[0]?.draftId}`
  const { revision } = await answered(draft, request.get(path))
  const order = { data: { handle: 'iriss-cuts' }, headers: { 'if-match': `"${revision}"` } }
  const { url } = await answered(published, send(request, 'POST', `${path}/publish`, order))

  const args = [...(launchOptions.args ?? []), '--enable-features=WebMCP,WebMCPTesting']
  const browser = await chromium.launch({ ...launchOptions, args })
  const guest = await visitor(browser, { script: false, address: '203.0.113.71' })
  const assistant = await guest.context().newCDPSession(guest)
  const tools: Tool[] = []
  const answers: Answer[] = []
  assistant.on('WebMCP.toolsAdded', (added) => tools.push(...added.tools))
  assistant.on('WebMCP.toolResponded', (answer) => answers.push(answer))
  await assistant.send('WebMCP.enable')
  await guest.goto(url)

  await test.step('the form is one tool, with its fields and which of them are required', async () => {
    await expect
      .poll(() => tools)
      .toMatchObject([{ name: 'send_message', description: expect.stringContaining('books nothing') }])
    const schema = { required: ['name', 'email', 'message'], properties: { message: { type: 'string' } } }
    expect(tools[0]?.inputSchema).toMatchObject(schema)
  })

  await test.step('the assistant fills it in, and nothing is sent yet', async () => {
    const { frameId = '', toolId, name: toolName } = tools[0] ?? {}
    const input: Record<string, string> = {
      name: 'Ann Lee',
      email: 'ann@visitor.example',
      message: 'A cut on Friday morning, please. Is there a step at your door?',
    }
    await assistant.send('WebMCP.invokeTool', { frameId, ...(toolId ? { toolId } : { toolName }), input })
    await expect(field(guest, 'message')).toHaveValue(input.message ?? '')
    expect(answers).toEqual([])
  })

  await test.step('the visitor sends the form, the assistant is notified, and the owner receives the message', async () => {
    await guest.locator('form [type=submit]').click()
    await expect(guest.getByRole('heading', { name: replyWords('english').thanks.heading })).toBeVisible()
    await expect
      .poll(() => answers)
      .toMatchObject([{ status: 'Completed', output: [{ '@type': 'CommunicateAction' }] }])
    await expect
      .poll(async () => (await mailsTo(request, 'iris@assistant.example'))[0]?.text)
      .toContain('Is there a step at your door?')
  })
  await browser.close()
})
