import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'office-and-property',
  order: 10,
  plural: 'Accountants',
  one: 'an accountant',
  title: 'Websites for accountants and bookkeepers',
  description:
    'A website for your accounting practice: whose books you do, how a first meeting goes, deadline hours and a link to your client portal. Free to make and publish.',
  headline: 'Found on a Sunday night, beside a letter from the tax office',
  lead: 'A friend mentioned your name in October. The envelope comes in February, and they reach for the phone before they have read it to the end. Do you take people like them, what happens at a first meeting, and can it wait until Monday?',
  card: 'Whose books you do, what a first meeting is like, and hours that know when the deadline is.',
  style: 'CommonAlt',
  needs: [
    {
      title: 'Whom you work for, by name',
      text: 'Landlords, freelancers, restaurants, people three years behind: say it. Each service you list has its own line and price, so that the café owner finds payroll and the landlord sees that you have met a landlord before.',
    },
    {
      title: 'Tax papers in a place with a lock',
      text: 'Nobody should wonder where to send a return. Put “Client portal” into the menu, and it leads to the one that came with your practice software. The page has no place to upload a file, so no W-2 ends up there by mistake.',
    },
    {
      title: 'Saturdays until the deadline',
      text: 'Publish the hours of the season and set the day on which the usual ones come back. On the morning after the deadline they do, while you are still in bed, where by then you belong.',
    },
  ],
  servicesLead:
    'Type “bookkeeping from $275 a month”, and the page shows the service, the “from” and the month. A tax letter answered for a flat fee stands beside it.',
  questions: [
    {
      question: 'Should I put my fees on the page?',
      answer:
        'A starting fee for a simple return and a monthly one for bookkeeping spare you the callers who only compare. Each has its own field, “from” and “a month” included. The others are relieved to read a number at all. Look at them again every year after the extension deadline; the page won’t know that they have aged.',
    },
    {
      question: 'Where do my license and registration numbers go?',
      answer:
        'Settings has fields for the registered name, the address and a registration number; they appear on the terms and privacy pages that you can switch on. A CPA license or a membership is better seen sooner: as a credential among your business details, it stands near the top of the page. The legal pages are a decent draft and no legal advice, so read them with a red pen.',
    },
    {
      question: 'Our email runs on our domain. Is it safe to connect it?',
      answer:
        'Yes, as long as you leave the MX records alone: those are the mail. You add or change only the records that we show you, and you see what the DNS answers as you go.',
    },
    {
      question: 'How do I say that I take no new clients before May?',
      answer:
        'In a text banner near the top, in one sentence, with the month in which you will. People respect a full book, and some of them will put May into their calendar.',
    },
    {
      question: 'Can a partner read the page before clients do?',
      answer:
        'Make a preview link and send it to them. It opens without an account, stays out of search engines, and stops working after a day, a week or thirty days. Whatever a partner would rather not have in writing, you change before it is published.',
    },
  ],
  related: ['technology-consulting', 'real-estate-agent', 'non-profit-organization'],
} satisfies IndustryTexts
