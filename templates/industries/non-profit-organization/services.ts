import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Volunteering',
    text: 'An hour a month or every Thursday, with someone to show you how it’s done. You choose the task, and you can change your mind.',
    picture: ['helping hands heart', 'Hands around a heart'],
    stems: 'volunt hands join member',
  },
  {
    name: 'Giving',
    text: 'Money, things in good order, the use of a van: all of it finds a place. Ask what is most needed this month before you pack a box.',
    picture: ['donation box', 'A donation box with a slot'],
    stems: 'donat giv gift fund spons contribut thrift',
  },
  {
    name: 'Neighborly help',
    text: 'A lift to an appointment, a form that makes no sense, a week that went wrong. Tell us what would make it easier.',
    picture: ['house tree', 'A house with a tree beside it'],
    stems:
      'neighbor ride transport older support assist crisis emergency famil elder senior hous shelter homeless refugee',
  },
  {
    name: 'Events and gatherings',
    text: 'Long tables, sponsored walks, a sale with too many jigsaws. Come for the cake and you’ll leave knowing three people.',
    picture: ['dining table chairs', 'A long table with chairs'],
    stems: 'event gather festival fair sale walk gala concert',
  },
  {
    name: 'Learning together',
    text: 'A quiet hour after school, language evenings, somebody patient who knows about computers. Whoever can teach it does, and whoever wants to learn sits down.',
    picture: ['books apple', 'Books on a table'],
    stems: 'homework educat learn teach class workshop tutor literacy school language train mentor skill',
  },
  {
    name: 'Working with partners',
    text: 'Shops, schools, companies and congregations that want to do something useful. We bring the list, you bring the people.',
    picture: ['people together folk', 'Three people side by side'],
    stems: 'partner compan corporate business school church advoca campaign policy',
  },
  {
    name: 'Food and essentials',
    text: 'Groceries, warm coats, school bags, handed out without a lecture. Take what you need and leave the rest for the next person.',
    picture: ['crate groceries', 'A crate of groceries'],
    stems: 'food meal pantry bank grocer kitchen lunch cloth coat essential parcel',
  },
  {
    name: 'Young people',
    text: 'A place to go after school, with adults who listen and a table that nobody minds about. Ideas for next month come from them.',
    picture: ['young people portrait', 'Young people together'],
    stems: 'youth young teen child kid after-school camp sport student',
  },
  {
    name: 'Green places',
    text: 'Planting, weeding, clearing a path or a riverbank, then standing back to look. Gloves and sandwiches are provided by whoever remembers.',
    picture: ['seedling crate', 'A young plant in a pot'],
    stems: 'green environ garden plant tree clean river nature climate conserv recycl wildlife habitat park',
  },
  {
    name: 'Animals',
    text: 'A warm place, a vet when there has to be one, and the search for someone with a free corner of the sofa. Walkers and foster homes are always wanted.',
    picture: ['dog cat', 'A dog and a cat'],
    stems: 'animal dog cat rescue adopt foster horse wildlife neuter',
  },
]

export const anyService: readonly string[] = [
  'Run by people who know the neighborhood. Ask how to join in, or how to make use of it.',
  'It costs nothing to ask and takes less time than you’d think. Write to us first or come by.',
  'Made possible by small gifts and spare hours. Both are welcome.',
  'Whoever would like to come may come. Tell us if you need a lift or a translator.',
  'Started because someone asked for it. If something is missing, be the next who asks.',
]
