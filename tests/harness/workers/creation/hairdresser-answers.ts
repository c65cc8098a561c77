import { hairdresser } from './creations.ts'
import { citing, type WritingOrder } from './written-websites.ts'

const hair = citing(hairdresser)

export const sampleBios = ['This is where you say who sweeps.', 'And this is where you say who makes tea.']
/** All entries of a good answer about the top of the hairdresser's page. */
export const wholeFirst = ({ document: { businessName } }: WritingOrder) => ({
  'introduction.heading': hair('Hair above the bakery', 'sentences.salon'),
  'introduction.kicker': hair('Hairdresser in Totnes, England', 'trade', 'place'),
  'introduction.body': [
    hair('I learned the trade from my aunt.', 'sentences.aunt'),
    hair('I cut and color hair in my own little salon above the bakery.', 'sentences.salon'),
  ],
  title: hair(`${businessName} | Hairdresser in Totnes`, 'trade', 'place'),
  description: [hair('A cut is £28.', 'services.cut'), hair('Color starts from £65.', 'services.color')],
  ...{ label1: 'Prices', label2: 'Who cuts', label3: 'Ask me', label4: 'Ring or write' },
  order: ['frequently-asked-questions', 'team', 'services'],
  layouts: { services: 'List', contact: 'Auto' },
})

/** All entries of a good answer about the rest of the hairdresser's page. */
export const wholeRest = {
  ...{ printed: [], leaveOut: [] },
  'services.heading': hair('What a cut costs', 'services.cut'),
  'services.body': [hair('I am not insured for home visits.', 'sentences.insured')],
  'services.items': [{ of: 'service-2', says: [hair('Color starts from £65.', 'services.color')] }],
  'team.heading': hair('Who cuts'),
  'frequently-asked-questions.heading': hair('Good to know'),
  'frequently-asked-questions.items': [
    { question: 'What does a cut cost?', answer: [hair('A cut is £28.', 'services.cut')] },
    { question: 'Are you qualified?', answer: [hair('Yes, City & Guilds.', 'credentials.city-guilds')] },
  ],
  'contact.heading': hair('Ring or write'),
  'contact.body': [hair('Ring me on 01803 555019.', 'phones.phone'), hair('Or just write.')],
  'team.members.samples': sampleBios,
}
