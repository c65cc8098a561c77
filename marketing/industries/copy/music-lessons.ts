import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'lessons-books-and-causes',
  order: 10,
  plural: 'Music teachers',
  one: 'a music studio',
  title: 'Music lessons website for teachers',
  description:
    'A website for music lessons: instruments, ages, rates and a minute of you playing, on one page that parents can read in the car. Free to make and keep.',
  headline: 'Somebody just inherited a piano. Say hello.',
  lead: 'Parents look you up between soccer and dinner. Adults do it late and a little shyly, after twenty years of meaning to. Both want the instruments, the ages, the price of half an hour, whose living room it is, and whether you are kind.',
  card: 'Instruments, ages and half hours, for parents in a hurry and adults who always meant to.',
  style: 'Fun',
  needs: [
    {
      title: 'Let them hear you first',
      text: 'Paste a YouTube or Vimeo link, an unlisted one if you like, and a minute of you at the keys plays in the middle of the page. Until somebody presses play, nothing of it is loaded.',
    },
    {
      title: 'Half an hour, and what it costs',
      text: 'Thirty minutes, forty-five, a trial, a term: rates belong right under the instrument. So does what happens when a student has the flu, since that is the second thing parents ask.',
    },
    {
      title: 'Whose hands, which instrument',
      text: 'A school has room for six teachers with photo, instrument and a few sentences each. If you are the school, skip that section: the picture beside the introduction is big enough for one face.',
    },
  ],
  servicesLead:
    'Thirty minutes, forty-five, sixty, and a trial once: lengths and rates are what parents compare. Rental violins and missed lessons go beside them, as you put it.',
  questions: [
    {
      question: 'I’m full. What would a website do for me?',
      answer:
        'Keep a waiting list. Have the button say “Join the waiting list” and lead down to the form, and mention the month in which places usually open. The page then says no for you, politely, all through September.',
    },
    {
      question: 'Lessons are in my living room. Must the address be on it?',
      answer:
        'No. Leave it blank and give your part of town in a sentence instead; the street goes into the email that confirms the first lesson. If you travel to students, say how far, and what that does to the rate.',
    },
    {
      question: 'Can families pay for the term there?',
      answer:
        'Not on the page. Point a button at the checkout of whatever service sends your invoices, or go on collecting envelopes at the first lesson. Write the rates down either way, and nobody has to whisper.',
    },
    {
      question: 'May I use pictures of my students?',
      answer:
        'With a parent’s written yes. Hands on a keyboard show no face and make the better picture anyhow. Recital videos want the same permission from every family in the front row.',
    },
    {
      question: 'I teach six instruments. Won’t that look scattered?',
      answer:
        'Not if the one that most students come for stands first. Services can be dragged into any order, and forty of them fit. Choose one photo for the top, and let the ukulele be a surprise further down.',
    },
  ],
  related: ['chess-instructor', 'book-store', 'fitness'],
} satisfies IndustryTexts
