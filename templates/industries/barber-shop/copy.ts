import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'A good cut, without the fuss',
    'Sharp cuts, steady hands',
    'Sit down. Leave looking like you.',
    'Haircuts and shaves[ in {place}]',
    'The chair is warm',
  ],
  introductions: [
    '{name} cuts hair and trims beards[ in {place}]. Bring a photo, an idea or nothing at all; we’ll look at how your hair grows and start from there.',
    'A proper cut, a clean neckline and no hurry. That is what you get at {name}[ in {place}], with one barber’s full attention for as long as you are in the chair.',
    'Fades, scissor cuts, beards and first haircuts[ in {place}]. {name} is the sort of barber shop where you can talk about the game or say nothing at all.',
  ],
  about: [
    '{name} is a barber shop[ in {place}] that keeps it simple: good tools, clean towels and barbers who listen. We ask how you wear it on an ordinary day before we pick up the scissors. A cut should still look right in three weeks, and that is what we aim for.',
    'The mirror tells you how a haircut looks today. We think about how it grows out. At {name} we cut with the grain, check both sides twice and tell you honestly when a style won’t suit.',
  ],
  quotes: [
    'A good haircut asks nothing of you in the morning.',
    'We measure twice. Hair grows, but slowly.',
    'Ears safe, neckline straight, conversation optional.',
    'The difference between short and sharp is ten careful minutes.',
    'Come in shaggy. No questions asked.',
  ],
  bannerLines: ['Due for a cut?', 'Take a seat', 'Hot towel, straight line'],
  headings: {
    services: 'In the chair',
    gallery: 'Fresh cuts',
    team: 'Who’s cutting',
    reviews: 'Heard in the chair',
    questions: 'Before you sit down',
  },
  servicesText: 'Every cut starts with a short talk and ends with a look in the hand mirror.',
  scheduling: {
    heading: 'Book a chair',
    text: 'Choose your barber and a time, and add a note if you want something new. If plans change, move it online so that someone else can have the slot.',
  },
  video: {
    heading: 'Five minutes in the chair',
    text: 'Watch a cut from the first comb to the last brush of the collar. It shows how we work better than any description could.',
  },
  contact: {
    heading: 'Find the shop',
    text: 'Questions about a style, a group before a wedding or a nervous first-timer? Send a line and we’ll tell you when it is quiet.',
  },
  callToAction: 'Book a chair',
  servicesLabel: 'See the cuts',
}
