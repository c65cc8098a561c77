import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { applySteps } from '../../../renderer/document/tools/steps.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { siteWithGallery } from '../../harness/composed-site.ts'
import { newAskingOwner } from '../../harness/workers/asking-owner.ts'
import { newModel, workersAiBinding } from '../../harness/workers/creation/scripted-model.ts'
import { newPeer } from '../../harness/workers/peer.ts'
import { pexelsPage, pexelsPhoto } from '../../harness/workers/pictures/stock-photos.ts'

const site = siteWithGallery()
const hide = { sectionId: 'gallery', hidden: true }
const message = 'Visitors should no longer see the gallery for a while'
const content = ({ sections }: WebsiteSettings, id: string) =>
  sections.find((one) => one.id === id)?.content as Record<string, unknown>
const changed = (done: { turn: { steps: Parameters<typeof applySteps>[1] } } | undefined) =>
  applySteps(site, done?.turn.steps ?? []).document

describe('a model for the assistant', () => {
  beforeEach(async () => {
    await env.DB.exec('delete from ai_prompts')
  })

  describe('at an OpenAI-compatible service', () => {
    it('streams its sentence and calls before it is done', async () => {
      const { settings, seen } = await newModel([
        { says: 'The gallery is hidden for now.', calls: [['hide-section', hide]], chunkSize: 8, latency: 5 },
      ])
      const { lines, done } = await (await newAskingOwner(settings)).ask(message)
      const kinds = lines.map(({ type }) => type)
      expect(kinds.filter((kind) => kind === 'text').length).toBeGreaterThan(3)
      expect(kinds.indexOf('step')).toBeLessThan(kinds.indexOf('done'))
      expect(done?.turn).toMatchObject({ outcome: 'proposed', text: 'The gallery is hidden for now.' })
      const [request] = await seen()
      expect(request).toMatchObject({ tool_choice: 'auto', stream: true })
      expect(JSON.parse(request?.messages[2]?.content ?? '')).toEqual({ request: message })
    })

    it('gets the facts without their source text and dates', async () => {
      const { settings, seen } = await newModel([{ says: 'Hidden.', calls: [['hide-section', hide]] }])
      const phone = { id: 'a', kind: 'Phone' as const, number: '0113 496 0771', source: 'typed' as const }
      const phones = [{ ...phone, quote: 'Ring me up', confirmedOn: '2025-09-12' }]
      await (await newAskingOwner(settings)).ask(message, { ...site, business: { ...site.business, phones } })
      const [request] = await seen()
      const prompt = JSON.stringify(request)
      expect(prompt).toContain(phone.number)
      expect(prompt).not.toMatch(/Ring me up|2025-09-12/)
    })

    it('gets only JSON requests after it refused functions once', async () => {
      const { settings, seen } = await newModel([
        {
          format: 'json_object',
          says: { say: 'The gallery is hidden.', calls: [{ tool: 'hide-section', input: JSON.stringify(hide) }] },
        },
        { says: 'unknown field: tools', status: 400 },
      ])
      const { ask } = await newAskingOwner(settings)
      const { done } = await ask(message)
      expect(done?.turn.steps.map(({ title }) => title)).toEqual(['Gallery hidden'])
      expect((await ask(`${message} please`)).done?.turn.steps).toHaveLength(1)
      const requests = await seen()
      expect(requests[0]).toHaveProperty('tools')
      expect(requests.slice(1).every((one) => !('tools' in one))).toBe(true)
      expect(requests[1]?.messages[0]?.content).toContain('"hide-section"')
    })

    it('never shows the owner an answer that isn’t JSON', async () => {
      const { settings } = await newModel([
        { format: 'json_object', says: 'Sure! I would hide the gallery.' },
        { says: 'unknown field: tools', status: 422 },
      ])
      const { done } = await (await newAskingOwner(settings)).ask(message)
      expect(done?.turn.outcome).toBe('declined')
      expect(done?.turn.text).toMatch(/^The assistant can’t be reached now/)
    })
  })

  describe('at Workers AI', () => {
    it.each([
      ['by an older model', { response: 'Hidden.', tool_calls: [{ name: 'hide-section', arguments: hide }] }],
      [
        'by a newer one',
        {
          choices: [
            {
              message: {
                content: 'Hidden.',
                tool_calls: [{ function: { name: 'hide-section', arguments: JSON.stringify(hide) } }],
              },
            },
          ],
        },
      ],
    ])('calls functions in the format used %s', async (_which, answer) => {
      const { requests, settings } = workersAiBinding(answer)
      const { done } = await (await newAskingOwner(settings)).ask(message)
      expect(done?.turn).toMatchObject({ title: 'Gallery hidden', text: 'Hidden.' })
      const [{ inputs } = { inputs: {} }] = requests
      expect(Object.keys(inputs).toSorted()).toEqual(['max_tokens', 'messages', 'tools'])
    })

    it('goes through a configured AI Gateway', async () => {
      const { requests, settings } = workersAiBinding({ response: 'Nothing to do.' })
      await (await newAskingOwner({ ...settings, AI_GATEWAY: 'shingle' })).ask(message)
      expect(requests[0]?.options).toMatchObject({ gateway: { id: 'shingle', collectLog: false } })
    })

    it('responds in JSON Mode if it doesn’t support functions', async () => {
      const answer = { say: 'Hidden.', calls: [{ tool: 'hide-section', input: JSON.stringify(hide) }] }
      const { requests, settings } = workersAiBinding({ response: answer })
      const owner = await newAskingOwner({ ...settings, AI_MODEL: '@cf/meta/llama-3-8b-instruct' })
      const { done } = await owner.ask(message)
      expect(done?.turn.title).toBe('Gallery hidden')
      expect(requests[0]?.inputs).toMatchObject({ response_format: { type: 'json_schema' } })
      expect(requests[0]?.inputs).not.toHaveProperty('tools')
    })
  })

  describe('that calls the writer', () => {
    const rewrite = (input: object) => ({
      to: 'Call a function for each change',
      says: 'In other words.',
      calls: [['rewrite', input]] as const,
    })

    it('turns the section’s texts into one change', async () => {
      const heading = 'Your Leeds plumber, Gas Safe registered'
      const { settings, seen } = await newModel([
        rewrite({ sectionId: 'introduction', way: 'friendlier' }),
        { to: 'warmer, friendlier', says: { text1: heading } },
      ])
      const { done } = await (await newAskingOwner(settings)).ask('Rewrite the introduction in a friendlier tone')
      expect(done?.turn.steps.map(({ title }) => title)).toEqual(['Introduction made friendlier'])
      expect(content(changed(done), 'introduction').heading).toBe(heading)
      expect((await seen()).length).toBeGreaterThan(1)
    })

    it('proposes no rewrite that drops a fact', async () => {
      const { settings } = await newModel([
        rewrite({ sectionId: 'introduction', way: 'shorter' }),
        { to: 'half as many words', says: { text1: 'A plumber' } },
      ])
      const { done } = await (await newAskingOwner(settings)).ask('Make the introduction shorter')
      expect([done?.turn.outcome, done?.turn.steps]).toEqual(['declined', []])
      expect(done?.turn.text).toContain('would have lost or added a fact')
    })

    it('explains when the writer can’t be reached', async () => {
      const { settings } = await newModel([
        rewrite({ sectionId: 'introduction', way: 'shorter' }),
        { says: 'overloaded', status: 500 },
      ])
      const { done } = await (await newAskingOwner(settings)).ask('Make the introduction shorter')
      expect(done?.turn.text).toBe('Some texts could not be rewritten now. The writer can’t be reached now.')
    })

    it('translates a page into a change per section and the language', async () => {
      const { settings } = await newModel([
        rewrite({ sectionId: 'page', way: 'translate', language: 'es' }),
        { to: 'Translate into the language', says: { text1: 'Hola' } },
      ])
      const { done } = await (await newAskingOwner(settings)).ask('Translate the page into Spanish')
      const titles = done?.turn.steps.map(({ title }) => title) ?? []
      expect(titles.at(-1)).toBe('Language')
      expect(titles).toContain('Gallery in Spanish')
      expect(content(changed(done), 'gallery').heading).toBe('Hola')
      // A translation that loses the business's name is left out.
      expect(content(changed(done), 'footer').copyright).toBe('© Wren Plumbing')
      expect(changed(done).settings.language).toBe('es')
    })
  })

  describe('that calls for a picture', () => {
    const find = {
      says: 'Here is one.',
      calls: [['find-picture', { path: 'introduction.image', keyword: 'water heater' }]] as const,
    }
    const wanted = 'Put a photo of a water heater into the introduction'

    it('reports that no picture was found without a photo service', async () => {
      const { settings } = await newModel([find])
      const { done } = await (await newAskingOwner(settings)).ask(wanted)
      expect(done?.turn).toMatchObject({ steps: [], text: 'No photo of “water heater” was found.' })
    })

    it('gets a picture from the photo service, with credit', async () => {
      const photos = await newPeer([{ path: '/search', ...pexelsPage([pexelsPhoto({ id: 42 })], false) }])
      const { settings } = await newModel([find])
      const stock = { PHOTOS_PROVIDER: 'stock', PEXELS_KEY: 'a', PEXELS_URL: photos.url } as const
      const { done } = await (await newAskingOwner({ ...settings, ...stock })).ask(wanted)
      expect(content(changed(done), 'introduction').image).toMatchObject({
        provider: 'Pexels',
        credit: { name: 'Ana Silva' },
      })
      expect((await photos.seen())[0]?.query).toMatchObject({ query: 'water heater' })
    })

    it('reports that no picture was found when the service fails', async () => {
      const photos = await newPeer([{ path: '/search', status: 500 }])
      const { settings } = await newModel([find])
      const stock = { PHOTOS_PROVIDER: 'stock', PEXELS_KEY: 'a', PEXELS_URL: photos.url } as const
      const { done } = await (await newAskingOwner({ ...settings, ...stock })).ask(wanted)
      expect(done?.turn).toMatchObject({ steps: [], text: 'No photo of “water heater” was found.' })
    })
  })
})
