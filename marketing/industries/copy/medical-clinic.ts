import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'health',
  order: 10,
  plural: 'Medical clinics',
  one: 'a medical clinic',
  title: 'Medical clinic website, calm and quick',
  description:
    'A medical clinic website that answers the morning’s questions: hours, clinicians, insurance, parking and the way to your patient portal. Free to make.',
  headline: 'Let the front desk finish its coffee',
  lead: 'The calls before nine ask the same five things: are you open, do you see children, do you take our plan, where do we park, what should we bring? A parent with a thermometer in one hand would rather read it than wait in a queue.',
  card: 'Hours, clinicians and the five questions of every morning, answered before the phone rings.',
  style: 'CommonAlt',
  needs: [
    {
      title: 'Where to turn when it can’t wait',
      text: 'Say what to do about chest pain or trouble breathing, and whom to call at night, in a text banner near the top or beside your hours. The page adds no such advice to yours, so give it.',
    },
    {
      title: 'A name for the white coat',
      text: 'New patients choose a person. Six can be introduced with a photo, what they specialize in and the languages they speak, in the tone they would use at the bedside. Credentials have a line of their own.',
    },
    {
      title: 'The portal, one tap away',
      text: 'Appointments, results and refills live in your patient portal and should stay there. Enter its address once as the booking link, and nothing medical needs to pass through your website.',
    },
  ],
  servicesLead:
    'Visits, memberships by the month, a flu shot: list what a patient can know beforehand. Clinical advice is yours to give, and the page adds none to it.',
  questions: [
    {
      question: 'Can patients ask medical questions through the page?',
      answer:
        'They shouldn’t have to, and you can see to it that they don’t. Show the phone number and a button to your portal, and switch the form off, or strip it down to a name, a number and a good hour to call back. Leave the email address out, too, if you would rather nobody described a rash in it.',
    },
    {
      question: 'Is it HIPAA compliant?',
      answer:
        'We make no such claim and sign no agreements about health information. Use the website for what anyone on the sidewalk may read: people, hours, services, directions. Whatever concerns one patient belongs in the systems you have for that, a link away.',
    },
    {
      question: 'Where do we list the insurance plans we take?',
      answer:
        'In an answer of the FAQ, which can run to two thousand characters, or in a text banner if you want it seen. Put a date behind it. Plans change in January, and the new list can be set in December to go live on the first.',
    },
    {
      question: 'We keep being taken for an urgent care. What helps?',
      answer:
        'The first sentence. “By appointment, walk-ins until eleven, no X-ray here” settles it, and since the opening lines of the introduction are offered to search engines as the page’s description, people may read it before they click. Where you send them instead can stand right behind it.',
    },
    {
      question: 'May we publish what patients say about us?',
      answer:
        'Your profession and your state decide that, so ask before you quote anyone. If you may, six short ones fit, typed in by you. If you may not, leave the section off; the clinicians’ own introductions do the work.',
    },
  ],
  related: ['dentist-office', 'physical-therapist', 'nutritionist'],
} satisfies IndustryTexts
