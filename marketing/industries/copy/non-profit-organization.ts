import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'lessons-books-and-causes',
  order: 40,
  plural: 'Non-profits',
  one: 'a non-profit',
  title: 'Non-profit website at no cost',
  description:
    'A non-profit website that sends donors, volunteers and people who need you the right way. It links to your donation page and costs nothing to make or keep.',
  headline: 'Say what you do before you ask for anything',
  lead: 'A donor checks on you after a letter, a volunteer after a flyer, a family because this month is hard. All three land on the same page, mostly on a phone, and each should see where to go without having to say out loud why they came.',
  card: 'For donors after a letter, volunteers after a flyer and families in a hard month.',
  style: 'Common',
  needs: [
    {
      title: 'Give, help, ask: a button each',
      text: 'Two fit at the top and one on every service below. It may ring the office, write to you or open the page where you collect, so nobody has to find “Contact” first and explain.',
    },
    {
      title: 'The van at seven, not the big check',
      text: 'Full shelves, the long table, the list on the wall with the names crossed out: ten captioned photos of a working week. Ask before you show a face, and ask twice when that face came for help.',
    },
    {
      title: 'Figures a stranger can check',
      text: 'The year you began, what came in and where it went make one honest text banner. The privacy and terms pages, which you can switch on, name who is responsible and take your registration number.',
    },
  ],
  servicesLead:
    'What help costs (nothing), what a donation buys, who may volunteer: figures that a stranger can check. They are yours to the digit, and “free” shows as plainly as a price.',
  questions: [
    {
      question: 'Can people donate on our website?',
      answer:
        'Not on it, only from it. A button leads to the donation page you have elsewhere, so that cards and receipts stay with those who are set up for them. No money passes through us, and no share of it stays here.',
    },
    {
      question: 'Is it free because we are a non-profit?',
      answer:
        'It’s free because it’s free, for the tire shop as well, so there’s nothing to apply for and no letter to send. A domain of your own is the one thing you would pay for, at whichever registrar you buy it. Mention it to the treasurer gently.',
    },
    {
      question: 'Several of us look after the page. Can we all edit it?',
      answer:
        'One account holds the pen. The others can read along by preview link, which shows what isn’t published yet and stops working after the days you chose. Sign up with a mailbox that belongs to the office, and the page survives the next election.',
    },
    {
      question: 'A grant form wants our web address by Friday. Will that work?',
      answer:
        'It can work tonight: five steps, a careful read, and you publish under an address of ours. Put that on the form. A domain of your own may follow, though its certificate can take up to two days, so don’t begin on Thursday evening.',
    },
    {
      question: 'Can we put a drive or a supper on it for a month?',
      answer:
        'Yes, and nobody has to remember to take it down. Publish the page with the supper on it and choose when the ordinary one comes back. Sign-up sheets and tickets stay with the tool you use, behind a button.',
    },
  ],
  related: ['therapist', 'music-lessons', 'catering'],
} satisfies IndustryTexts
