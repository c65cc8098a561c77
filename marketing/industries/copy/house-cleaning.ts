import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'home-and-building',
  order: 60,
  plural: 'House cleaners',
  one: 'a house cleaning business',
  title: 'House cleaning website, free to make',
  description:
    'Make a house cleaning website that says who comes, what a visit includes and which towns you drive to. No account needed to see it, no cost to keep it.',
  headline: 'Before the key changes hands, a face and a name',
  lead: 'They search at night from the sofa, beside the laundry they meant to fold, and open three of you side by side. Which streets do you cover, what is included, and who exactly will be in the house while they are at work?',
  card: 'Who comes, what gets cleaned and which streets you cover, for people about to lend you a key.',
  style: 'Fun',
  needs: [
    {
      title: 'The person with the key',
      text: 'Put whoever cleans on the page, up to six of you, with a real photo, a first name and how long you have worked together. The word “trusted” has never opened a door by itself.',
    },
    {
      title: 'The oven: included or extra?',
      text: 'Write down where a visit ends: inside the windows, behind the fridge, the dishes in the sink. Services and an FAQ of ten questions hold the whole checklist, so you send a link and stop reciting it in hallways.',
    },
    {
      title: 'Your towns, without your home address',
      text: 'Name your neighborhoods in the first sentences. If the business is a car and a closet at home, leave the address empty, and the page shows phone and email without one.',
    },
  ],
  servicesLead:
    'By the hour, by the pane, or from a sum for the whole house: every price says what it is for. A minimum of three hours, if you have one, goes with it.',
  questions: [
    {
      question: 'I need cleaners more than clients. Can I hire through it?',
      answer:
        'Give it an image banner near the end: “Mornings free? Come and work with us”, and a button that writes to you. Clients scroll past it without harm. Once the week is staffed, delete it and publish again.',
    },
    {
      question: 'May I show pictures of clients’ homes?',
      answer:
        'Ask first, each of them, and leave out the mail on the counter, the family photos and the view that gives the street away. What a phone hides in a picture, such as where it was taken, is removed when you upload it. A faucet you can see your face in does the job as well.',
    },
    {
      question: 'Can people choose a cleaning day by themselves?',
      answer:
        'They can wish for one: the form can ask for a preferred time, which reaches you with an entry for your calendar, to agree to or to move. If you use a scheduling tool, its link goes behind the booking button. There is no calendar on the page, so nobody can take Thursday at nine twice.',
    },
    {
      question: 'Prices by the room or by the hour: which should I show?',
      answer:
        'Either: a price can be per hour, per pane or “from”. Nothing on the page adds up bedrooms and baths, so say the two things that move it, pets and years since the last deep clean for example. That settles more than a calculator that is wrong by an hour.',
    },
    {
      question: 'How do people two towns over find me?',
      answer:
        'Write their town out, the way its neighbors say it. Search engines read your words and get your services and phone number as data besides. Where that puts you in the list is up to them, and whoever sells you a fixed place is selling air.',
    },
  ],
  related: ['pest-control', 'condo-rental-agency', 'landscaping'],
} satisfies IndustryTexts
