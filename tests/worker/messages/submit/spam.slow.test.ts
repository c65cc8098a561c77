import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { thanksPath, trapField } from '../../../../renderer/document/contact-form.ts'
import { type Clues, scoreSpam, suspected } from '../../../../worker/messages/submit/score-spam.ts'
import {
  confirm,
  doubtful,
  entered,
  type FormSite,
  messagesOf,
  newFormSite,
  noticesOf,
  post,
  setSilent,
  shown,
  tokenFor,
} from '../../../harness/workers/messages/contact-form.ts'
import { type Business, businesses, type Post, people } from './people.ts'
import { spam } from './spam.ts'

const reasonsOf = async (form: Awaited<ReturnType<typeof newFormSite>>) =>
  (await messagesOf(form)).map(({ folder, spam_reasons }) => [folder, JSON.parse(spam_reasons)])

describe('spam detection', () => {
  describe('a suspicious message', () => {
    it('goes to Spam after confirmation if the hidden field was filled in at any step, plus a second sign', async () => {
      const form = await newFormSite()
      const linked = { ...entered, message: 'The tap is like the one on https://a.example/tap' }
      const trap = { ...linked, [trapField]: 'https://a.example' }
      const sent = await confirm(form.url, trap)
      expect([sent.status, sent.headers.get('location')]).toEqual([303, thanksPath])
      const again = { ...linked, message: `${linked.message}/2` }
      const token = await tokenFor(form.url, { ...again, [trapField]: 'x' })
      expect((await post(form.url, { ...again, token })).status).toBe(303)
      const third = { ...linked, message: `${linked.message}/3` }
      const flawed = await shown(await post(form.url, { ...trap, ...third, email: 'nobody' }))
      const page = await shown(await post(form.url, { ...third, token: flawed.token }))
      expect(page.status).toBe(200)
      expect((await post(form.url, { ...third, token: page.token })).status).toBe(303)
      const reasons = (await reasonsOf(form)).map(([folder, [...given]]) => [folder, given.sort()])
      expect(reasons).toEqual(Array(3).fill(['spam', ['links', 'trap']]))
      expect(await noticesOf(form)).toBe(0)
    })

    it('isn’t one whose hidden field was merely autofilled', async () => {
      const form = await newFormSite()
      expect((await post(form.url, { ...entered, [trapField]: 'https://grace.example' })).status).toBe(303)
      expect(await reasonsOf(form)).toEqual([['inbox', []]])
    })

    it('goes to Spam after confirmation if many websites get it', async () => {
      const forms = await Promise.all([newFormSite(), newFormSite(), newFormSite(), newFormSite()])
      const question = 'Hello everybody, how much would it be to paint two rooms and a hall?'
      const statuses: number[] = []
      for (const [index, form] of forms.entries()) {
        const fields = { ...entered, message: `${question} (${index})!` }
        statuses.push((await post(form.url, fields, { from: `192.0.2.${index}` })).status)
        if (index === 3) await confirm(form.url, fields, { from: '192.0.2.3' })
      }
      expect(statuses).toEqual([303, 303, 303, 200])
      expect(await Promise.all(forms.map(reasonsOf))).toEqual([
        ...[0, 1, 2].map(() => [['inbox', []]]),
        [['spam', ['repeated']]],
      ])
    })

    it('disappears if a robot posts it repeatedly without confirming', async () => {
      const form = await newFormSite()
      const answers = await Promise.all(Array.from({ length: 100 }, () => post(form.url, doubtful)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(await messagesOf(form)).toEqual([])
    })
  })

  it('trusts a visitor who corrects the form quickly', async () => {
    const form = await newFormSite()
    const page = await shown(await post(form.url, { ...entered, email: 'grace@' }))
    expect(page.status).toBe(422)
    expect((await post(form.url, { ...entered, token: page.token })).status).toBe(303)
    expect(await reasonsOf(form)).toEqual([['inbox', []]])
  })
})

const clues: Clues = {
  ...{ name: 'Grace Hopper', message: 'The tap in our kitchen drips. Could you come by next week?' },
  ...{ trapped: false, unchecked: false, otherWebsites: 0, photos: 0, photosLately: 0 },
  ...{ languages: ['en'], websiteText: 'Ada’s Plumbing mends taps', ownHosts: ['ada.example'] },
}
const score = (changes: Partial<Clues>) => scoreSpam({ ...clues, ...changes })

describe('the spam score', () => {
  it('returns 0 for a customer’s message', () => {
    expect(score({})).toEqual({ score: 0, reasons: [] })
  })

  it.each<[Partial<Clues>, number, string[]]>([
    [{ trapped: true }, 30, ['trap']],
    [{ trapped: true, message: 'My tap is like https://a.example/tap' }, 60, ['trap', 'links']],
    [{ unchecked: true }, 100, ['challenge']],
    [{ otherWebsites: 2 }, 0, []],
    [{ otherWebsites: 3 }, 60, ['repeated']],
    [{ message: 'See [url=http://a.example]this[/url]' }, 90, ['markup', 'links']],
    [{ message: '<a class=x href="https://a.example">x</a>' }, 90, ['markup', 'links']],
    [{ message: 'My tap is like https://a.example/tap' }, 30, ['links']],
    [{ message: 'https://a.example www.b.example' }, 40, ['links']],
    [{ message: 'a.com, b.net/x and http://c.example' }, 60, ['links']],
    [{ message: 'I saw your prices on https://ada.example/#services and www.ada.example' }, 0, []],
    [{ message: 'Write to grace@example.com or g.h@mail.example.org. Thanks.Best wishes' }, 0, []],
    [{ name: 'Grace www.a.example' }, 60, ['links']],
    [{ message: 'У нас на кухне течет кран' }, 40, ['language']],
    [{ message: 'У нас на кухне течет кран https://a.example' }, 70, ['language', 'links']],
    [{ message: 'Вот мой кран: www.a.example', languages: ['en', 'de'] }, 70, ['language', 'links']],
    [{ message: 'У нас на кухне течет кран', languages: ['ru'] }, 0, []],
    [{ message: 'У нас на кухне течет кран', websiteText: 'Сантехника, говорим по-русски' }, 0, []],
    [{ message: '水道の蛇口から水が漏れています', languages: ['ja'] }, 0, []],
    [{ message: '水道の蛇口から水が漏れています', languages: ['en', 'ko'] }, 40, ['language']],
    [{ message: '주방 수도꼭지에서 물이 샙니다', languages: ['ko'] }, 0, []],
    [{ message: 'My name is Дмитрий and the tap in our kitchen drips' }, 0, []],
    [{ message: 'We do SEO services' }, 55, ['words']],
    [{ message: 'SEO services and backlinks for the first page of Google' }, 115, ['words']],
    [{ message: 'SEO services and backlinks', websiteText: 'We sell SEO services and backlinks' }, 25, ['words']],
    [{ message: 'Mehr Besucher auf Ihrer Website durch SUCHMASCHINENOPTIMIERUNG' }, 85, ['words']],
    [{ message: 'RÉFÉRENCEMENT NATUREL et première page de Google' }, 85, ['words']],
    [{ message: 'オンラインカジノで副業', languages: ['ja'] }, 60, ['words']],
    [{ message: '온라인 카지노 바카라', languages: ['ko'] }, 60, ['words']],
    [{ message: 'Posicionamiento SEO: primera página de Google' }, 85, ['words']],
    [{ message: 'Posizionamento SEO e scommesse sportive' }, 85, ['words']],
    [
      { message: 'Photos of it: https://imgur.com/a/1 https://drive.google.com/x https://www.instagram.com/p/1/' },
      0,
      [],
    ],
    [{ message: 'We offer new windows. Order now!' }, 50, ['words']],
    [{ message: 'We offer new windows' }, 25, ['words']],
    [{ message: 'pOiUyTrEwQlKjHgFdSa' }, 60, ['gibberish']],
    [{ message: 'iPhone' }, 0, []],
    [{ message: 'Bcc: all@example.com' }, 60, ['markup']],
    [{ message: '' }, 0, []],
  ])('of %j is %i', (changes, total, reasons) => {
    const { score: is, reasons: given } = score(changes)
    expect([is, given]).toEqual([total, reasons])
  })

  it.each([
    'Hi, I found you on Google. Can you quote for a new boiler? My site is www.myshop.example.',
    'Bonjour, le robinet de notre cuisine fuit. Pouvez-vous passer la semaine prochaine ?',
    'Guten Tag, ich brauche einen Termin am Dienstag um 10 Uhr. Tel. 0664 1234567',
    'Necesito un presupuesto para un cuarto de baño.',
    'Buongiorno, vorrei prenotare per sabato. Grazie!',
    'I have a question about the traffic on your street: can we park a lorry there?',
    'Meine Frau (Наталья) und ich möchten einen Tisch für vier.',
  ])('remains below the threshold for: %s', (message) => {
    expect(score({ message }).score).toBeLessThan(suspected)
  })

  it('takes little time for the longest messages', () => {
    const begun = performance.now()
    for (const part of ['a.', 'www.', 'http://', '[url', '<a ', 'а', '-', 'a-', 'x@', '...com'])
      score({ message: part.repeat(Math.ceil(4000 / part.length)).slice(0, 4000) })
    expect(performance.now() - begun).toBeLessThan(10_000)
  })
})

/** Sends all posts at once from separate addresses, so only the content matters. */
async function sendAll(posts: readonly Post[], { confirms }: { confirms: boolean }) {
  const sites = new Map<Business, FormSite>()
  const challenged: Post[] = []
  for (const [index, written] of posts.entries()) {
    const [business, ...rest] = written
    const [name = '', reach = '', message = '', trap = ''] = rest.map((text = '') => asReal(text))
    const form = sites.get(business) ?? (await siteOf(business))
    sites.set(business, form)
    const fields = { name, message, [trapField]: trap, [reach.includes('@') ? 'email' : 'phone']: reach }
    const sender = { from: `10.${index}.0.1` }
    const answer = await post(form.url, fields, sender)
    expect([200, 303], message).toContain(answer.status)
    if (answer.status !== 200) continue
    challenged.push(written)
    if (confirms) await post(form.url, { ...fields, token: (await shown(answer)).token }, sender)
  }
  const stored = (await Promise.all([...sites.values()].map(messagesOf))).flat()
  return { challenged, inbox: stored.filter(({ folder }) => folder === 'inbox') }
}

/** The lists use the reserved .example, but the score recognizes links by real TLDs. */
const asReal = (text: string) => text.replaceAll('.example', '.com')

async function siteOf(business: Business): Promise<FormSite> {
  const { language, formLanguage, says } = businesses[business]
  const asks = { askName: 'Optional', askEmail: 'Optional', askPhone: 'Optional' }
  const form = await newFormSite({ ...asks, text: says }, { language, formLanguage })
  await setSilent(form)
  return form
}

describe('spam detection for 60 customers and 60 spammers', () => {
  it('asks at most one customer to confirm', async () => {
    await env.DB.prepare('delete from attempt_counts').run()
    expect(people).toHaveLength(60)
    const { challenged, inbox } = await sendAll(people, { confirms: false })
    expect(challenged.map(([, , , message]) => message).length).toBeLessThanOrEqual(1)
    expect(inbox.length).toBe(60 - challenged.length)
  })

  it('lets at most six spam messages into the inbox, even confirmed ones', async () => {
    await env.DB.prepare('delete from attempt_counts').run()
    expect(spam).toHaveLength(60)
    const { inbox } = await sendAll(spam, { confirms: true })
    expect(inbox.map(({ message }) => message).length).toBeLessThanOrEqual(6)
  })
})
