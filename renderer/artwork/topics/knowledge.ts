import type { Topic } from './topic.ts'

export const knowledge = {
  accountant: {
    words:
      'accountant accounting accountancy bookkeeper bookkeeping tax finance financial payroll audit invoice budget ledger insurance mortgage invest investment bank money pension calculator',
    scenes: ['stillLife', 'stillLife', 'interior', 'poster', 'portrait', 'stillLife'],
    table: ['calculator', 'ledger', 'coins', 'barChart', 'laptop', 'penPot', 'deskLamp', 'calendar'],
    tools: ['magnifier'],
    room: ['desk', 'bookcase'],
    outdoor: ['apartments'],
    clothes: 'suit',
  },
  technology: {
    words:
      'technology tech software computer laptop consulting cloud data server cyber network web website app developer programming digital code coding startup printer',
    scenes: ['stillLife', 'interior', 'stillLife', 'poster', 'portrait', 'pattern'],
    table: ['laptop', 'monitor', 'server', 'phone', 'headphones', 'steamingCup', 'deskLamp'],
    tools: ['gear', 'shield', 'plug', 'screwdriver'],
    room: ['desk', 'bookcase'],
    outdoor: ['apartments'],
    clothes: 'casual',
  },
  office: {
    words:
      'office business consultant consultancy meeting lawyer legal attorney notary law marketing strategy corporate agency management secretary advisor planning contract recruitment hr work working desk professional',
    scenes: ['interior', 'stillLife', 'stillLife', 'portrait', 'poster'],
    table: ['laptop', 'bookStack', 'penPot', 'deskLamp', 'calendar', 'phone', 'steamingCup', 'clock', 'envelope'],
    tools: ['magnifier', 'key'],
    room: ['desk', 'bookcase', 'armchair'],
    outdoor: ['apartments', 'modernHouse'],
    clothes: 'suit',
  },
  bookStore: {
    words:
      'bookstore bookshop bookseller book books reading library author novel literature writer publisher read reader story stories',
    scenes: ['stillLife', 'interior', 'stillLife', 'street', 'poster', 'interior'],
    table: ['bookStack', 'books', 'openBook', 'steamingCup', 'deskLamp', 'globe'],
    tools: ['magnifier'],
    room: ['bookcase', 'armchair', 'floorLamp'],
    outdoor: ['shop'],
    clothes: 'casual',
  },
  chess: {
    words: 'chess checkmate grandmaster chessboard pawn bishop rook',
    scenes: ['stillLife', 'poster', 'stillLife', 'stillLife', 'pattern'],
    table: ['king', 'knight', 'pawn', 'queen', 'rook', 'chessClock', 'chessboard', 'trophy'],
    room: ['armchair', 'bookcase', 'diningTable'],
    outdoor: ['roundTree'],
    clothes: 'casual',
  },
  musicLessons: {
    words:
      'music musician piano guitar violin singing singer drum keyboard lesson concert orchestra song melody cello flute instrument dj choir',
    scenes: ['stillLife', 'interior', 'stillLife', 'poster', 'interior', 'portrait'],
    table: ['metronome', 'headphones', 'guitar', 'violin', 'sheetMusic', 'bookStack'],
    tools: ['musicNote'],
    room: ['piano', 'guitar', 'armchair', 'sheetMusic'],
    outdoor: ['roundTree'],
    clothes: 'casual',
  },
  education: {
    words:
      'education school teacher teaching tutor tutoring student class classroom kid kindergarten daycare nursery language math learning learn course university childcare babysitter homework study',
    scenes: ['stillLife', 'interior', 'stillLife', 'poster', 'portrait'],
    table: ['globe', 'bookStack', 'penPot', 'apple', 'openBook', 'deskLamp', 'clock', 'microscope'],
    tools: ['magnifier'],
    room: ['desk', 'bookcase'],
    outdoor: ['house', 'roundTree'],
    clothes: 'casual',
  },
  nonProfit: {
    words:
      'nonprofit profit charity donation donate volunteer volunteering community fundraising church aid helping together hope support people hands children refugee neighbours',
    scenes: ['poster', 'portrait', 'stillLife', 'landscape', 'portrait'],
    table: ['handsHeart', 'donationBox', 'folk', 'heart', 'seedling', 'crate'],
    room: ['diningTable', 'sofa'],
    outdoor: ['house', 'roundTree', 'flowerBed'],
    clothes: 'casual',
  },
  photography: {
    words:
      'photography photographer photo camera film video videographer studio picture gallery design designer creative artist art graphic illustration exhibition',
    scenes: ['stillLife', 'interior', 'poster', 'abstract', 'stillLife'],
    table: ['camera', 'frame', 'penPot', 'vase', 'branches', 'deskLamp', 'paintCan'],
    tools: ['paintBrush', 'magnifier'],
    room: ['armchair', 'desk', 'floorLamp'],
    outdoor: ['roundTree'],
    clothes: 'casual',
  },
} as const satisfies Record<string, Topic>
