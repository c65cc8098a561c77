import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Come in out of the noise',
    'The book you weren’t looking for',
    'Shelves worth a slow afternoon',
    'Ask us what to read next',
    'A bookstore[ in {place}], well read',
    'One more chapter',
    'Books you’ll lend and miss',
  ],
  introductions: [
    '{name} is a bookstore[ in {place}] for people who meant to buy one book. Tell us the last one that kept you up, and we’ll find you the next.',
    'A novel for the train, a picture book that survives forty readings, a present for someone who has read everything. {name} keeps them a few steps apart[ in {place}], and orders what isn’t there.',
    'You remember that it had a blue cover and a lighthouse in it. {name} has found books with less to go on. Come and ask[, next time you are in {place}], or look along the shelves until you forget what you came for.',
    '{name} chooses its books one by one[ for the readers of {place}]: the new ones people talk about, the old ones they should, and plenty for children, at the height of children. Stand and read a page first; the shelves don’t mind.',
    'Some come to {name} with a list and some with half an hour to spare. Both leave with something in a paper bag[, and {place} reads a little later into the night].',
  ],
  about: [
    '{name} is a bookstore[ in {place}] where somebody has read the book on the table. The ones we can’t stop talking about get a handwritten card; the rest are yours to discover. What isn’t on the shelf we order, and what is out of print we look for.',
    'A store this size can’t hold every book, and that is the use of it. {name} keeps the ones we would hand to a friend and changes the tables with the season. Tell us which ones you hated, too. The next suggestion will be better for it.',
    'Every book here was let in by somebody. {name} reads what it can and asks its readers about the rest[, so part of the choosing is done by {place}]. There is a chair if you need to be sure, and with some books you do.',
  ],
  quotes: [
    'The right book turns up while you look for another.',
    'Nobody ever finished the pile. Add one anyway.',
    'Read the first page. It’s the only honest advertisement.',
    'Every reader has one book they won’t lend.',
    'A thin book can take a long time.',
    'An old book has kept somebody company before you.',
    'Read aloud. The second listener is you.',
  ],
  bannerLines: [
    'What are you reading?',
    'Room for one more on the pile',
    'Stay for a chapter',
    'It begins on page one',
  ],
  headings: {
    services: 'What you’ll find here',
    gallery: 'Between the shelves',
    team: 'Who to ask',
    reviews: 'What readers say',
    questions: 'Asked at the counter',
  },
  servicesText:
    'Everything was chosen by someone who would read it, or knows who would. What isn’t here can usually be ordered.',
  scheduling: {
    heading: 'Save a seat',
    text: 'For a reading, a book club or a visit with a class: choose a date and tell us how many are coming. We’ll put out the chairs.',
  },
  video: {
    heading: 'How a table gets chosen',
    text: 'The boxes come in at the back, the books go out at the front, and there is some arguing in between. A delivery morning, cut short.',
  },
  contact: {
    heading: 'Looking for a book?',
    text: 'A title, an author or what you remember of the cover: send us that. We’ll tell you whether it is here, on its way or worth hunting for.',
  },
  callToAction: 'Ask for a book',
  servicesLabel: 'What’s on the shelves',
}
