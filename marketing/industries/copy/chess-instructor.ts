import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'lessons-books-and-causes',
  order: 20,
  plural: 'Chess instructors',
  one: 'a chess instructor',
  title: 'Make a website for your chess lessons',
  description:
    'For chess teachers and coaches: say which ages and strengths you teach, at a board or online, show your title, and link a first lesson. Free website, no code.',
  headline: 'Grandpa lost. Now they need a chess teacher.',
  lead: 'It happens on a Sunday: the child wins, Grandpa demands a rematch, and by bedtime somebody is looking for a teacher. What age do you start at, at a board or on a screen, and are you kind about losing? Your rating comes fourth.',
  card: 'Ages, levels and a first lesson, for parents and for players stuck at the same rating.',
  style: 'Geometric',
  needs: [
    {
      title: 'Two readers, one page',
      text: 'Parents look for beginners, school clubs and a patient voice. The adult who has been stuck at one rating for three years looks for endgames. Each kind of lesson gets its own lines and its own price, so both find their move.',
    },
    {
      title: 'A title that can be checked',
      text: 'Write your title, your rating and your background check where you introduce yourself, and put a button to the federation’s page below. What anyone can look up, nobody needs to doubt.',
    },
    {
      title: 'The first lesson, one move away',
      text: 'One button opens your booking calendar, which can deal with time zones so that you don’t have to. With three pupils and a pocket notebook, let the form ask for an hour that suits.',
    },
  ],
  servicesLead:
    'One hour across a board, fifty minutes online, a lost game looked at on video: name each lesson with its length and its fee. Clubs can be priced by the evening.',
  questions: [
    {
      question: 'Can visitors play or solve a puzzle on the page?',
      answer:
        'Nothing moves there, but here is a trick. Show a position as a wide picture with “White to move” on it, and give the solution as an answer under Questions, where a click opens it. For interactive studies, link to the chess site on which you keep them.',
    },
    {
      question: 'Parents buy ten lessons at a time. Can they pay here?',
      answer:
        'A button can take them to the payment page you use elsewhere; the money doesn’t pass through this one. Say beside it what ten lessons cost, until when they are good, and what becomes of one that was missed.',
    },
    {
      question: 'Do I have to show pictures of pupils?',
      answer:
        'Please don’t without asking their parents, and you needn’t at all. Boards, clocks, hands and a scoresheet in pencil say enough. Until you take those, the page looks complete without photos.',
    },
    {
      question: 'I only teach online. What do I put in for an address?',
      answer:
        'Nothing. Contact shows what you fill in and leaves out the rest. The place that the wizard asks for can be your town, or the country whose evenings you teach in.',
    },
    {
      question: 'Can each school whose club I run have its own page?',
      answer:
        'A website here is one page, so the schools share it: a line each under “School clubs”, with weekday and room. What only one school’s parents need to know, such as who collects whom, is safer in that school’s own letter.',
    },
  ],
  related: ['music-lessons', 'book-store', 'non-profit-organization'],
} satisfies IndustryTexts
