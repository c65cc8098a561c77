import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'New arrivals',
    text: 'This season’s novels, histories and arguments, face up on the front table. The ones we have read carry a card that says what we thought.',
    picture: ['book stack', 'A stack of new books'],
    stems:
      'new novel fiction bestsell release hardcover hardback paperback literatur nonfiction biograph mystery romance scifi',
  },
  {
    name: 'For children',
    text: 'Board books to chew, picture books for the hundredth time, first chapters to read alone. They stand where a child can reach them.',
    picture: ['books apple', 'Books with an apple beside them'],
    stems: 'child kid family picture young teen ya baby toddler',
  },
  {
    name: 'Secondhand',
    text: 'Read before, priced in pencil, now and then with a train ticket still at page ninety. Bring a box of your own and we’ll look through it.',
    picture: ['bookcase', 'A bookcase of secondhand books'],
    stems: 'secondhand second used old vintage trade sell exchange pre preloved',
  },
  {
    name: 'Special orders',
    text: 'Not on the shelf? Most books in print can be ordered, and you’ll hear from us when yours is behind the counter.',
    picture: ['envelope books', 'An envelope in front of some books'],
    stems: 'order special deliver mail ship online textbook',
  },
  {
    name: 'Readings and signings',
    text: 'An author, a lamp and a few rows of folding chairs. Afterward there is time to say what you thought and have it signed.',
    picture: ['lamp open book', 'A lamp over an open book'],
    stems: 'reading event author sign talk launch poetry story storytime workshop',
  },
  {
    name: 'Reading groups',
    text: 'One book at a time, read by people who disagree politely. Come along to one, or let us put the copies aside for your own group.',
    picture: ['sofa armchair floor lamp', 'A sofa and an armchair around a lamp'],
    stems: 'club group discussion member circle',
  },
  {
    name: 'Gifts and gift cards',
    text: 'Say who it’s for and what they did with the last one. It leaves wrapped, with the price gone.',
    picture: ['books flowers', 'Books beside a bunch of flowers'],
    stems: 'gift present wrap token voucher stationery card puzzle game toy journal notebook calendar',
  },
  {
    name: 'Rare finds',
    text: 'Tell us the title, the edition and how patient you are. We search, describe the condition as it is and ask before we buy.',
    picture: ['magnifier open book', 'A magnifier beside an open book'],
    stems: 'rare antiqu collect first edition out print signed search find map',
  },
  {
    name: 'Comics and graphic novels',
    text: 'From the strip you grew up with to the one everybody is drawing like now. Series are kept in order, mostly.',
    picture: ['books pencil', 'Books with a pot of pencils'],
    stems: 'comic graphic manga anime',
  },
  {
    name: 'Schools and libraries',
    text: 'Class sets, reading lists, a shelf for a new library. Send the list and we’ll find the editions and add them up.',
    picture: ['globe books desk', 'A desk with a globe and books'],
    stems: 'school librar class teacher educat wholesale corporate fair',
  },
  {
    name: 'Coffee and a chair',
    text: 'Something warm to hold while you decide. Spill on your own book, please, not on ours.',
    picture: ['steaming cup', 'A steaming cup of coffee'],
    stems: 'coffee cafe tea cake pastr wine bar snack',
  },
]

export const anyService: readonly string[] = [
  'Chosen one at a time, and worth a look even if you came for something else.',
  'Ask whoever is nearest; one of us will have an opinion.',
  'If we don’t have the one you mean, we’ll find out who does.',
]
