import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const chessInstructor: Trade = {
  slug: 'chess-instructor',
  trade: 'Chess Instructor',
  proof: ['Qualification', 'Membership', 'Award', 'Insurance'],
  appointments: true,
  leadsWith: 'people',
  form: { message: 'Who would like to learn, and how well do they play?' },
  styles: ['Geometric', 'CommonAlt', 'Fun', 'Elegant'],
  shapes: ['checker', 'frames', 'edge', 'shift', 'steps'],
  subject: 'chess',
  matches: {
    own: words`
      chess lesson*, chess coach*, chess teach*, chess tutor*, chess instruct*, chess class*, chess school*,
      chess academ*, chess camp*, chess club*, chess train*, teach chess, teaching chess, learn chess
    `,
    signs: words`chess, grandmaster*, fide, checkmate*, endgame*, tournament*, simuls`,
    not: words`
      chess set*, chess piece*, chess table*, chess cafe*, chess software, chess board*, chessboard*, chess app*,
      chess clock*, tennis tournament*, golf tournament*, gaming tournament*
    `,
  },
  services: [
    {
      name: 'Beginners',
      icon: 'chess-pawn',
      also: words`beginner, novice, learn play, learn chess, basics, introduc`,
      about: [
        'The rules can be learned in an afternoon; seeing what the other side threatens takes longer.',
        'Beginners lose many games by leaving pieces where they can simply be taken.',
        'Many beginners get far ahead but cannot finish the game, which is why checkmate with a queen is taught early.',
      ],
      picture: ['pawn king', 'A pawn beside a king'],
    },
    {
      name: 'Children’s lessons',
      icon: 'child',
      also: words`child, kid, junior, young, toddler`,
      about: [
        'Small children can begin with pawns alone, in a game where the first to reach the far side wins.',
        'Losing can be the hard part at first, so shaking hands after a lost game is often practiced as well.',
        'A short task and then a game often hold a child’s attention longer than talk about strategy.',
      ],
      unit: 'per lesson',
      picture: ['knight pawn', 'A knight with a pawn'],
    },
    {
      name: 'Private lessons',
      icon: 'person',
      also: words`private, individual, personal, onetoone, oneonone, tuition, tutor, adult`,
      about: [
        'Alone with a teacher, a player can be asked why a move was made, and the answer shows the gaps.',
        'Many players lose games to one or two habits that come back, more than to what they do not know.',
        'A player’s own games often supply the subject, because they show which plans went wrong and why.',
      ],
      unit: 'per lesson',
      picture: ['chessboard king queen', 'A king and a queen by a chessboard'],
    },
    {
      name: 'Openings',
      icon: 'chess-knight',
      also: words`opening, repertoire, gambit`,
      about: [
        'Opponents often play something unexpected early, and then it helps to know what each learned move was for.',
        'One answer to each common first move often sticks better than many half-learned openings.',
        'An opening is chosen for the kind of game it leads to: some are slow and quiet, others open and sharp.',
      ],
      picture: ['pawn knight chessboard', 'A pawn, ready to move'],
    },
    {
      name: 'Tactics',
      icon: 'puzzle',
      also: words`tactic, puzzle, combination, calculat`,
      about: [
        'Many games between amateurs are decided by a fork, a pin or a piece that nobody was guarding.',
        'Puzzles say that there is something to find; in a game, nobody does.',
        'When strong players look for a move, they often go through checks and captures first, their opponent’s included.',
      ],
      picture: ['queen knight', 'A queen attacked by a knight'],
    },
    {
      name: 'Endgames',
      icon: 'chess-king',
      also: words`endgame, ending`,
      about: [
        'In the endgame the king comes out of hiding and becomes a piece to attack with.',
        'Rook endings turn up more than any other, and a few positions learned by heart settle many of them.',
        'With few pieces left, a single pawn can be enough to win and one slow move enough to draw.',
      ],
      picture: ['rook king', 'A rook and a king, alone'],
    },
    {
      name: 'Tournament preparation',
      icon: 'trophy',
      also: words`tournament, competition, competitive, league, scholastic`,
      about: [
        'The clock is an opponent of its own, and many won games are lost in the last minutes.',
        'Writing down the moves and calling the arbiter are habits to learn before the first tournament.',
        'Games of several hours are also decided by sleep and food, which players tend to plan last.',
      ],
      picture: ['chess clock', 'A chess clock'],
    },
    {
      name: 'Clubs and group classes',
      icon: 'group',
      also: words`club, group, classes, after school`,
      about: [
        'Opponents of about the same strength often teach more than a string of easy wins.',
        'In a group, what was just explained can be tried at once against somebody other than the teacher.',
        'How well people play depends more on practice than on age, so groups often mix ages that school keeps apart.',
      ],
      picture: ['trophy pawn', 'A trophy behind a pawn'],
    },
    {
      name: 'Camps',
      icon: 'sun',
      also: words`camp, holiday course, summer course, vacation course`,
      about: [
        'With chess every day, the mistake of yesterday is still fresh when the next game begins.',
        'Camps often mix lessons with games and a change of scene, since few can think about chess all day.',
        'Days in a row leave room for slow games, which a weekly hour does not.',
      ],
      picture: ['trophy knight', 'A trophy beside a knight'],
    },
    {
      name: 'Online lessons',
      icon: 'laptop',
      also: words`online, remote, virtual, zoom, skype`,
      about: [
        'On a shared board, teacher and pupil can move the same pieces and draw arrows on both screens.',
        'Games played on a website are usually stored move by move, so nobody has to write them down for the lesson.',
        'Teacher and student share a board on the screen, where each move can be taken back and tried again.',
      ],
      unit: 'per lesson',
      picture: ['laptop rook', 'A laptop beside a rook'],
    },
    {
      name: 'Game reviews',
      icon: 'search',
      also: words`game review, game analys, analysis, analyse, analyze, annotat, lost game`,
      about: [
        'A chess program names the bad move, but not the thought that led to it.',
        'A lost game often teaches most when the player first writes down what they were thinking.',
        'The move that loses often comes long after the decision that made it hard to avoid.',
      ],
      unit: 'per game',
      picture: ['open book pencil pawn', 'A notebook with the moves of a game'],
    },
    {
      name: 'Simultaneous exhibitions',
      also: words`simul, exhibition`,
      about: [
        'In a simul one player walks around a ring of boards, and each guest moves when the master arrives.',
        'A ring of tables with room to walk inside is most of what a simul needs, apart from boards.',
        'The master usually plays White on every board and has seconds for a move, while a guest has a whole round.',
      ],
      picture: ['pawns rook queen', 'A queen among rooks and pawns'],
    },
  ],
  questions: [
    { ask: 'Is my child old enough to start?', words: words`from age, ages, aged, year old, youngest, upper limit` },
    { ask: 'Do you teach adults too?', words: words`adult, all ages, any age, oldest` },
    { ask: 'Are you a rated player or a trained coach?', from: 'qualified' },
    { ask: 'What do lessons cost?', from: 'prices' },
    { ask: 'How long is a lesson?', from: 'durations' },
    { ask: 'Where do lessons take place?', from: 'address' },
    { ask: 'Can we do lessons online?', words: words`online, zoom, remote` },
    { ask: 'What if I have to cancel a lesson?', from: 'cancellation' },
  ],
  usualHours: ['Mon-Fri 15:00-20:00', 'Sat 10:00-16:00'],
  photoWishes: [
    'You at the board, across from a pupil.',
    'A position on a wooden board, close up.',
    'Your room with the boards set up.',
  ],
  pictures: {
    hero: ['king queen knight chessboard', 'Chess pieces, the king in front'],
    banners: [
      ['rook pawns', 'A rook among pawns'],
      ['chess clock knight', 'A chess clock beside a knight'],
      ['armchair table bookcase', 'A quiet room with an armchair and books'],
    ],
    gallery: [
      ['queen', 'A queen'],
      ['knight', 'A knight'],
      ['chess clock', 'A chess clock with two dials'],
      ['king pawn', 'A king behind a pawn'],
      ['wooden chessboard', 'A chessboard'],
      ['rook pawn', 'A rook, ready to get behind a pawn'],
      ['trophy', 'A trophy'],
      ['open book pencil', 'An open notebook with pencils'],
      ['single pawn', 'A single pawn'],
    ],
  },
  callToAction: 'Ask about lessons',
  navigation: {
    Services: 'Lessons',
  },
  names: {
    words: words`
      Quiet Move, Long Diagonal, Open File, Touch Move, Second Rank, Light Square, Seventh Rank, Lantern, Corner Rook,
      Wooden King, Rainy Sunday, Ivory, Ebony, Café Table, Passed Pawn, Boxwood, Two Knights, Slow Clock, Walnut Board
    `,
    endings: words`Chess, Chess Lessons, Chess School, Chess Room, Chess Club, Chess Coaching`,
    whole: words`
      The Patient Pawn, Move Eleven Chess, Castle Before Lunch, The Sixty-Four Squares, Across the Board Chess,
      The Quiet Rook, Kings & Kindergartners, Knight School, White to Move
    `,
  },
  ideas: [
    'Chess lessons for young beginners',
    'After-school chess clubs',
    'Online chess coaching for adults',
    'Chess tournament preparation for juniors',
    'Chess for people over sixty',
    'Summer chess camps',
    'Chess lessons at your kitchen table',
    'Weekend chess workshops in the library',
    'Chess coaching for club players',
    'Parent and child chess evenings',
    'Opening lessons for rated chess players',
    'Chess classes for girls',
    'Chess simuls for offices and parties',
    'Chess game reviews by mail',
    'Endgame training for tournament chess players',
  ],
  searchTerms: words`chess lessons, chess instructor, chess coach`,
  sample: {
    trade: 'a chess instructor',
    name: 'The Long Diagonal',
    location: '5 Weaver Row, Norwich',
    country: 'GB',
    phone: '01632 960 171',
    typed: [
      'Chess lessons in a quiet room upstairs, and in schools. I’m Katarina Voss, FIDE rated 2140, DBS checked, teaching for 13 years.',
      'Private lesson £34 (60 min)',
      'Online lesson £28 (50 min)',
      'Pair lesson £22 each',
      'Juniors’ club £9 an evening',
      'School club £55 an hour',
      'Game analysis on video £20',
      'From age 6 upwards; my oldest pupil is 84. I speak English and German.',
      'Mon to Fri 2pm to 8pm, Sat 10am to 4pm, by appointment.',
      'If you miss a lesson without a word, the lesson counts.',
    ],
    reviews: [
      { name: 'Arthur (84)', text: 'I had been castling too late since 1961.' },
      { name: 'Mum of Noor', text: 'She lost a game at county and wanted to show Katarina.' },
      { name: 'Stefan K.', text: 'The video of my own blunder was eleven minutes long and fair.' },
    ],
  },
}
