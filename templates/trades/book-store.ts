import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const bookStore: Trade = {
  slug: 'book-store',
  trade: 'Bookstore',
  schemaType: 'BookStore',
  walkIns: true,
  proof: ['Membership', 'Award', 'Qualification'],
  form: { message: 'Which book are you looking for?' },
  styles: ['Elegant', 'Geometric', 'Fun'],
  shapes: ['shift', 'frames', 'edge', 'checker', 'steps'],
  subject: 'bookstore bookseller',
  matches: {
    own: words`
      book store*, bookstore*, book shop*, bookshop*, bookseller*, bookselling, book seller*, book dealer*, sell books,
      sell used books, sell second hand books, selling books, used books, secondhand books, second hand books,
      rare books, antiquarian books, new and used books, comic shop*, comic store*
    `,
    signs: words`
      books, book club*, book signing*, children s books, childrens books, kids books, comics, comic book*,
      graphic novel*, novels, antiquarian, book subscription*, fiction, poetry, authors
    `,
    not: words`
      keep books, keep your books, keep the books, your books, the books, our books, my books, their books, photo books,
      book cover*, book edit*, book design*, bookbind*, book binding, write books, cook books, audio books, do books,
      exercise books, books and taxes, colouring books, coloring books, science fiction film*, address books
    `,
  },
  services: [
    {
      name: 'New arrivals',
      icon: 'book',
      also: words`new arrival, new book, new release, new fiction, new title, bestsell`,
      about: [
        'New books mostly come out on one day of the week, so the display can change overnight.',
        'Publishers announce books months ahead, so a title can be asked for long before it reaches a shelf.',
        'Reviews mostly go to known names, and many first novels are found by people who were only browsing.',
      ],
      picture: ['book stack', 'A stack of new books'],
    },
    {
      name: 'Children’s books',
      icon: 'child',
      also: words`child book, kid book, picture book, board book, young adult, young reader, teen book`,
      about: [
        'A picture book is made to be read aloud, often the same one evening after evening.',
        'Many children choose a book by its cover and drop it after a page, so it helps to read the first page together.',
        'Age and reading level do not always match: some children want a story for their age in easier sentences.',
      ],
      picture: ['books apple', 'Books with an apple beside them'],
    },
    {
      name: 'Used books',
      icon: 'recycle',
      also: words`used book, used paperback, secondhand, second hand, preloved, preowned`,
      about: [
        'A used book sometimes holds a name or a pressed leaf left by an earlier reader.',
        'Many books go out of print, and used shelves are often where they turn up again.',
        'The brown specks on old paper are called foxing; they come from damp and age and leave the print readable.',
      ],
      picture: ['bookcase', 'A bookcase of secondhand books'],
    },
    {
      name: 'Buying used books',
      icon: 'cash',
      also: words`
        buy your book, buy used, buy book, sell your book, trade book, trade credit, exchange, buyback, house clear
      `,
      about: [
        'Condition counts for much when books are sold: a damp smell can outweigh a sought-after title.',
        'Book club editions and old encyclopedias are everywhere, so many dealers have little room for more.',
        'Photos of the spines, shelf by shelf, tell a buyer more than a list that took all day to type.',
      ],
    },
    {
      name: 'Special orders',
      icon: 'package',
      also: words`special order, book order, customer order, preorder`,
      about: [
        'The long number on the back cover tells one edition from another with the same title.',
        'A title that a wholesaler has in stock often comes within days; one that is printed to order can take weeks.',
        'An author, a color or half a title can be enough to find a book that somebody half remembers.',
      ],
      picture: ['envelope books', 'An envelope in front of some books'],
    },
    {
      name: 'Readings and signings',
      icon: 'microphone',
      also: words`
        author event, author talk, author visit, author read, author evening, author night, meet author,
        signing, readings, book launch, poetry night, poetry evening, poetry reading
      `,
      about: [
        'At a reading the author usually picks the pages, and often tells how they came to be written.',
        'A signature alone suits any reader, while a dedication with a name makes the copy a present for one.',
        'Those who have not opened the book can follow most readings, which seldom give the ending away.',
      ],
      picture: ['lamp open book', 'A lamp over an open book'],
    },
    {
      name: 'Reading groups',
      icon: 'group',
      also: words`reading group, book club, book group, reading circle, discussion group`,
      about: [
        'A book that some loved and others hated often makes for a longer discussion than one that everybody liked.',
        'Many groups read one book a month and choose it far ahead, so that a copy can be found for all.',
        'Some may not have finished the book, so the ending often comes up last and with a warning.',
      ],
      picture: ['sofa armchair floor lamp', 'A sofa and an armchair around a lamp'],
    },
    {
      name: 'Gifts and gift cards',
      icon: 'gift',
      also: words`gift, voucher, book token`,
      about: [
        'The last book that somebody finished and liked tells more about a present than their age.',
        'A book that has just come out is less likely to stand on the shelf at home than an old favorite.',
        'Somebody who reads a lot may own the obvious choices already, which is where a gift card helps.',
      ],
      picture: ['books flowers', 'Books beside a bunch of flowers'],
    },
    {
      name: 'Rare books',
      also: words`rare book, antiquarian, collectible, collectable, first edition, out print`,
      about: [
        'A modern first edition is usually worth far more in the jacket that it was sold in.',
        'Old is not the same as rare: sermons and school books were printed so often that many still turn up.',
        'A note in ink can add to the value of a rare book or take from it, depending on who wrote it.',
      ],
      picture: ['magnifier open book', 'A magnifier beside an open book'],
    },
    {
      name: 'Comics and graphic novels',
      also: words`comic, graphic novel, manga, anime`,
      about: [
        'Most Japanese comics open at what looks like the back, and their panels are read right to left.',
        'A graphic novel usually tells one whole story; a series comes out in parts that are often collected later.',
        'Readers new to comics often begin with a single volume, since there are no earlier issues to catch up on.',
      ],
      picture: ['books pencil', 'Books with a pot of pencils'],
    },
    {
      name: 'Schools and libraries',
      icon: 'school',
      also: words`school, librar, classroom, book fair, bulk order`,
      about: [
        'With one edition for a whole class, nobody has to hunt for the page that is being read.',
        'A book fair lets children leaf through the books before they choose, which a list cannot.',
        'Books that many hands will open are often ordered in a stronger binding.',
      ],
      picture: ['globe books desk', 'A desk with a globe and books'],
    },
    {
      name: 'Coffee',
      icon: 'coffee',
      also: words`coffee, cafe, espresso, tea room, tearoom, hot drink`,
      about: [
        'Many people like to read a first chapter over a coffee before they decide on a book.',
        'Many people read the first pages of a book over a coffee before they decide.',
        'Half an hour over a cup is about the length of a short story or a chapter of a novel.',
      ],
      picture: ['steaming cup', 'A steaming cup of coffee'],
    },
  ],
  questions: [
    { ask: 'When are you open?', from: 'hours' },
    { ask: 'Where are you?', from: 'address' },
    { ask: 'Can you order a book for me?', words: words`special order, book order, preorder` },
    { ask: 'Do you buy used books?', words: words`buy your, buy used, buy second, trade, store credit, pay each` },
    { ask: 'Can you find a book that is out of print?', words: words`out print, book search, track down, hard find` },
    { ask: 'Do you send books by mail?', words: words`deliver, shipping, postage, mail order` },
    { ask: 'Do you have a book club or readings?', words: words`book club, reading group, author, signing, readings` },
    { ask: 'Is there anything you don’t do?', from: 'excluded' },
  ],
  usualHours: ['Mon-Sat 10:00-18:00', 'Sun 12:00-16:00'],
  photoWishes: [
    'The shop between its shelves, by daylight.',
    'The window with this month’s books.',
    'A hand-written note under a book.',
  ],
  pictures: {
    hero: ['bookcase armchair floor lamp', 'A bookcase in a quiet room'],
    banners: [
      ['books lamp', 'A row of books under a lamp'],
      ['open book cup', 'An open book beside a cup'],
      ['bookstore front', 'A bookstore with an awning, seen from the street'],
    ],
    gallery: [
      ['book stack', 'A stack of books'],
      ['bookcase', 'A tall bookcase'],
      ['open book', 'An open book'],
      ['armchair bookcase', 'An armchair to read in'],
      ['books globe', 'Books and a globe'],
      ['cat books', 'A cat in a bookstore'],
      ['book stack steaming cup', 'Books and a cup of coffee'],
      ['lamp book stack', 'A reading lamp'],
      ['bookstore street', 'A bookstore on a street'],
    ],
  },
  callToAction: 'Ask about a book',
  // In a bookstore, the default label 'Book' would be ambiguous.
  navigation: {
    Scheduling: 'Reserve',
  },
  names: {
    words: words`
      Foxed, Endpaper, Lamplight, Octavo, Inkhorn, Marginal, Quire, Thimble, Window Seat, Rainy Day, Paperweight, Attic,
      Blue Spine, Second Lamp, Owl & Ink, Candlewick, Foolscap, Half Title, Long Winter, Umbrella
    `,
    endings: words`Books, Bookstore, Bookshop, Book Room, Books & Paper, Book Company`,
    whole: words`
      The Yellow Spine, One More Page, Past Bedtime Books, The Thursday Chapter, The Tall Pile, Books by the Stairs,
      The Unreturned Book, Pencil in the Margin, The Reading Ladder, Page Ninety
    `,
  },
  ideas: [
    'Secondhand books priced in pencil',
    'A children’s bookstore with a reading corner',
    'New fiction and a monthly book club',
    'Crime and mystery books only',
    'Rare books and old maps',
    'A bookstore that serves coffee',
    'Used books about cooking',
    'Comics and graphic novels for all ages',
    'A traveling bookstore in a van',
    'Poetry books and evening readings',
    'Books in Spanish and English',
    'A bookstore for art and design',
    'A bookshop for local history',
    'Used books for college students',
    'Science fiction and fantasy bookstore',
    'Book subscriptions chosen by hand',
  ],
  searchTerms: words`bookstore, bookshop, books`,
  sample: {
    trade: 'a bookstore',
    name: 'Foxglove & Folded Page',
    location: '9 Quill Street, Northampton, Massachusetts',
    country: 'US',
    phone: '(413) 555-0117',
    typed: [
      'New and used books on two floors, with a cat called Colophon. Wendell Achterberg bought the shop from his employer in 2006, and Mina picks the poetry.',
      'Used paperbacks $5 to $9',
      'Wrapped mystery book $12',
      'Gift wrapping $3',
      'Book club free',
      'Story hour for under-7s on Saturdays at 10:30. The book club meets on the second Thursday of the month; you buy the book.',
      'We pay $1 for each paperback we take. Special orders come in 3 days.',
      'Tue–Sat 10–6, Sun noon–4, closed Monday.',
      'We can’t take textbooks, encyclopedias or anything damp.',
    ],
    reviews: [
      { name: 'Lucille Farr', text: 'Colophon was asleep on the book I wanted. I waited.' },
      { name: 'Ezra', text: 'They found a sheet-music dictionary in three days.' },
      { name: 'Hattie G.', text: 'My blind date was Barbara Pym. It went well.' },
    ],
  },
}
