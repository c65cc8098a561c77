import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const accountant: Trade = {
  slug: 'accountant',
  trade: 'Accountant',
  schemaType: 'AccountingService',
  proof: ['License', 'Qualification', 'Membership', 'Insurance'],
  appointments: true,
  leadsWith: 'people',
  form: { message: 'What do you need done, and by when?' },
  styles: ['CommonAlt', 'Common', 'Elegant', 'Geometric'],
  shapes: ['steps', 'fade', 'discs', 'frames', 'halves'],
  subject: 'accountant accounting',
  matches: {
    own: words`
      accountant*, accountancy, accounting, bookkeep*, book keep*, tax prepar*, tax return*, tax advis*, tax account*,
      tax service*, tax consult*, cpa, keep books, keep your books, keep the books, do taxes, payroll service*
    `,
    signs: words`
      tax, taxes, payroll, vat, financial statement*, audit, audits, invoic*, quickbooks, xero, self assessment,
      company accounts, annual accounts, management accounts, year end*, sole trader*, limited compan*
    `,
    not: words`
      energy audit*, safety audit*, social media account*, plus vat, incl vat, inc vat, including vat, ex vat,
      excluding vat, plus tax, including tax, tax free, before tax, after tax, seo audit*, website audit*, road tax,
      vat registered, vat included, security audit*, accounting software, access audit*
    `,
  },
  services: [
    {
      name: 'Bookkeeping',
      icon: 'receipt',
      also: words`bookkeep, book keep, reconcil, ledger, receipt, backlog, catchup, cleanup`,
      about: [
        'A bank balance shows what is left; books show where the rest went and who has yet to pay.',
        'Bank payments are easier to match to receipts while somebody still remembers what each one was for.',
        'When one account serves both household and business, each payment has to be sorted before the books add up.',
      ],
      picture: ['ledger pencil receipts', 'A ledger with a pencil and receipts'],
    },
    {
      name: 'Tax returns',
      icon: 'tax-receipt',
      also: words`
        tax return, self assess, tax prep, tax filing, income tax, personal tax, corporation tax, corporate tax,
        sole trader, sole propriet
      `,
      about: [
        'Some income is easily left off a return, such as interest from an account that is seldom looked at.',
        'A change in the year, such as a move, a sale or a second source of income, often adds pages to a return.',
        'A folder for tax papers, filled as they arrive, saves the hunt for them when the return is due.',
      ],
      picture: ['tax form calculator', 'A tax form with a calculator'],
    },
    {
      name: 'Payroll',
      icon: 'cash',
      also: words`payroll, wage, salar, payslip, paye`,
      about: [
        'Tax held back from wages is due on set dates, even in a month when customers pay late.',
        'A new worker, a raise or a sick day changes the sums, so each pay run begins with what is new.',
        'A payslip shows gross pay and what came off it, so that a worker can follow how one became the other.',
      ],
      picture: ['calendar coins', 'A calendar with a stack of coins'],
    },
    {
      name: 'Year-end accounts',
      icon: 'calendar',
      also: words`year end, annual account, statutory account, company account, financial statement, final account`,
      about: [
        'Accounts put the sales, costs and debts of one year on a few pages that a lender can read.',
        'Where goods are sold, the stock is usually counted at the year’s end, because its value goes into the accounts.',
        'A loan, a new partner or the sale of a business often begins with a look at the last accounts.',
      ],
      picture: ['report chart', 'A report with a chart'],
    },
    {
      name: 'Sales tax and VAT',
      also: words`vat, sales tax, gst, hst, making tax digital, activity statement`,
      about: [
        'Sales tax and VAT are collected for the state, so a part of each payment is only passed on.',
        'Selling across a border, even online, can bring a second rate and a second form with it.',
        'Small things can change the rate of a sale: hot food and cold food are often taxed differently.',
      ],
      picture: ['calculator invoice', 'A calculator on a pile of invoices'],
    },
    {
      name: 'Business formation',
      also: words`
        incorporat, business format, company format, llc, startup, new business, business setup, company setup,
        set business, set company
      `,
      about: [
        'Owners and companies are taxed in different ways, and the choice is easier to settle before the first invoice than after.',
        'With a bank account of its own from the first week, a new business has less to sort out at the end of the year.',
        'A bank often asks for a business name and a tax number first, so the order of the steps matters.',
      ],
      picture: ['notebook plant desk', 'A notebook on a desk with a plant'],
    },
    {
      name: 'Monthly reports',
      icon: 'chart',
      also: words`
        management account, monthly report, monthly account, cash flow, cashflow, forecast, budget, dashboard
      `,
      about: [
        'Profit and cash are different things: a busy month can empty the account when customers pay late.',
        'Figures during the year show that a cost is rising while there is still time to do something about it.',
        'In a seasonal trade, it tells more to compare a month with the same month last year than with the month before.',
      ],
      picture: ['line chart laptop', 'A laptop showing a line chart'],
    },
    {
      name: 'Tax advice',
      icon: 'speech',
      also: words`tax advi, tax plan, tax consult, tax strateg, tax effic`,
      about: [
        'Tax planning mostly happens before the year ends, because fewer choices are left once it has closed.',
        'When a large purchase is made, and in whose name, can matter as much as what it costs.',
        'A house sale or a large gift usually leaves more choices before the papers are signed than after.',
      ],
      picture: ['desk room', 'A desk in a quiet room'],
    },
    {
      name: 'Tax letters and audits',
      also: words`
        tax letter, irs letter, irs notice, irs represent, hmrc letter, hmrc enquir, hmrc investig, tax audit,
        audit represent, tax investig, tax dispute, tax penalt
      `,
      about: [
        'Many letters from a tax office only ask for a missing paper or compare one figure with another.',
        'The date on a tax letter matters first, since the time to answer or appeal usually runs from it.',
        'Many audits begin with a mismatch, such as a payment that a customer reported and the return did not.',
      ],
      picture: ['envelope letter', 'An opened envelope with a letter'],
    },
    {
      name: 'Overdue returns',
      icon: 'clock',
      also: words`overdue, late return, late filing, unfiled, prior year, back taxes`,
      about: [
        'Overdue returns are usually filed oldest first, because each year starts with the figures that ended the one before.',
        'Banks and payers keep records for years, so lost papers can often be rebuilt from theirs.',
        'Tax offices often treat a late return and a late payment as two matters, each with a date of its own.',
      ],
    },
    {
      name: 'Landlord accounts',
      icon: 'home',
      also: words`landlord, rental propert, rental income, let propert, rental account`,
      about: [
        'Mending a roof and adding a room differ on a return: one is upkeep, the other usually joins the cost of the house.',
        'A deposit held for a tenant is usually not income until some of it is kept.',
        'When a house has more than one owner, its rent is often split between their returns, each with a share.',
      ],
    },
    {
      name: 'Accounting software',
      icon: 'laptop',
      also: words`quickbook, xero, freshbook, accounting software, cloud account, software setup`,
      about: [
        'Software can read in the payments from a bank account, but somebody still has to check what each one was for.',
        'The list of accounts is usually set up early, and one that is too long makes each entry harder to place.',
        'A change of software is often easiest at the start of a tax year, when the old books have just been closed.',
      ],
    },
  ],
  questions: [
    { ask: 'Are you taking on new clients?', words: words`new client, taking on, accept client` },
    { ask: 'What do you charge?', from: 'prices', words: words`fixed fee, hourly, monthly fee` },
    {
      ask: 'Do you work with small businesses like mine?',
      words: words`sole trader, sole propriet, freelanc, self employ, small business, limited compan, contractor`,
    },
    { ask: 'Are you a qualified accountant?', from: 'qualified' },
    { ask: 'How long before a deadline should I come to you?', from: 'notice', words: words`deadline, papers` },
    { ask: 'Which papers should I bring?', words: words`bring, paperwork, bank statement` },
    { ask: 'Can we do it all without meeting?', words: words`remote, zoom, video call, portal, upload, meet online` },
    { ask: 'Which languages do you speak?', from: 'languages' },
  ],
  usualHours: ['Mon-Fri 09:00-17:00'],
  photoWishes: [
    'Your office by daylight, desks cleared of papers.',
    'You and a client at a table, talking.',
    'Your door with the name on it.',
  ],
  pictures: {
    hero: ['ledger calculator coins lamp', 'A ledger, a calculator and coins beside a lamp'],
    banners: [
      ['calculator chart coins', 'A calculator, a chart and coins'],
      ['shelf folders', 'A shelf of folders in a row'],
      ['notebook coffee cup', 'A notebook beside a cup of coffee'],
    ],
    gallery: [
      ['calculator', 'A calculator'],
      ['shelf folders', 'Folders in a row'],
      ['desk lamp', 'A desk lamp'],
      ['coffee cup notebook', 'A cup of coffee'],
      ['chart paper', 'A chart'],
      ['envelope', 'An envelope'],
      ['desk room', 'A desk in a room'],
    ],
  },
  callToAction: 'Ask about accounts',
  names: {
    words: words`
      Tallis, Harrow, Quillfield, Ashdown, Column, Margin, Sterling Row, Blackwater, Whitlock, Graphite, Linden,
      Brookmere, Cooper Street, Marlow, Pennant, Northgate, Stonebridge, Elm Court, Counting Room, Penrose
    `,
    endings: words`Accounting, Accountants, Bookkeeping, Tax & Accounts, & Company, Tax`,
    whole: words`
      The Counting Room, Column & Row Accounting, The Plain Ledger, Two Columns Bookkeeping,
      First of the Month Accounting, The Receipt Drawer, Quarter Day Accounts, The Clear Statement, Balanced by Friday
    `,
  },
  ideas: [
    'Bookkeeping for small restaurants',
    'Tax returns for freelancers',
    'Accounting for family farms',
    'Payroll for small teams',
    'Bookkeeping for choirs and clubs',
    'Tax help for first-year businesses',
    'Accounting for builders and trades',
    'Monthly bookkeeping for online stores',
    'Tax returns for people abroad',
    'Accounting for landlords',
    'Bookkeeping catch-up after busy years',
    'Accounting for artists and writers',
    'Tax planning for retirees',
    'Evening tax appointments',
    'Payroll and taxes for nannies',
    'Accounting for small theaters',
  ],
  searchTerms: words`accountant, accounting, bookkeeping`,
  sample: {
    trade: 'an accountant',
    name: 'Tallis & Penn Accounting',
    location: '61 Counting House Lane, Boston, Massachusetts',
    country: 'US',
    phone: '(617) 555-0155',
    typed: [
      'Accounting for freelancers, restaurants and small nonprofits.',
      'Miriam Tallis (CPA) and Joel Penn (enrolled agent) have worked together for 16 years.',
      'Personal tax return from $320',
      'Sole proprietor return from $540',
      'Bookkeeping from $275 a month',
      'Payroll from $60 a month',
      'Letter from the IRS answered $180',
      'We need your papers by March 10 for an April filing, otherwise we extend.',
      'Monday to Thursday 9am–5pm, Friday 9am–1pm.',
      'We serve Boston, Cambridge and Somerville. We speak English and Spanish.',
    ],
    reviews: [
      { name: 'Ines Calloway', text: 'Miriam reads the footnotes so that I do not have to.' },
      { name: 'Blue Kettle Diner', text: 'Payroll runs while we cook.' },
      { name: 'Gordon F.', text: 'I brought a shoebox. Joel gave me back one page.' },
    ],
  },
}
