import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const technologyConsulting: Trade = {
  slug: 'technology-consulting',
  trade: 'Technology Consulting',
  proof: ['Qualification', 'Membership', 'Insurance', 'Award'],
  leadsWith: 'people',
  form: { message: 'What would you like to work better?' },
  styles: ['CommonAlt', 'Geometric', 'Common'],
  shapes: ['truchet', 'shift', 'discs', 'frames', 'arcs'],
  subject: 'technology',
  matches: {
    own: words`
      technology consult*, tech consult*, it consult*, digital consult*, technology advi*, it support, it services,
      managed it, managed service provider*, computer support, tech support, software consult*, cloud consult*,
      cyber security consult*, cybersecurity consult*
    `,
    signs: words`
      technology, computer network*, help desk*, helpdesk*, software develop*, software engineer*, custom software,
      software, cloud, cloud migration*, cybersecurity, cyber security, network security, data migration*, data analy*,
      automation, crm, erp, microsoft 365, google workspace, backups, servers, ai, artificial intelligence,
      machine learning, app develop*, devops, saas, wifi, wi fi
    `,
    not: words`
      home automation, software train*, bartenders and servers, free wifi, free wi fi, technology free, music software,
      accounting software, sewing technology, wifi available, building automation, garage automation, gate automation
    `,
  },
  services: [
    {
      name: 'Technology review',
      icon: 'clipboard-check',
      also: words`technology review, technology audit, technology assess, tech audit, tech review, systems review, systems audit, systems assess, infrastructure audit, roadmap, strategy, strategic`,
      about: [
        'The start is often a list of what is paid for every month, and a look at who still uses it.',
        'The oldest machine is sometimes the one that everything depends on, and nobody has its password.',
        'A list in order of urgency lets a company stop after the first few items and go on next year.',
      ],
      picture: ['laptop magnifier', 'A laptop under a magnifying glass'],
    },
    {
      name: 'IT support',
      icon: 'headset',
      also: words`support, help desk, helpdesk, managed, managed service, troubleshoot`,
      about: [
        'A screenshot of the message and the time when it appeared can save many questions.',
        'Many faults can be looked at from afar, with both sides seeing the same screen.',
        'What broke today is often tied to what was changed yesterday, so that is usually asked first.',
      ],
      picture: ['headphones laptop', 'Headphones beside a laptop'],
    },
    {
      name: 'Cloud migration',
      icon: 'cloud',
      also: words`cloud migrat, cloud move, move cloud, migrat, cloud setup, cloud consult, microsoft 365, office 365, google workspace, sharepoint`,
      about: [
        'Old mail and shared folders often take longest, so much of a move may run overnight or over a weekend.',
        'Clearing out often comes first, since what is not moved need not be paid for every month.',
        'After a move to the cloud, the first day often goes into phones and passwords, because many devices have to sign in again.',
      ],
      picture: ['server', 'A server with its lights on'],
    },
    {
      name: 'Cybersecurity',
      icon: 'shield-check',
      also: words`cyber, network security, cloud security, security audit, security review, security assess, security train, security test, security aware, data security, email security, information security, endpoint, firewall, phishing, antivirus, malware, ransomware, penetration test, pen test`,
      about: [
        'Many break-ins start with an email that somebody believed, so people matter as much as programs.',
        'The account of somebody who left long ago is an easy way in, because nobody watches it.',
        'A stolen password is of far less use where a second step is asked for at sign-in.',
      ],
      picture: ['shield laptop', 'A laptop with a shield'],
    },
    {
      name: 'Backups and recovery',
      icon: 'server',
      also: words`backup, disaster recover, restor`,
      about: [
        'A backup counts only once somebody has restored a file from it.',
        'A copy in the same building can be lost to the same fire or flood, so one is usually kept elsewhere.',
        'Syncing alone is no backup, since what is deleted on one device may soon be gone from all of them.',
      ],
      picture: ['server shield', 'A server beside a shield'],
    },
    {
      name: 'Software selection',
      also: words`software select, software advice, software choice, choosing software, vendor select, procure, erp, crm`,
      about: [
        'A demonstration with the vendor’s own data nearly always works; one with real invoices tells more.',
        'The yearly fee is often the smaller part, as moving old data and teaching people cost more.',
        'How to get the data out again is a question to ask before any of it goes in.',
      ],
      picture: ['monitor notebook', 'A monitor beside an open notebook'],
    },
    {
      name: 'Custom software',
      icon: 'code',
      also: words`custom software, bespoke software, software develop, software engineer, app develop, mobile app, web app, programming, custom develop, bespoke develop`,
      about: [
        'A first version that does one thing is often shown early, because people ask for something else once they see it.',
        'Who owns the code and who can read it later are worth settling before the first line is written.',
        'Much of this work begins with a spreadsheet that has become too important to lose.',
      ],
      picture: ['monitor keyboard desk', 'A desk with a monitor'],
    },
    {
      name: 'Automation and data',
      icon: 'chart',
      also: words`automat, dashboard, data analy, data report, reporting, workflow, spreadsheet, excel, data integrat`,
      about: [
        'Anything that is typed twice can often be automated, such as an order copied from an email into the accounts.',
        'A report is only as good as its dates and names, so cleaning the data often comes first.',
        'The usual case is often simple to automate, and the exceptions are what takes the thought.',
      ],
      picture: ['bar chart monitor', 'A chart on a monitor'],
    },
    {
      name: 'Websites and email',
      icon: 'world',
      also: words`website, domain name, domains, web host, email host, email setup, business email`,
      about: [
        'Website and mail can move to another company, but the domain name belongs to whoever registered it.',
        'Mail that lands in the spam folder often comes from a domain whose settings are incomplete.',
        'A contact form that seems quiet sometimes writes to the mailbox of somebody who has left.',
      ],
      picture: ['envelope laptop', 'An envelope beside a laptop'],
    },
    {
      name: 'Networks and Wi-Fi',
      icon: 'wifi',
      also: words`network, wifi, wireless, cabling, structured cabl, router, ethernet`,
      about: [
        'Slow Wi-Fi is often a matter of walls and of where the router stands, not of the line from the street.',
        'Cables to the desks leave more of the Wi-Fi for laptops and phones that move around.',
        'A label at both ends of a cable can save a long search when something fails.',
      ],
      picture: ['cable plug', 'A coiled cable with its plug'],
    },
    {
      name: 'Staff training',
      icon: 'school',
      also: words`training, workshop, lunch learn`,
      about: [
        'Many people use a small corner of the software they have, so the rest of it is often where training starts.',
        'A short lesson with somebody’s own files often sticks better than a long one with invented ones.',
        'Questions sent beforehand show where people get stuck, and often shape the whole session.',
      ],
    },
    {
      name: 'Phone systems',
      icon: 'phone',
      also: words`phone system, office phone, business phone, voip, telephon, teams phone`,
      about: [
        'A phone number is usually moved before the old contract is ended, since it may be lost otherwise.',
        'Calls over the internet share a line with everything else, so a choppy call often comes from a busy network.',
        'What happens to a call that nobody picks up is easy to forget when a system is planned.',
      ],
    },
  ],
  questions: [
    {
      ask: 'Do you work with companies of our size?',
      words: words`employees, small business, small compan, offices people, firms`,
    },
    { ask: 'Which areas do you cover?', from: 'area' },
    { ask: 'How do you charge?', from: 'prices' },
    { ask: 'How soon do you answer?', from: 'notice', words: words`same day, response, answered, reply, within hour` },
    { ask: 'Can you help without coming here?', words: words`remote, remotely, screen shar` },
    { ask: 'Do you earn from what you recommend?', words: words`commission, resell, vendor neutral, independent` },
    { ask: 'Are you qualified?', from: 'qualified' },
    { ask: 'What if we want to cancel?', from: 'cancellation' },
  ],
  usualHours: ['Mon-Fri 09:00-17:00'],
  photoWishes: [
    'You beside a customer at their desk.',
    'A server cabinet with its cables in order.',
    'A whiteboard after a meeting.',
  ],
  pictures: {
    hero: ['laptop server monitor headphones', 'A laptop and a monitor beside a server'],
    banners: [
      ['desk monitor room', 'A desk with a monitor by a window'],
      ['server shield', 'A server with a shield on the wall behind it'],
      ['laptop coffee lamp', 'A laptop with a cup of coffee under a lamp'],
    ],
    gallery: [
      ['open laptop', 'An open laptop'],
      ['tall server', 'A server'],
      ['desk monitor', 'A desk with a monitor'],
      ['cable', 'A coiled cable'],
      ['headphones', 'Headphones'],
      ['monitor dashboard', 'A chart on a screen'],
      ['phone', 'A phone'],
      ['tall bookcase', 'A bookcase'],
    ],
  },
  callToAction: 'Describe the problem',
  names: {
    words: words`
      Lodestar, Patchbay, Switchyard, Fieldnote, Signal House, Northline, Copperwire, Graphite, Milepost, Ledgerstone,
      Quiet, Wicket, Trestle, Footings, Telegraph, Plumb Line, Gantry, Drydock
    `,
    endings: words`Technology, Consulting, IT, Systems, Tech Advisors, Digital`,
    whole: [
      'The Second Opinion',
      'Boring on Monday',
      'Plain Systems',
      'The Tested Backup',
      'Labeled at Both Ends',
      'Fewer Passwords',
      'The Small Server',
      'Off and On Again',
      'Way Back Technology',
      'Keep, Fix, Drop',
    ],
  },
  ideas: [
    'IT support for law and tax offices',
    'Cybersecurity for small manufacturers',
    'Cloud migration for schools',
    'Software advice for non-profits',
    'Technology reviews before a company sale',
    'Part-time IT director for growing firms',
    'Spreadsheet rescue and automation',
    'Networks and Wi-Fi for hotels',
    'Custom software for warehouses',
    'Help desk for medical practices',
    'Data dashboards for local governments',
    'Security training for office teams',
    'AI workshops for family businesses',
    'Website and app development for startups',
    'Phone systems for small offices',
  ],
  searchTerms: words`technology consulting, IT consulting, IT support`,
  sample: {
    trade: 'a technology consultancy',
    name: 'Switchyard Technology',
    location: '620 Signal Row, Raleigh, North Carolina',
    country: 'US',
    phone: '(919) 555-0186',
    typed: [
      'IT support and consulting for offices of 5 to 60 people. We are Harriet Osei, Ben Sowerby and Lin Chao, in business since 2008.',
      'Support plan $48 per computer a month',
      'Day on site $1,150',
      'Technology review $1,900',
      'Email move from $85 per mailbox',
      'Quarterly backup test $240',
      'The review ends in a written list in order of urgency. Tickets opened by 4pm are answered the same day by one of us three.',
      'We cover Raleigh, Cary, Apex and Durham. Mon–Fri 8am–6pm.',
      'Month to month, 30 days’ notice. We take no commission on what we recommend, and we don’t fix home printers.',
    ],
    reviews: [
      {
        name: 'Oak City Dental',
        text: 'Lin restored a file in the test that we had deleted by accident. That settled it.',
      },
      { name: 'M. Ferreira', text: 'The list had 14 items and we could stop after six.' },
      { name: 'Hollis Print Shop', text: 'Harriet told us to keep the old server a year. We did.' },
    ],
  },
}
