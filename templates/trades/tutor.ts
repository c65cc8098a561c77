import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const tutor: Trade = {
  slug: 'tutor',
  trade: 'Tutor',
  appointments: true,
  proof: ['Qualification', 'Membership', 'Insurance', 'Award'],
  leadsWith: 'people',
  form: {
    message: 'Which topics are hard right now?',
    fields: [
      { label: 'Subject', kind: 'ShortText' },
      { label: 'School year or level', kind: 'ShortText' },
    ],
  },
  styles: ['CommonAlt', 'Fun', 'Geometric', 'Elegant'],
  shapes: ['discs', 'steps', 'edge', 'echoes', 'leaves'],
  subject: '',
  matches: {
    own: words`
      tutor, tutors, tutoring, maths tuition, math tuition, english tuition, science tuition, private tuition,
      home tuition, tuition centre, tuition center, exam tuition, 11 plus tuition, gcse tuition, homework help,
      test prep, sat prep, maths teacher, math teacher, maths lesson*, math lesson*
    `,
    signs: words`
      tuition, gcse, gcses, a level*, alevel*, sats, 11 plus, eleven plus, algebra, calculus, maths, math, physics,
      chemistry, biology, homework, phonics, dyslexia, exam prep*, revision, ielts, toefl, students, pupils, english,
      french, spanish
    `,
    not: words`
      chess tutor*, music tutor*, music tuition, piano tutor*, piano tuition, guitar tutor*, guitar tuition,
      violin tutor*, violin tuition, singing tutor*, singing tuition, drum tutor*, drum tuition, driving tuition,
      dance tutor*, yoga tutor*, yoga students, swimming tuition, tuition fees, student discount*, golf tuition,
      english breakfast*, english garden*, french polish*, french manicure*, french toast, piano students
    `,
  },
  services: [
    {
      name: 'Math',
      icon: 'math',
      also: words`math, algebra, calculus, geometry, trigonometr, statistics, numeracy, arithmetic`,
      unit: 'per hour',
      about: [
        'Each topic in math stands on an earlier one, so a gap from years ago can stop today’s homework.',
        'Trouble with equations is often trouble with fractions that was never sorted out.',
        'A marked test shows more than its grade: the steps on the page show where the thinking went wrong.',
      ],
    },
    {
      name: 'English and essays',
      icon: 'writing',
      also: words`english, literature, essay, language arts, grammar, writing`,
      unit: 'per hour',
      about: [
        'Many essays lose marks because they retell the story instead of answering the question.',
        'Reading a draft aloud shows where a sentence goes wrong sooner than reading it in silence.',
        'One paragraph that makes one point is easier to learn from than a whole essay.',
      ],
    },
    {
      name: 'Reading and phonics',
      icon: 'book',
      also: words`reading, phonic, literacy, spelling, early reader`,
      unit: 'per hour',
      about: [
        'Children who guess from the first letter often seem to read well until the words get longer.',
        'A few minutes of reading every day carry on what was begun in the lesson.',
        'A book is about right when a child stumbles over no more than a word or two on a page.',
      ],
    },
    {
      name: 'Science',
      icon: 'flask',
      also: words`science, biolog, chemis, physics`,
      unit: 'per hour',
      about: [
        'Science exams often reward the exact word: a right idea in loose words can still lose the mark.',
        'Graphs and units often cost more marks in science exams than the hard theory does.',
        'A topic is usually understood when it can be explained without the words of the textbook.',
      ],
    },
    {
      name: 'Exam preparation',
      icon: 'clipboard-check',
      also: words`exam, test prep, gcse, alevel, sats, sat prep, act prep, gmat, lsat, hsc, leaving cert, revision, mock, national test`,
      unit: 'per hour',
      about: [
        'Past papers work when they are timed and then marked; only read through, they teach little.',
        'Many students go over what they already like, so a plan often begins with the topics they avoid.',
        'Exam technique is often a matter of timing: how long a question deserves, and when to leave it.',
      ],
    },
    {
      name: 'School entrance tests',
      also: words`entrance, eleven plus, selective, grammar school, private school, independent school, ssat, isee, shsat`,
      unit: 'per hour',
      about: [
        'Entrance tests often set problems that school hasn’t taught yet, so the method counts as much as the facts.',
        'Reasoning puzzles seldom appear in class, and many children meet them first in a practice paper.',
        'Running out of time often costs more marks in such tests than the hard questions do.',
      ],
    },
    {
      name: 'College and university applications',
      icon: 'school',
      also: words`university app, college app, college essay, admission, personal statement, ucas, oxbridge, college counsel`,
      unit: 'per hour',
      about: [
        'Readers of applications skim stacks of them, and often remember the one small true detail.',
        'A statement can read like a list of successes until a single story carries it.',
        'The first draft is often written to impress; the next one usually sounds more like the person.',
      ],
    },
    {
      name: 'Languages',
      icon: 'languages',
      also: words`french, spanish, german, italian, mandarin, chinese, japanese, portuguese, russian, arabic, korean, foreign language, modern language, mfl`,
      unit: 'per hour',
      about: [
        'Speaking from the first hour is harder than filling in blanks, but often it is what people remember.',
        'Verb forms stick when they are used in sentences about one’s own day, a few at a time.',
        'A few minutes of a language between lessons keep its words fresh until the next one.',
      ],
    },
    {
      name: 'Learning English',
      icon: 'letters',
      also: words`esl, efl, esol, ielts, toefl, english second language, english foreign language, english speakers other language, business english, conversational english, english conversation`,
      unit: 'per hour',
      about: [
        'Many learners read English better than they speak it, so talk often takes up much of the hour.',
        'Some of the hardest words in English are the small ones after a verb, as in look up and look after.',
        'Being understood often depends more on which part of a word is stressed than on an accent.',
      ],
    },
    {
      name: 'Homework help',
      icon: 'pencil',
      also: words`homework, after school, afterschool`,
      unit: 'per hour',
      about: [
        'When homework takes all evening, the hard part is often knowing where to begin.',
        'A task that a child can retell in its own words is already half solved.',
        'The same table at the same hour often does more for homework than a longer evening.',
      ],
    },
    {
      name: 'Study skills',
      also: words`study skill, study tech, organis, organiz, note taking, executive function, time management, memory`,
      unit: 'per hour',
      about: [
        'Reading a page again feels like learning; recalling it with the book shut is what makes it stick.',
        'A study plan often fails because it leaves no spare hour for what takes longer than planned.',
        'Notes copied word for word are seldom read again; a question in the margin is a reason to come back.',
      ],
    },
    {
      name: 'Learning differences',
      also: words`learning differ, dyslexi, dyscalculi, dysgraph, special need, learning difficult, learning disab, adhd, autis, sen support`,
      unit: 'per hour',
      about: [
        'A student who needs twice as long for the same page often needs another method, not more practice.',
        'Many bright children hide a learning difference until the texts grow longer.',
        'One instruction at a time, with the next one out of sight, can help students who lose the thread.',
      ],
    },
  ],
  questions: [
    {
      ask: 'Which ages do you teach?',
      words: words`ages, aged, years old, adult, primary, secondary, key stage, elementary, high school, middle school`,
    },
    { ask: 'Where do you teach?', from: 'area', words: words`your home, library, come you, travel you` },
    { ask: 'Do you teach online?', words: words`online, zoom, video call, skype` },
    { ask: 'What does a lesson cost?', from: 'prices' },
    { ask: 'Is there a trial lesson?', words: words`trial, first lesson, taster, introductory` },
    { ask: 'Are you qualified?', from: 'qualified' },
    { ask: 'How long have you been teaching?', from: 'experience' },
    { ask: 'What if we have to cancel a lesson?', from: 'cancellation' },
  ],
  usualHours: ['Mon-Fri 15:00-20:00', 'Sat 09:00-13:00'],
  photoWishes: ['The table where you teach, by daylight.', 'You beside a student at work.', 'A page of worked notes.'],
  pictures: null,
  callToAction: 'Ask about lessons',
  navigation: {
    Services: 'Subjects',
  },
  names: {
    words: words`
      Sharpened Pencil, Blackboard, Owl, Margin, Kitchen Table, Long Division, Inkwell, Lantern, Second Draft, Compass,
      Chestnut, Bookmark, Acorn, Protractor, Window Seat, Kestrel, Fountain Pen, Plain Paper, Larkspur
    `,
    endings: words`Tutoring, Tutors, Tuition, Learning, Study Room, Lessons`,
    whole: words`
      Show Your Working, The Kitchen Table Tutor, One Step Back, The Second Draft, Carry the One, The Last Fraction,
      Half Past Four, Ask Again, The Quiet Desk, From the Margin
    `,
  },
  ideas: [
    'Math for students who gave up',
    'Reading lessons for early years',
    'Exam preparation in small groups',
    'English for newcomers',
    'Physics at the kitchen table',
    'College essays without the panic',
    'French conversation for adults',
    'Lessons for students with dyslexia',
    'Homework club in the library',
    'Statistics for nursing students',
    'Online chemistry in the evening',
    'Coding for curious children',
    'Study skills before high school',
    'Spanish for travelers and nurses',
    'Handwriting and spelling after school',
  ],
  searchTerms: words`tutor, private tutor, tutoring`,
}
