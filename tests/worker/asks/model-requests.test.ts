import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { applySteps } from '../../../renderer/document/tools/steps.ts'
import { toolNames } from '../../../renderer/document/tools/tools.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { runAsk } from '../../../worker/asks/run-ask.ts'
import type { Env } from '../../../worker/env.ts'
import { openContext } from '../../../worker/platform/context.ts'
import { facts } from './requests/facts.ts'
import { languages } from './requests/languages.ts'
import { looks } from './requests/looks.ts'
import { refused, repaired } from './requests/refused.ts'
import { type Call, plumber, type Request } from './requests/request.ts'
import { sections } from './requests/sections.ts'
import { words } from './requests/words.ts'

/** A model that makes these calls, round by round, and rewrites each text that it is given. */
function scripted({ calls, again = [], words = (text) => text }: Request) {
  const rounds = [calls, again]
  const asked: string[] = []
  const run: NonNullable<Env['AI']>['run'] = async (_model, inputs) => {
    const messages = inputs.messages as { content: string }[]
    if (!('tools' in inputs)) {
      const { data } = JSON.parse(messages[1]?.content ?? '{}') as { data: { texts: string } }
      const texts = Object.entries(JSON.parse(data.texts) as Record<string, string>)
      return { response: Object.fromEntries(texts.map(([name, text]) => [name, words(text)])) }
    }
    const tool_calls = (rounds[asked.length] ?? []).map(([name, input]: Call) => ({ name, arguments: input }))
    asked.push(JSON.stringify(messages))
    return { response: 'Done as asked.', tool_calls }
  }
  return { asked, settings: { AI_PROVIDER: 'workers-ai', AI: { run } } satisfies Partial<Env> }
}

let callers = 0

async function outcomeOf(request: Request) {
  const { asked, settings } = scripted(request)
  const ctx = openContext({ ...env, ...settings }, () => {})
  callers += 1
  const caller = { userId: null, address: `request ${callers}`, network: `request ${callers}` }
  const { ask: message, site = plumber, open } = request
  const { turn, effects } = await runAsk(
    ctx,
    {
      ...{ userId: 'nobody', draftId: 'none', caller, hasModel: true, signal: new AbortController().signal },
      request: { message, websiteSettings: site, ...(open && { selected: open }) },
    },
    () => {},
  )
  return { turn, effects, asked, site, ...applySteps(site, turn.steps) }
}

const groups: Record<string, Request[]> = {
  'a fact': facts,
  'a section': sections,
  'words and pictures': words,
  'looks and the screen': looks,
  'another language': languages,
  'what can’t be done as the model wants it': refused,
  'a call that is made again': repaired,
}
const all = Object.values(groups).flat()

describe(`${all.length} requests that a model reads`, () => {
  beforeAll(async () => {
    await env.DB.exec('delete from ai_prompts')
  })

  for (const [subject, requests] of Object.entries(groups)) {
    it.each(requests.map((request) => [request.ask, request] as const))(
      `about ${subject}: “%s” leaves the document as its row says`,
      async (_ask, request) => {
        const { turn, effects, asked, site, document, refused } = await outcomeOf(request)
        const { of, was, says, screen = [] } = request
        const is = 'is' in request ? request.is : was
        expect(of(site)).toEqual(was)
        expect(of(document)).toEqual(is)
        expect(refused).toEqual([])
        expect(effects).toEqual(screen)
        expect(websiteSettings.safeParse(document).success).toBe(true)
        // What the owner reads is the model's sentence, and then only what was left out.
        expect(turn.text).toMatch(says ?? /^Done as asked\.$/)
        // A call is asked for again at most once, with the reason.
        expect(request.again ? asked.length === 2 : asked.length === 1 || asked.length === 2).toBe(true)
        if (asked.length === 2) expect(asked[1]).toContain('refused')
      },
    )
  }

  it('has at least eighty, and every tool that a model may call', () => {
    const called = new Set(all.flatMap(({ calls, again = [] }) => [...calls, ...again]).map(([tool]) => tool))
    const offered = [...toolNames.filter((name) => name !== 'reword-section'), 'rewrite', 'find-picture', 'screen']
    expect(all.length).toBeGreaterThanOrEqual(80)
    expect(offered.filter((name) => !called.has(name))).toEqual([])
    expect(new Set(all.map(({ ask }) => ask)).size).toBe(all.length)
  })
})
