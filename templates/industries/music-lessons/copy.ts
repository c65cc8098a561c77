import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Play something you love',
    'First notes to full songs',
    'Music lessons without the dread',
    'It’s never too late to play',
    'Learn to play[ in {place}]',
  ],
  introductions: [
    '{name} teaches music[ in {place}] to children, teenagers and adults who always meant to. You start with a piece you like and learn what you need to play it.',
    'The first song matters more than the first scale. {name} teaches people[ in {place}] to play, to listen and to practice without being told.',
    'Some students want an exam, some want one song for a wedding. {name} is patient with both[, in person in {place}].',
  ],
  about: [
    '{name} teaches people of all ages to make music[ in {place}]. We ask what you listen to, find a piece within reach and take it apart together. Technique comes along the way, when there’s a reason for it.',
    'Ten minutes a day beat two hours on Sunday, and we’ll show you what to do with them. At {name} a lesson ends with something you can play. Now and then there is a small concert, for those who like an audience.',
  ],
  quotes: [
    'Ten minutes a day. That’s how songs get learned.',
    'Wrong notes are how you find the right ones.',
    'Start with the song you love.',
    'Slow is a speed too.',
    'Everyone was a beginner on a Tuesday.',
  ],
  bannerLines: ['What would you like to play?', 'One song is enough to begin', 'Slowly, then with the other hand'],
  headings: {
    services: 'What you can learn',
    gallery: 'In the music room',
    team: 'Your teachers',
    reviews: 'From students and parents',
    questions: 'Before a first lesson',
  },
  servicesText:
    'Beginners of every age are welcome, and so are people coming back after years. Lessons are shaped around what you want to play.',
  scheduling: {
    heading: 'Book a first lesson',
    text: 'Choose a time and tell us the instrument, the age and a favorite song. You don’t need to own an instrument yet.',
  },
  video: {
    heading: 'Inside a first lesson',
    text: 'See how a complete beginner gets to a first tune. There’s laughing in it, and some counting.',
  },
  contact: {
    heading: 'Ask about lessons',
    text: 'Tell us who wants to learn what, and which days are possible. We’ll suggest a teacher and a first lesson.',
  },
  callToAction: 'Book a first lesson',
  servicesLabel: 'What you can learn',
}
