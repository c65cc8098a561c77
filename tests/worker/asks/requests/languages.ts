import { composedSite, plumberFacts } from '../../../harness/composed-site.ts'
import { fact, field, isHidden, openDays, phones, prices, type Request, text } from './request.ts'

const german = composedSite({ language: 'de-DE' })
const hebrew = composedSite({
  language: 'he',
  businessName: 'אינסטלציה ורן',
  facts: { ...plumberFacts, phones: [{ id: 'phone-1', number: '03-555-0123' }] },
})

/** Owners who write in another language, and websites in one, from left to right and from right to left. */
export const languages: Request[] = [
  {
    ask: 'Wir haben montags geschlossen',
    calls: [fact({ kind: 'hours', days: ['Monday'], times: [] })],
    ...{ of: openDays, was: ['Monday', 'Tuesday'], is: ['Tuesday'] },
  },
  {
    ask: 'Die Wartung der Heizung (Boiler servicing) kostet jetzt 110 Euro',
    calls: [fact({ kind: 'service', name: 'Boiler servicing', price: { amount: 110, currency: 'EUR' } })],
    ...{ site: german, of: prices, was: [80, 95, undefined], is: [80, 110, undefined] },
  },
  {
    ask: 'Los lunes está cerrado a partir de ahora',
    calls: [fact({ kind: 'hours', days: ['Monday'], times: [] })],
    ...{ of: openDays, was: ['Monday', 'Tuesday'], is: ['Tuesday'] },
  },
  {
    ask: 'Cachez la galerie (gallery) pour le moment',
    calls: [['hide-section', { sectionId: 'gallery', hidden: true }]],
    ...{ of: isHidden('gallery'), was: false, is: true },
  },
  {
    ask: 'Usa colori più caldi',
    calls: [['choose-colors', { palette: 'Terracotta' }]],
    of: ({ theme }) => theme.colors.buttonBackgroundColor,
    ...{ was: '#04603f', is: '#a8452b' },
  },
  {
    ask: 'אנחנו סגורים בימי שני',
    calls: [fact({ kind: 'hours', days: ['Monday'], times: [] })],
    ...{ site: hebrew, of: openDays, was: ['Monday', 'Tuesday'], is: ['Tuesday'] },
  },
  {
    ask: 'המספר החדש שלנו 03-555-0199',
    calls: [fact({ kind: 'phone', number: '03-555-0199' })],
    ...{ site: hebrew, of: phones, was: ['Phone 03-555-0123'], is: ['Phone 03-555-0199'] },
  },
  {
    ask: 'Put this over the introduction: “אינסטלטור בשכונה שלך”',
    calls: [field('introduction.heading', 'אינסטלטור בשכונה שלך')],
    of: (document) => text('introduction', 'heading')(document) === 'אינסטלטור בשכונה שלך',
    ...{ site: hebrew, was: false, is: true },
  },
  {
    ask: 'Wir sind auch sonntags da, von 10 bis 14 Uhr',
    calls: [fact({ kind: 'hours', days: ['Sunday'], times: [{ opens: '10:00', closes: '14:00' }] })],
    ...{ site: german, of: openDays, was: ['Monday', 'Tuesday'], is: ['Monday', 'Tuesday', 'Sunday'] },
  },
]
