import type { Copy } from '../industry.ts'

export const copy: Copy = {
  headlines: [
    'Think one move further',
    'Chess, one idea at a time',
    'Learn to see the board',
    'Sit down, shake hands, begin',
    'Chess lessons[ in {place}], patiently taught',
    'Fewer blunders, better games',
    'Lose well, then win more',
  ],
  introductions: [
    '{name} teaches chess[ in {place}] to children, to adults and to people who only know how the horse moves. A lesson starts with your own last game, because that is where the next one can be won.',
    'You lost a piece on move twelve and don’t know why. {name} goes back to move eleven with you[, at a board in {place}], asks what you were looking at and shows you what else there was to see.',
    'Openings are easy to memorize and hard to understand. {name} teaches the ideas behind them[, in lessons around {place},] so that you still know what to do when the other side leaves the book.',
    'A first checkmate at six, a first tournament at sixty. {name} gives chess lessons[ in {place}] at the pace of whoever sits on the other side of the board.',
  ],
  about: [
    '{name} teaches chess[ in {place}] the way it is played: across a board, with time to think. We play, we stop, and we ask what each side wants. You go home with one idea to try and a few puzzles, not with a binder.',
    'Most games between ordinary players are decided by a piece left where it can be taken. {name} begins there: checks, captures, threats, on every move, until it is a habit. The beautiful things come after that, and by then you see them yourself.',
    'At the board you learn to sit still, to lose and to set the pieces up again. {name} takes all three seriously, with children and with grown-ups[ in {place}]. Ratings come if they come; a game worth playing over comes first.',
  ],
  quotes: [
    'Every blunder has a move before it.',
    'A pawn never goes back. Mind how you push it.',
    'First see what your opponent wants. Then think.',
    'Write the game down. The lesson is in it.',
    'Ten quiet minutes with one position beat ten fast games.',
    'Castle first. Be brilliant later.',
    'Sit on your hands. They move before you do.',
  ],
  bannerLines: ['Your move', 'White to play. What do you see?', 'Set them up again', 'Slowly, then checkmate'],
  headings: {
    services: 'What we work on',
    gallery: 'At the board',
    team: 'Who sits across from you',
    reviews: 'From students and parents',
    questions: 'Before the first game',
  },
  servicesText:
    'Lessons fit the player: the age, the level and the reason for playing. We find out over the first game.',
  scheduling: {
    heading: 'Arrange a first lesson',
    text: 'Choose a time and tell us who would like to learn, how old they are and whether they know the moves. You don’t need a board yet.',
  },
  video: {
    heading: 'One position, one question',
    text: 'A few pieces, some wrong answers and the reason for the right one. It shows what an hour at the board is like.',
  },
  contact: {
    heading: 'Tell us how you play',
    text: 'Who wants to learn, how much chess they know and which days are possible. If there is a game written down, send it; if not, we’ll play one.',
  },
  callToAction: 'Ask for a first lesson',
  servicesLabel: 'What we work on',
}
