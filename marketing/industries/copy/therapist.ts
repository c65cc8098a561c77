import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'health',
  order: 40,
  plural: 'Therapists',
  one: 'a therapist',
  title: 'Therapist website, private and calm',
  description:
    'A therapist website without cookies or trackers: who you are, whom you see, what it costs and how to begin. Quiet, quick and free to make.',
  headline: 'Last week, someone almost pressed send',
  lead: 'They have had your name for a month. They open the page late, alone, and close it when somebody comes in. What they want to know is simple and hard to ask: would you understand this, is there an hour free, what does it cost, and what is said first.',
  card: 'For someone reading late and alone: who you are, what it costs and how to begin.',
  style: 'Elegant',
  needs: [
    {
      title: 'A page that tells on nobody',
      text: 'As it comes, it sets no cookies, runs no script and loads no trackers. Leave the field for analytics empty and it stays like that, with no notice to click away before reading about grief.',
    },
    {
      title: 'A face, a chair, a fee',
      text: 'One picture of you, one of where they would sit, and the fee in plain figures. Those three settle more than a list of modalities, which may follow further down for whoever needs it.',
    },
    {
      title: 'A first step that needs no voice',
      text: 'Many would rather type three words than phone. The form can ask for a first name and a time that would suit, nothing else, and the line above it can say that no reason is needed.',
    },
  ],
  servicesLead:
    'Fifty minutes and the fee, a first call for nothing, two places at a lower rate: said once, in your own words. No list of troubles is added to them.',
  questions: [
    {
      question: 'Can clients describe their situation on the page?',
      answer:
        'Better not, and you can take the box for it away. The form asks for what you choose, say a name and a number; or switch it off, and lead people to the secure pages of your practice software. Say beside either that this is no place for the story itself.',
    },
    {
      question: 'Which section should I leave out?',
      answer:
        'Customer Reviews, most likely. Many professional codes tell therapists not to ask clients for testimonials, and a calm page does without. It isn’t there until you add reviews, so there is nothing to do.',
    },
    {
      question: 'Can anyone tell that somebody has been on it?',
      answer:
        'The page leaves no cookie behind and reports to no advertiser; you yourself learn how many came, and never who. Like any other, it stands in the browser’s own history, and a sentence about private windows is a kindness. Under Settings there is a privacy page to switch on, drafted from what the website does and does not do.',
    },
    {
      question: 'Should I put crisis numbers on it?',
      answer:
        'Please do, those of your country, in a text banner near the top or beside your contact details. A button can dial one. The page will be read at hours when you are asleep, and it should say so.',
    },
    {
      question: 'Should it sound like me or like a practice?',
      answer:
        'Like you, five minutes into a first session. Type it in the first person, and the page keeps it so; then have somebody who is no therapist read it aloud; where they stumble, cut. One warm sentence outweighs an acronym with its explanation.',
    },
  ],
  related: ['medical-clinic', 'nutritionist', 'non-profit-organization'],
} satisfies IndustryTexts
