import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Bookkeeping',
    text: 'Receipts sorted, accounts matched, everything in its place by the end of the month. You take a photo and we do the rest.',
    picture: ['ledger pencil receipts', 'A ledger with a pencil and receipts'],
    stems: 'bookkeep book ledger receipt record reconcil',
  },
  {
    name: 'Tax returns',
    text: 'For you, for the business or for both, prepared early enough to plan for the bill. We explain every line that you sign.',
    picture: ['tax form calculator', 'A tax form with a calculator'],
    stems: 'tax return filing self assess income personal individual prep',
  },
  {
    name: 'Payroll',
    text: 'People paid on the right day, with the right deductions and a slip they can read. New starters and leavers included.',
    picture: ['calendar coins', 'A calendar with a stack of coins'],
    stems: 'payroll wage salar pay employee staff pension',
  },
  {
    name: 'Year-end accounts',
    text: 'Statements that satisfy the authorities and that you can read as well. We go through them with you.',
    picture: ['report chart', 'A report with a chart'],
    stems: 'account annual year end statement financial report compan audit',
  },
  {
    name: 'Sales tax and VAT',
    text: 'Registered when you need to be, calculated right and filed on time. We check what you may claim back.',
    picture: ['calculator invoice', 'A calculator on a pile of invoices'],
    stems: 'vat sales gst',
  },
  {
    name: 'Starting a business',
    text: 'Which form to choose, what to register and which account to open first. A short meeting now saves a long one later.',
    picture: ['notebook plant desk', 'A notebook on a desk with a plant'],
    stems: 'start setup set formation incorporat new llc limited launch',
  },
  {
    name: 'Monthly numbers',
    text: 'One page a month with what came in, what went out and what to watch. We call if something on it worries us.',
    picture: ['line chart laptop', 'A laptop showing a line chart'],
    stems: 'month manage forecast cash flow budget report dashboard',
  },
  {
    name: 'Advice',
    text: 'Buying a van, taking on a partner, raising a price. Run it past us before you sign.',
    picture: ['desk room', 'A desk in a quiet room'],
    stems: 'advice advis consult plan strateg cfo',
  },
  {
    name: 'Tax office letters',
    text: 'Send us a copy before you worry. Many are routine, and all of them can be answered.',
    picture: ['envelope letter', 'An opened envelope with a letter'],
    stems: 'letter dispute penalt irs hmrc represent',
  },
]

export const anyService: readonly string[] = [
  'We tell you what we need from you, what you get from us and what it costs. Then we keep to the calendar.',
  'Done carefully, checked by a second pair of eyes and explained in plain words.',
  'Ask about it early. Most of it is simple while there is still time.',
]
