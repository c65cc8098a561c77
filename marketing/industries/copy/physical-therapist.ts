import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'health',
  order: 30,
  plural: 'Physical therapists',
  one: 'a physical therapist',
  title: 'Physical therapy website, easy to reach',
  description:
    'A physical therapy website that can be read with one hand: what you treat, your therapists, how to book and which door to use. Free, with no account to try it.',
  headline: 'Typed with the arm that still lifts',
  lead: 'They have a referral in a coat pocket or a shoulder that won’t let them sleep, and one hand free. Do you treat exactly this, do you work with their plan, how soon is soon, and are there stairs up to your door?',
  card: 'What you treat, how soon, and whether there are stairs to the door, readable with one hand.',
  style: 'Common',
  needs: [
    {
      title: 'The way in, for people who limp',
      text: 'Which entrance, where to park, how many steps from there: tell it in the text above your address, which links to a map. The page itself can be used with a thumb, a keyboard or a screen reader.',
    },
    {
      title: 'Named after what hurts',
      text: 'Patients search for knees, not for modalities. Call a service by the body part and let its paragraph explain how you work; there is room for forty, which covers most of a skeleton.',
    },
    {
      title: 'Letters behind the name, explained',
      text: 'DPT, OCS, a certificate for pelvic health: six therapists can each have a line for the letters and a paragraph for what they mean to somebody with a sore hip.',
    },
  ],
  servicesLead:
    'Assessment, follow-up, home visit: what each costs and how long it takes, before anyone books. Nothing is diagnosed and nobody is healed in advance.',
  questions: [
    {
      question: 'Can I put my exercise library on the page?',
      answer:
        'One video plays on it, from YouTube or Vimeo. Make it a walk through the first assessment, which is what newcomers are nervous about. The library stays in your app or on your channel, with an icon in the footer.',
    },
    {
      question: 'Can new patients fill in their paperwork there?',
      answer:
        'No, and it wouldn’t be the place. Forms about somebody’s health belong in your practice software; most such programs give you a link, which the booking button or an answer in the FAQ can open. Say beside it how long the form takes.',
    },
    {
      question: 'I treat runners and grandmothers. Who gets the top?',
      answer:
        'Whoever keeps the lights on. Drag sports injuries or balance to the front of your services, and give the others a wide picture of their own further down, with a line on it. Three such banners fit on a page.',
    },
    {
      question: 'Half of my patients are over seventy. Can they read it?',
      answer:
        'Contrast is worked out for every combination of colors, so pale gray on white can’t happen. A visitor who enlarges the page gets larger text and not a sideways scroll. The phone number is a number, and tapping it calls.',
    },
    {
      question: 'Two of us share the rooms and bill apart. One website or two?',
      answer:
        'One works well: two people in the team, each service with a name in it and a button to the right calendar. It belongs to one account, so agree on whose. If one of you moves out, taking them off is an evening’s edit.',
    },
  ],
  related: ['fitness', 'medical-clinic', 'spa'],
} satisfies IndustryTexts
