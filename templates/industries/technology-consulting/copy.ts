import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Technology that minds its own business',
    'Less software, better chosen',
    'The computers work. So can you.',
    'Dull technology, the good kind',
    'Plain English about technology',
    'IT[ in {place}], in plain words',
    'Someone to ask before you buy',
  ],
  introductions: [
    '{name} helps small and mid-sized organizations[ in {place}] to choose technology, set it up and keep it running. We start with how you work and only then talk about what to buy.',
    'The spreadsheet that only one person understands, the backup nobody has tested, the license you still pay for. {name} finds them, ranks them and puts them right[, for companies in {place} and beyond].',
    'You shouldn’t need to know what a subnet is. {name}[ in {place}] looks after the machines, the accounts and the passwords, and explains every decision in words you can repeat to your board.',
    'Somebody wants to sell you a platform. Before you sign, ask {name}[ in {place}]: we read the small print, try the thing out with the people who will use it and tell you what we would do.',
  ],
  about: [
    '{name} is a technology consultancy[ in {place}]. We map what you have, ask the people who use it what gets in the way and write down what to fix first. Everything we set up is documented, so that you could carry on without us.',
    'Good technology is mostly dull: it starts in the morning, it is backed up at night and it lets the right people in. {name} makes it dull. Where something new would help, we try it with three people before thirty have to live with it.',
    'Our clients[ in {place}] have between two and two hundred desks and better things to do than reset passwords. {name} speaks to the vendors, plans the move for a weekend and is there on Monday when everyone logs in. You hear about costs before they occur.',
  ],
  quotes: [
    'The best system is the one people don’t mention.',
    'A backup is only a backup once you’ve restored it.',
    'First understand the work. Then touch the software.',
    'If we can’t explain it simply, we don’t recommend it.',
    'You probably don’t need another app.',
    'Moved on Saturday, tested on Sunday, boring on Monday.',
    'Write it down, or it lives in one person’s head.',
  ],
  bannerLines: [
    'Before you sign anything',
    'When did you last test the backup?',
    'Monday, and everyone can log in',
    'Fewer passwords, kept better',
  ],
  headings: {
    services: 'What we take off your desk',
    gallery: 'Where we work',
    team: 'Who you’ll deal with',
    reviews: 'From our clients',
    questions: 'Asked before the first meeting',
  },
  servicesText:
    'From an hour of advice to looking after the whole office. We’ll tell you when a smaller answer will do.',
  scheduling: {
    heading: 'Book a first call',
    text: 'Choose a time, and tell us how many people work with you and what annoys them most. Please don’t put passwords in the form.',
  },
  video: {
    heading: 'How a project runs',
    text: 'From the first interview to the Monday after the switch. See what we ask, what you get in writing and who does what.',
  },
  contact: {
    heading: 'Describe the problem',
    text: 'In your own words, without the jargon: what happens, who it holds up and since when. We’ll write back with questions or with a next step.',
  },
  callToAction: 'Talk to a consultant',
  servicesLabel: 'What we do',
}
