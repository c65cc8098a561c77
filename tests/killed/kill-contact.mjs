// Kills a real process while visitors send messages: each acknowledged message must be stored once, with an email to its owner.
import { buildWorker } from '../harness/bench/build-worker.mjs'
import { freshFolder } from '../harness/bench/workerd.mjs'
import { migrationStatements, startKillable } from './killable.mjs'

const rounds = 9
const atOnce = 12
/** As long as all of them take, in milliseconds. */
const latestMoment = 600
const pastLeases = 10 * 60_000

/** Returns the number of messages sent, the number of processes killed, and the failures in words. */
export async function killContact() {
  const bundle = await buildWorker('tests/killed/contact-worker.ts')
  const folder = freshFolder('killed/contact')
  let process = await startKillable(bundle, folder)
  await process.ask('migrate', { statements: migrationStatements() })
  const hostname = await process.ask('publish', {})
  const total = { messages: 0, thanked: 0, kills: 0, mails: 0, failures: [] }
  let ms = 0
  const post = (who) => process.ask('post', { who, hostname, ms })

  for (let round = 0; round < rounds; round += 1) {
    const visitors = Array.from({ length: atOnce }, (_, index) => `visitor${round}x${index}`)
    const thanked = new Set()
    const sending = visitors.map((who) =>
      post(who).then(
        ({ kind }) => kind === 'sent' && thanked.add(who),
        () => {},
      ),
    )
    await new Promise((resolve) => setTimeout(resolve, (latestMoment * round) / (rounds - 1)))
    await process.kill()
    total.kills += 1
    await Promise.all(sending)
    process = await startKillable(bundle, folder)
    const { kept } = await process.ask('look', {})
    for (const who of thanked) if (!kept.includes(who)) total.failures.push(`${who} was thanked, and is not kept`)
    total.thanked += thanked.size
    // A visitor who saw an error clicks again.
    for (const who of visitors) {
      if (thanked.has(who)) continue
      const { kind } = await post(who)
      if (kind !== 'sent') total.failures.push(`${who} tried again and met ${kind}`)
    }
    ms += pastLeases
    await process.ask('cron', { ms })
    total.messages += visitors.length
  }
  const { kept, waiting, mailed } = await process.ask('look', {})
  await process.stop()
  if (new Set(kept).size !== kept.length) total.failures.push('a message is kept twice')
  if (kept.length !== total.messages) total.failures.push(`${kept.length} of ${total.messages} messages are kept`)
  if (waiting.length > 0) total.failures.push(`${waiting.length} mails still wait`)
  for (const who of kept)
    if (!mailed.some((subject) => subject.includes(`${who} `))) total.failures.push(`no email about ${who}`)
  total.mails = mailed.length
  return total
}
