import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseModel } from '../../worker/adapters/ai/choose-model.ts'
import { composeCreation } from '../../worker/creation/compose.ts'
import type { CheckedCounts } from '../../worker/creation/generation/page-parts.ts'
import { writeWebsite } from '../../worker/creation/generation/write-website.ts'
import { creationAnswers } from '../../worker/creation/schema.ts'
import type { ServiceContext } from '../../worker/platform/context.ts'
import { run } from '../run.mjs'
import { openLocalContext } from './local-context.ts'
import { businesses, caller, type TriedBusiness } from './tried-business.ts'
import { trySuite } from './try-suite.ts'

type Trying = { vars: Readonly<Record<string, string>>; out: string; only: string }

/** Prints what a model is worth, and writes its pages and the composer's to `out`. */
export async function tryModel({ vars, out, only }: Trying): Promise<void> {
  const { ctx, close } = await openLocalContext(vars)
  console.log(`${chooseModel(ctx.env)?.name}\n`)
  const wanted = businesses.filter(({ id }) => only === '' || only.split(',').includes(id))
  if (wanted.length === 0) throw new Error(`Of ${only} there is nobody: ${businesses.map(({ id }) => id).join(', ')}.`)
  const results = []
  for (const one of wanted) results.push(await tryBusiness(ctx, one, out))
  console.table(Object.fromEntries(results.map(({ id, ...figures }) => [id, figures])))
  console.log(await trySuite(ctx, wanted))
  await close()
  await run('node', ['scripts/render.mjs', join(out, 'documents'), join(out, 'pages')])
  console.log(`Compare ${join(out, 'pages')}/<name>/index.html with <name>-without-model/index.html.`)
}

async function tryBusiness(ctx: ServiceContext, one: TriedBusiness, out: string) {
  const answers = creationAnswers.parse({ ...one, sections: null, fontPair: 'round', palette: 'deep-green' })
  const document = await composeCreation(ctx, { answers, creationId: one.id })
  const begun = performance.now()
  const seconds = () => Math.round((performance.now() - begun) / 100) / 10
  let first: number | undefined
  const counts: CheckedCounts = { texts: 0, byCode: 0, byModel: 0 }
  const before = await usageSoFar(ctx)
  const written = await writeWebsite(
    ctx,
    { document, sections: null, hasPhotos: true, caller },
    {
      section: ({ type }) => {
        if (type === 'Introduction') first ??= seconds()
      },
      checked: ({ texts, byCode, byModel }) => {
        counts.texts += texts
        counts.byCode += byCode
        counts.byModel += byModel
      },
    },
  )
  const whole = seconds()
  const after = await usageSoFar(ctx)
  mkdirSync(join(out, 'documents'), { recursive: true })
  writeFileSync(join(out, 'documents', `${one.id}.json`), JSON.stringify(written))
  writeFileSync(join(out, 'documents', `${one.id}-without-model.json`), JSON.stringify(document))
  return {
    id: one.id,
    ...counts,
    'first section, s': first,
    'whole, s': whole,
    'tokens in': after.prompt - before.prompt,
    'tokens out': after.answer - before.answer,
    dollars: (after.micros - before.micros) / 1_000_000,
    'calls failed': after.failed - before.failed,
  }
}

async function usageSoFar({ env }: ServiceContext) {
  const sums =
    "coalesce(sum(prompt_tokens), 0) prompt, coalesce(sum(answer_tokens), 0) answer, coalesce(sum(cost_micros), 0) micros, coalesce(sum(status = 'failed'), 0) failed"
  const row = await env.DB.prepare(`select ${sums} from ai_prompts`).first<Record<string, number>>()
  return { prompt: 0, answer: 0, micros: 0, failed: 0, ...row }
}
