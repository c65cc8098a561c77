import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'office-and-property',
  order: 20,
  plural: 'Technology consultants',
  one: 'a technology consultancy',
  title: 'IT consulting website, static and fast',
  description:
    'An IT consulting website in plain English: what you fix, how the first hour goes, and a number. Static HTML, no script, yours to download. Free.',
  headline: 'The one system you never got around to: your own',
  lead: 'An office manager whose server just made a noise got your name from the accountant. She reads for as long as the other firm keeps her on hold, and decides whether you speak English or acronym.',
  card: 'Plain words and a number, for whoever got your name while the server made that noise.',
  style: 'Geometric',
  needs: [
    {
      title: 'Services in the caller’s words',
      text: '“The internet is slow” is a service. So is “someone left, and she had the passwords”. Name them like that, and put the products into the paragraph for those who know what they are.',
    },
    {
      title: 'A source you can show at work',
      text: 'View it: static HTML, no framework, no script unless you add analytics or a cookie notice, fonts from its own host, a strict content security policy. Our sample pages score 100 four times over on Lighthouse.',
    },
    {
      title: 'What the first hour looks like',
      text: 'Clients fear the audit more than the outage. Take them through it in the FAQ: who comes, what you look at, what they get in writing and what it costs if nothing is wrong.',
    },
  ],
  servicesLead:
    'Per computer, per mailbox, per day on site: each price keeps the unit you gave it. Notice periods and response times stand as you promised them, and no others do.',
  questions: [
    {
      question: 'Can I host the pages myself?',
      answer:
        'Yes. Everything can be downloaded as a zip, the website as plain files among it, for any static host. Headers, certificates and later edits are then your job, which you may well enjoy.',
    },
    {
      question: 'Can I add scripts, custom HTML or a chat widget?',
      answer:
        'No. A page is put together from thirteen types of sections, and its policy lets in no script of yours. A Google Analytics id and a video that loads on click are the exceptions. Help desk and remote support download get a button.',
    },
    {
      question: 'What do I change in DNS for my own domain?',
      answer:
        'Two records, and the zone stays yours: a TXT that proves the name is, and a CNAME, or an ALIAS at the apex. The screen shows what DNS answers at that moment, and the certificate comes by itself. Proxies in front are better left off.',
    },
    {
      question: 'My clients are under NDA. What do I show?',
      answer:
        'The problem without the name: “A law office, eleven desks, one flooded server room.” Reviews can be signed “Office manager” with a town, if those were her words. A labeled cable photographs better than a handshake.',
    },
    {
      question: 'Should I make these for my own clients?',
      answer:
        'You may, though there’s no agency dashboard, no reseller price and no commission, so nothing to disclose either. Have each client open an account in their own name and sit beside them for an hour. You’d tell them the same about any vendor.',
    },
  ],
  related: ['accountant', 'electrician', 'non-profit-organization'],
} satisfies IndustryTexts
