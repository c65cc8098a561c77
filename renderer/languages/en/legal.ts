import type { LegalTexts } from '../legal-words.ts'

const google =
  'a service of Google (in the European Economic Area and Switzerland Google Ireland Limited, elsewhere Google LLC)'

export const legal: LegalTexts = {
  contents: 'Contents',
  asOf: (date) => `Last changed on ${date}`,
  phone: 'Phone:',
  email: 'Email:',
  privacy: {
    title: 'Privacy policy',
    opening: (name) =>
      `This page says what happens to personal data when you visit the website of ${name}. The articles it names are those of the General Data Protection Regulation (GDPR) of the European Union and of the United Kingdom, for those to whom it applies.`,
    controller: {
      heading: 'Who is responsible',
      who: 'Responsible for the personal data that this website handles:',
    },
    hosting: {
      heading: 'Visiting this website',
      requests:
        'To show you a page, your browser has to send some data: your IP address, the address of the page, the time, which browser and operating system you use and, as a rule, the page you come from. Without these data the page could not be delivered.',
      processor: (product) =>
        `${product} hosts this website and handles these data as our processor (Art. 28). Its network answers from a server near you, which may be outside your country. Server logs are kept only for as long as running the website and keeping it secure require.`,
      basis: 'The legal basis is our legitimate interest in a website that works and is secure (Art. 6(1)(f)).',
    },
    storage: {
      heading: 'Cookies and storage in your browser',
      none: 'This website sets no cookies and uses no other storage in your browser beyond its usual cache.',
      notice:
        'This website sets no cookies. Your answer to its notice is kept in your browser’s local storage so that you are not asked again. It is not sent to us.',
      asked:
        'Without your consent, this website sets no cookies. Your answer to its notice is kept in your browser’s local storage so that you are not asked again. It is not sent to us. With your consent, Google Analytics sets cookies, as described below.',
      unasked:
        'This website sets no cookies of its own. Google Analytics, which is described below, sets cookies as soon as you open the page.',
    },
    analytics: {
      heading: 'Google Analytics',
      asked: (id) =>
        `If you agree, this website loads Google Analytics (measurement ID ${id}), ${google}. The legal basis is your consent (Art. 6(1)(a)).`,
      unasked: (id) =>
        `As soon as you open the page, this website loads Google Analytics (measurement ID ${id}), ${google}. The legal basis is our legitimate interest in knowing how the website is used (Art. 6(1)(f)).`,
      what: 'Google Analytics sets cookies such as “_ga”, which last for up to two years, and tells us in summary which pages are viewed, for how long, from which region and on which kind of device. Google handles the data on our behalf, in part on servers in the United States, and relies on the EU–US Data Privacy Framework and on standard contractual clauses to do so.',
      withdraw:
        'You can withdraw your consent at any time for the future: choose “Cookie settings” at the end of the home page, then “Refuse”. Cookies that are already set can be deleted in your browser.',
      object:
        'You can object at any time by blocking cookies in your browser, or with the browser add-on that Google offers for this.',
      more: 'Google’s privacy policy:',
    },
    video: {
      heading: 'Videos',
      onClick: (service) =>
        `This website includes a video from ${service}. It is loaded only when you click on it. From then on ${service} learns your IP address, the page you are on and details of your browser, and may set cookies or use your browser’s storage.`,
      provider: {
        YouTube: `YouTube is ${google}. We use its privacy-enhanced mode.`,
        Vimeo:
          'Vimeo is a service of Vimeo.com, Inc. in the United States. We have switched on its “do not track” option.',
      },
      basis: 'The legal basis is the consent that you give by clicking (Art. 6(1)(a)).',
      more: (service) => `The privacy policy of ${service}:`,
    },
    assets: {
      heading: 'Fonts and pictures',
      own: 'Fonts and pictures are loaded from this website’s own address, not from anybody else.',
      fonts: 'Fonts are loaded from this website’s own address, not from anybody else.',
      pictures: (sources) =>
        `Some pictures are loaded straight from where they are kept: ${sources}. Your browser sends your IP address and details of itself there. The legal basis is our legitimate interest in showing these pictures as their source asks (Art. 6(1)(f)).`,
    },
    contact: {
      heading: 'When you get in touch',
      use: 'If you call us or write to us, we use what you tell us – such as your name, your phone number or email address, and your message – to answer you and to do what follows from it.',
      basis:
        'The legal basis is Art. 6(1)(b) where it is about an agreement or about preparing one, and otherwise our legitimate interest in answering you (Art. 6(1)(f)).',
    },
    form: {
      heading: 'Contact form',
      sent: (product) =>
        `What you enter into the contact form is sent over an encrypted connection and kept for us by ${product} as our processor (Art. 28), together with the time, until we delete it. We are told of it by email, and use it as if you had written to us ourselves.`,
      stored: { eu: 'It is stored in the European Union.', us: 'It is stored in the United States.' },
      photos:
        'Photos that you attach are made smaller and stored without what the camera wrote into them, such as the place. They are kept and deleted with your message; if you do not send it, within a day.',
      spam: 'Before that, a program checks whether a message is likely to be spam, by its words, its links and how it was sent, and counts for a short time how many messages come from one IP address. The address is not kept with your message. Suspected spam is kept apart, where we can still read it, and deleted after 30 days.',
      basis:
        'The legal basis is the same as for any other message to us; for the check it is our legitimate interest in an inbox without spam (Art. 6(1)(f)).',
    },
    numbers: {
      heading: 'Visitor numbers',
      what: (product) =>
        `So that we know how this website is used, ${product} counts visits for us: which page was viewed on which day, which website people came from, from which country and with which kind of device, and how often somebody follows a link to call, to write or to book, or sends the contact form. This needs no cookies, and nothing is stored in your browser or read from it.`,
      apart:
        'To tell how many different people came in a day, your IP address and the name of your browser are mixed with a random value that is valid for that day only, and turned into a number that does not lead back to you. Neither the address nor the name is stored. When the day is over, the random value and these numbers are thrown away; only totals remain. If your browser asks not to be tracked, no such number is made.',
      basis: 'The legal basis is our legitimate interest in knowing how the website is used (Art. 6(1)(f)).',
    },
    booking: {
      heading: 'Booking appointments',
      at: (hosts) =>
        `Appointments are booked on another website: ${hosts}. Nothing is sent there before you follow the link. What you enter there is handled by its operator, whose own privacy policy applies.`,
    },
    links: {
      heading: 'Links to other websites',
      others:
        'Other websites learn nothing about you before you follow a link to them. After that, their operators are responsible for what happens to your data.',
      profiles: (networks) =>
        `The same is true of our profiles on ${networks}: their symbols on this website are links and nothing more.`,
      map: 'The map opens on the website of OpenStreetMap; there is none embedded here.',
    },
    retention: {
      heading: 'How long data are kept',
      until:
        'We keep personal data only for as long as they are needed for what they were given for, or as the law requires, as it does for invoices. After that they are deleted.',
    },
    rights: {
      heading: 'Your rights',
      have: 'As far as the law gives them to you, you have the right:',
      access: 'to know which data about you we hold (Art. 15)',
      correction: 'to have wrong data corrected (Art. 16)',
      deletion: 'to have your data erased (Art. 17)',
      restriction: 'to have their use restricted (Art. 18)',
      portability: 'to receive the data you gave us in a common format (Art. 20)',
      objection: 'to object to their use where it rests on a legitimate interest (Art. 21)',
      withdrawal: 'to withdraw consent at any time, for the future (Art. 7(3))',
      ask: 'All it takes is a message to us.',
      complaint:
        'You may also complain to a supervisory authority (Art. 77): in the European Union the one where you live, where you work or where the matter arose; in the United Kingdom the Information Commissioner’s Office.',
      elsewhere: 'Elsewhere, for instance in some states of the United States, the law may give you similar rights.',
      noDuty:
        'You are under no obligation to give us any data, and this website makes no automated decisions about you.',
    },
    changes: {
      heading: 'Changes',
      when: 'We change this page when the website or the law changes. The version published here applies.',
    },
  },
  terms: {
    title: 'Terms of use',
    opening: (name) =>
      `These terms apply to the use of the website of ${name}. What we do for you is governed by what we agree with you.`,
    provider: { heading: 'Who runs this website', who: 'This website is run by:' },
    services: {
      heading: 'Services and quotes',
      noOffer:
        'This website describes what we do. It is not a binding offer. An agreement comes about only when we confirm your order, or when you accept a quote that we have made for you.',
      booking: (hosts) => `For appointments booked on ${hosts}, the terms of that website apply as well.`,
    },
    prices: {
      heading: 'Prices',
      guidance:
        'Prices named on this website are for guidance, unless something else is said beside them. What counts is the price that we agree with you.',
    },
    liability: {
      heading: 'Liability',
      care: 'We put this website together with care. Even so, we cannot promise that all of it is complete, up to date and available at all times.',
      limits:
        'As far as the law allows, we are not liable for damage that comes from using this website. This limits neither liability that the law does not let anyone limit – such as for intent, gross negligence, fraud, or harm to life, body or health – nor the rights that you have by law as a consumer.',
    },
    property: {
      heading: 'Texts and pictures',
      rights:
        'The texts, pictures and logos on this website are protected by copyright and other rights. They belong to us, or to others who let us use them. Beyond what the law allows, please ask us before you use any of them.',
      photos: (names) => `Photos: ${names}.`,
    },
    links: {
      heading: 'Links to other websites',
      others:
        'This website links to others. Their operators alone are responsible for what is said there. If you find that a link leads to something unlawful, please tell us and we will take it out.',
    },
    law: {
      heading: 'Governing law',
      of: (country) => `These terms are governed by the law of ${country}.`,
      consumers:
        'If you are a consumer, you keep the protection of the rules of the country you live in from which nobody may depart by agreement.',
    },
    changes: {
      heading: 'Changes',
      when: 'We may change these terms for the future. The version published here applies.',
      rest: 'Should a part of them be invalid, the rest remains in force.',
    },
  },
}
