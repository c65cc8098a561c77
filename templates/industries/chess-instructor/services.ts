import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Beginners',
    text: 'How the pieces move, what they are worth and how a game ends. After a few lessons you can play a whole one without asking.',
    picture: ['pawn king', 'A pawn beside a king'],
    stems: 'begin first start basic learn rules intro novice',
  },
  {
    name: 'Children’s lessons',
    text: 'Small problems, short games and a lot of questions. Losing is practiced too, and so is shaking hands afterward.',
    picture: ['knight pawn', 'A knight with a pawn'],
    stems: 'child kid young junior toddler age',
  },
  {
    name: 'Private lessons',
    text: 'One player, one coach and your own games on the board. We look for the habit behind the mistakes and work on that.',
    picture: ['chessboard king queen', 'A king and a queen by a chessboard'],
    stems: 'private one individual coach adult personal lesson senior home',
  },
  {
    name: 'Openings',
    text: 'A few openings that suit how you like to play, learned by their ideas. Enough to reach move ten with a plan and time on the clock.',
    picture: ['pawn knight chessboard', 'A pawn, ready to move'],
    stems: 'opening repertoire gambit defen theory strateg position',
  },
  {
    name: 'Tactics',
    text: 'Forks, pins and the quiet move nobody checks. Short puzzles, often, until you notice them without being told they are there.',
    picture: ['queen knight', 'A queen attacked by a knight'],
    stems: 'tactic puzzle combin calculat pattern checkmate mate',
  },
  {
    name: 'Endgames',
    text: 'King and pawn first: who gets there, and whose move it is. The part that turns half points into whole ones.',
    picture: ['rook king', 'A rook and a king, alone'],
    stems: 'endgame ending rook technique',
  },
  {
    name: 'Tournament preparation',
    text: 'Clock, notation, nerves and what to eat between rounds. We go through your games afterward, the lost ones first.',
    picture: ['chess clock', 'A chess clock'],
    stems: 'tournament compet prepar rating rated fide league match advanced scholastic',
  },
  {
    name: 'School clubs',
    text: 'A regular hour for a class or an after-school group, with boards, a ladder and fair pairings. Loud at the start, quiet by the end.',
    picture: ['trophy pawn', 'A trophy behind a pawn'],
    stems: 'club school after team librar communit',
  },
  {
    name: 'Group classes',
    text: 'A handful of players of about the same strength, one position and several opinions. You learn as much from the wrong ones.',
    picture: ['chessboard pawn knight', 'A chessboard with a few pieces'],
    stems: 'group class small semi workshop seminar',
  },
  {
    name: 'Camps',
    text: 'Mornings on ideas, afternoons on games, and long breaks outdoors between the two. It ends with a tournament that everybody can do well in.',
    picture: ['trophy knight', 'A trophy beside a knight'],
    stems: 'camp summer holiday vacation week',
  },
  {
    name: 'Online lessons',
    text: 'The same lesson on a shared board, with the coach’s voice in your ear. It also means that no one sees you wince.',
    picture: ['laptop rook', 'A laptop beside a rook'],
    stems: 'online remote virtual zoom internet video',
  },
  {
    name: 'Game reviews',
    text: 'Send a game you don’t understand. It comes back with the three moments that decided it, and the question to ask yourself at each.',
    picture: ['open book pencil pawn', 'A notebook with the moves of a game'],
    stems: 'review analys analyz game annotat engine',
  },
  {
    name: 'Simultaneous games',
    text: 'One coach, a ring of boards and a chance for everybody. For birthdays, offices and school fairs.',
    picture: ['pawns rook queen', 'A queen among rooks and pawns'],
    stems: 'simul exhibit party event corporate blindfold birthday',
  },
]

export const anyService: readonly string[] = [
  'Taught over a board, from positions you could get into yourself. You leave with one thing to try in your next game.',
  'Tell us where you get stuck. We set that position up and look at it until it makes sense.',
  'For players who like to know why, and not only which move.',
]
