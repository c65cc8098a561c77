import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'hair-and-body',
  order: 40,
  plural: 'Gyms and trainers',
  one: 'a gym or a trainer',
  title: 'Gym and personal trainer website',
  description:
    'Show ordinary people in your room, the fixed hours of the week and what a trial costs; link the timetable and memberships you use. Free for gyms and trainers.',
  headline: 'It’s Monday, and somebody means it this time',
  lead: 'The resolve lasts about as long as the search does. Use it well: say when the beginners’ hour is, what trying it costs and where to park, and show that not everyone in there looks like a statue.',
  card: 'The beginners’ hour, the price of a trial, and a room with ordinary people in it.',
  style: 'Geometric',
  needs: [
    {
      title: 'A room nobody has to be fit for',
      text: 'Stock photos of torsos frighten off the very people who would stay. Use your own room on a normal evening, with members who agreed to it, and one picture of the front door for those who drive past twice.',
    },
    {
      title: 'The fixed points of the week',
      text: '“Strength basics, Monday and Wednesday, 6:30” belongs beside the class it describes. The timetable that changes stays in your booking system, and a button under each class can open it there.',
    },
    {
      title: 'The coach they would ask for',
      text: 'Under each coach’s name, the certificates and the sort of person they are patient with. “Good with bad knees” is why someone picks a name and writes to it.',
    },
  ],
  servicesLead:
    'Drop-in, ten classes, a month, one-to-one: four prices side by side, and nobody has to call for them. Class times and course dates stay in your own words.',
  questions: [
    {
      question: 'Can members sign up, pay or cancel on the page?',
      answer:
        'They do that in the system that runs your memberships, and the page leads to it: from the menu, from the top, from each class. It keeps no member list itself. Put the price of a month on the page all the same, because hidden prices read as high ones.',
    },
    {
      question: 'Where do waivers and health questions go?',
      answer:
        'Into the form service or the clipboard that you use now. A link to it fits right beside the invitation to a first session. Health details shouldn’t travel by ordinary email, and the page shouldn’t ask for any.',
    },
    {
      question: 'Can I show what members achieved?',
      answer:
        'Ask each of them in writing, and show it in their words as a review rather than as a promise in yours. Pounds and weeks in a headline are rarely typical, and in many places the rules on advertising have a word to say. A woman of sixty who deadlifts her grandson is the better story.',
    },
    {
      question: 'I coach online too. Can clients watch the programs there?',
      answer:
        'There is no area behind a password. One video fits on the page, from YouTube or Vimeo, and it is for everybody: let it show how you correct a squat. The programs stay on the platform that your clients pay.',
    },
    {
      question: 'Our brand is neon green on black. Will that be legible?',
      answer:
        'On black, yes; neon is what black is for. You set the colors of background, text and buttons yourself, and where two of them come too close, the page shifts a shade until they can be told apart. Whole paragraphs in neon are between you and your members.',
    },
  ],
  related: ['physical-therapist', 'nutritionist', 'spa'],
} satisfies IndustryTexts
