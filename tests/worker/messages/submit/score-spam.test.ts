import { describe, expect, it } from 'vitest'
import { type Clues, scoreSpam, suspected } from '../../../../worker/messages/submit/score-spam.ts'

const clues: Clues = {
  ...{ name: 'Grace Hopper', message: 'The tap in our kitchen drips. Could you come by next week?' },
  ...{ trapped: false, unchecked: false, otherWebsites: 0 },
  ...{ languages: ['en'], websiteText: 'Ada’s Plumbing mends taps', ownHosts: ['ada.example'] },
}
const score = (changes: Partial<Clues>) => scoreSpam({ ...clues, ...changes })

describe('a score', () => {
  it('is nothing for a message', () => {
    expect(score({})).toEqual({ score: 0, reasons: [] })
  })

  it.each<[Partial<Clues>, number, string[]]>([
    [{ trapped: true }, 100, ['trap']],
    [{ unchecked: true }, 100, ['challenge']],
    [{ otherWebsites: 2 }, 0, []],
    [{ otherWebsites: 3 }, 60, ['repeated']],
    [{ message: 'See [url=http://a.example]this[/url]' }, 90, ['markup', 'links']],
    [{ message: '<a class=x href="https://a.example">x</a>' }, 90, ['markup', 'links']],
    [{ message: 'My tap is like https://a.example/tap' }, 30, ['links']],
    [{ message: 'https://a.example www.b.example' }, 40, ['links']],
    [{ message: 'a.com, b.net/x and http://c.example' }, 60, ['links']],
    [{ message: 'On https://ada.example/#services and www.ada.example you say so' }, 0, []],
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
  ])('lets through: %s', (message) => {
    expect(score({ message }).score).toBeLessThan(suspected)
  })

  it('takes no time for the longest message', () => {
    const begun = performance.now()
    for (const part of ['a.', 'www.', 'http://', '[url', '<a ', 'а', '-', 'a-', 'x@', '...com'])
      score({ message: part.repeat(Math.ceil(4000 / part.length)).slice(0, 4000) })
    expect(performance.now() - begun).toBeLessThan(2000)
  })
})
