import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'health',
  order: 20,
  plural: 'Dentists',
  one: 'a dentist',
  title: 'Dental practice website for new patients',
  description:
    'Show the faces, the rooms and how a first visit goes; link your online booking and forms; say what to do with a toothache tonight. A free dental website.',
  headline: 'Looking up a dentist is the brave part',
  lead: 'It may be a toothache at seven in the morning, a move to a new town, or six years of putting it off. What helps is a face, a yes to new patients and to their plan, and some sign that nobody will count the years.',
  card: 'Faces without masks, a first visit explained, and a plan for a toothache at seven.',
  style: 'CommonAlt',
  needs: [
    {
      title: 'New patients, yes or no',
      text: 'It is the first thing they look for, and often the last thing said. Put it in the opening sentence, with the plans you accept, and let the button beneath open your online booking or dial the front desk.',
    },
    {
      title: 'Faces before masks',
      text: 'A portrait and two sentences for each of you, up to six; the camera-shy get their initials. Add the treatment room with nobody in it and the window that patients look at. Fear likes to know the way to the restroom.',
    },
    {
      title: 'A toothache at seven',
      text: 'Put the number on a button that dials, and say beside your hours who is on duty when you are closed. A web page can’t judge pain. Yours can say where to turn.',
    },
  ],
  servicesLead:
    'Exam, hygienist, white filling from, whitening: your fees, with the minutes where you gave them. No treatment is added that you didn’t name, and none is given a promise.',
  questions: [
    {
      question: 'Can patients fill in their medical history on the page?',
      answer:
        'They shouldn’t: the page’s own form is for a name, a number and a time to come in, and can be switched off. Link the intake form of your practice software, from a button under the answer on what to bring. We make no claim that a page here meets health privacy rules for patient records, so keep those where they are.',
    },
    {
      question: 'Who answers for what the treatment texts say?',
      answer:
        'You do, once you publish. The facts in them are yours, and no treatment, outcome or credential is added; read them all the same, as you would a brochure for your own waiting room. When a section says exactly what you want, lock it: from then on it is left alone when others are rewritten.',
    },
    {
      question: 'May we show reviews, and pictures of before and after?',
      answer:
        'The page can hold six reviews and ten pictures. Whether you may is another matter: your board’s rules on advertising and the patient’s written consent decide. No review is on the page until you put it there.',
    },
    {
      question: 'Can a nervous patient see the practice on video?',
      answer:
        'Yes: film a walk from the door to the chair, put it on YouTube or Vimeo, and paste the link. Nothing is loaded from there until somebody presses play. A minute is long enough, and the sound of the drill can stay out of it.',
    },
    {
      question: 'Our web agency set a cookie box in front of everything. Do we need one?',
      answer:
        'The page sets no cookies of its own, so there is nothing to ask about unless you add web analytics. The privacy page that you can switch on is written from what your website really does. It is a draft for you to check, and no legal advice.',
    },
  ],
  related: ['medical-clinic', 'physical-therapist', 'nutritionist'],
} satisfies IndustryTexts
