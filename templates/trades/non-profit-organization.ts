import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

/** For any cause: a food bank, a rescue, a youth club. */
export const nonProfitOrganization: Trade = {
  slug: 'non-profit-organization',
  trade: 'Non-profit',
  proof: ['License', 'Membership', 'Award'],
  form: { message: 'How would you like to help?' },
  styles: ['CommonAlt', 'Fun', 'Common', 'Elegant'],
  shapes: ['weave', 'dunes', 'rays', 'echoes', 'arches'],
  subject: 'charity volunteer',
  matches: {
    own: words`
      non profit*, nonprofit*, not for profit*, charity, charities, charitable, ngo, food bank*, foodbank*, food pantr*,
      soup kitchen*, community organi*, community project*, community group*, social enterprise*, animal rescue,
      animal shelter*, dog rescue, cat rescue, youth club*, mutual aid, homeless shelter*
    `,
    signs: words`
      volunteer*, donat*, fundrais*, homeless*, shelter*, refugee*, community center*, community centre*, mentoring,
      outreach, foundation, in need, trustees
    `,
    not: words`
      foundation repair*, bus shelter*, concrete foundation*, makeup foundation*, foundation makeup,
      foundation garments, cycle shelter*, garden shelter*, foundation cream*, business mentoring, foundation course*
    `,
  },
  services: [
    {
      name: 'Volunteering',
      icon: 'handshake',
      also: words`volunteer, give your time, giving time, lend hand, helping hand`,
      about: [
        'A first shift beside somebody who knows the work shows more than any form does.',
        'Jobs behind the scenes, such as driving or keeping the books, are often harder to fill than those out front.',
        'Work with children or vulnerable adults usually begins with a background check, which can take some weeks.',
      ],
      picture: ['helping hands heart', 'Hands around a heart'],
    },
    {
      name: 'Donations',
      icon: 'heart',
      also: words`donat, monthly giv, regular giv, fundrais, legacy, legacies, bequest, sponsorship, sponsor child, matched giv`,
      about: [
        'A gift that comes every month lets a charity plan, since its rent and wages fall due every month as well.',
        'A gift tied to one purpose usually has to be kept for it; one without a label can go wherever money is short.',
        'Some employers match what their staff give, and much of that match is never asked for.',
      ],
      picture: ['donation box', 'A donation box with a slot'],
    },
    {
      name: 'Community support',
      icon: 'group',
      also: words`community support, neighborhood support, neighbourhood support, hardship, homeless, rough sleep, refugee, asylum, newcomer, migrant, immigra, casework, advice`,
      about: [
        'People often come with one question, and find out while talking that something else worries them more.',
        'A form filled in with somebody who knows what the office wants to see often saves a second trip.',
        'Asking for help is often the hardest step, so a first talk is often short, and the forms come later.',
      ],
      picture: ['house tree', 'A house with a tree beside it'],
    },
    {
      name: 'Events',
      icon: 'calendar',
      also: words`event, festival, fundraiser, gala, fun run, charity run, charity walk, sponsored walk, sponsored run, charity ride, concert, auction, raffle, open day, bake sale, fete`,
      about: [
        'Guests often see at an event what a yearly report cannot show: who does the work, and for whom.',
        'Most of the work for an event is done in the weeks before it, which is when helpers are often hardest to find.',
        'At many events the ticket covers the costs, while pledges, raffles or cakes bring in much of what is raised.',
      ],
      picture: ['dining table chairs', 'A long table with chairs'],
    },
    {
      name: 'Classes and tutoring',
      icon: 'school',
      also: words`classes, workshop, tutor, homework, literacy, language class, english class, language evening, esl, esol, digital skill, computer skill, job skill`,
      about: [
        'For many learners the hardest part is walking in the first time; the lessons come second.',
        'Somebody to ask is what learners often lack at home, more than books or a computer.',
        'Learners often explain a thing to each other in words that a teacher would not think of.',
      ],
      picture: ['books apple', 'Books on a table'],
    },
    {
      name: 'Working with partners',
      also: words`partner, corporat, employer, workplace giv`,
      about: [
        'When a company’s staff come to help for a day, it goes well if the task truly needs that many hands.',
        'Companies are often asked for money, when a van or an hour of their bookkeeper would help as much.',
        'A partnership with one named contact on each side tends to outlast a change of staff.',
      ],
      picture: ['people together folk', 'Three people side by side'],
    },
    {
      name: 'Food and essentials',
      icon: 'basket',
      also: words`food bank, foodbank, food pantr, pantry, larder, food parcel, food hamper, food box, food shelf, food deliver, groceries, meals, soup kitchen, breakfast club, toiletr, essentials, hygiene`,
      about: [
        'Soap and toothpaste are often needed as much as pasta, and tend to be given less.',
        'A food parcel for somebody with only a kettle looks different from one for somebody with an oven.',
        'Shelves tend to fill before Christmas, while the need stays much the same all year.',
      ],
      picture: ['crate groceries', 'A crate of groceries'],
    },
    {
      name: 'Clothes and furniture',
      also: words`charity shop, thrift, cloth, furnitur, coats, donate cloth, donate furnitur, secondhand, second hand`,
      about: [
        'Winter coats tend to arrive in spring, when closets are cleared, and are needed half a year later.',
        'A sofa that is clean and whole finds a home; one with a tear often costs somebody a trip to the dump.',
        'A household that starts from nothing often asks for bedding and pans long before it asks for a sofa.',
      ],
    },
    {
      name: 'Youth clubs',
      also: words`youth, young people, young adult, teen, kids club, children club, after school, afterschool, scout, mentor`,
      about: [
        'Many young people come for a game, and only weeks later begin to talk.',
        'The hours between school and supper are when many young people have nowhere to be.',
        'An adult who is neither parent nor teacher often hears things that both of them do not.',
      ],
      picture: ['young people portrait', 'Young people together'],
    },
    {
      name: 'Help for older people',
      also: words`older, elder, senior, befriend, lonel, isolat, companion, pension, appointment ride, appointment transport`,
      about: [
        'A visit at the same hour each week is often worth more than a longer one now and then.',
        'A lightbulb or the shopping is often the reason for a visit, and the talk is what people look forward to.',
        'The first week at home after a hospital stay is often when a ride or a filled fridge counts most.',
      ],
    },
    {
      name: 'Parks and gardens',
      icon: 'trees',
      also: words`garden, tree plant, trees, rivers, river clean, beach clean, park clean, parks, litter, conservation, habitat, rewild, allotment, nature reserve, woodland`,
      about: [
        'Young trees often fail because nobody waters them in the first summers after they were planted.',
        'Much of this work needs hands more than knowledge, such as pulling out a plant that has spread too far.',
        'Outdoor work usually goes ahead in light rain, so old boots and a second pair of socks are worth packing.',
      ],
      picture: ['seedling crate', 'A young plant in a pot'],
    },
    {
      name: 'Animal welfare',
      icon: 'paw',
      also: words`animal, dog, cats, cat rescue, cat adopt, cat foster, kitten, puppy, puppies, rehom, neuter, spay, hedgehog, donkey, horse rescue, greyhound`,
      about: [
        'Older animals often wait longest for a home, though more is known about how they behave.',
        'An animal behaves differently in a home than in a kennel, which is why many are fostered first.',
        'Many litters that end up in a rescue were never planned, which is why neutering is often part of the work.',
      ],
      picture: ['dog cat', 'A dog and a cat'],
    },
  ],
  questions: [
    {
      ask: 'Who can get help?',
      words: words`eligib, anyone who, anybody who, open everyone, open anyone, people who need, families who need`,
    },
    { ask: 'Do I need a referral?', words: words`referral, referred` },
    { ask: 'Which areas do you serve?', from: 'area' },
    {
      ask: 'How can I volunteer?',
      words: words`volunteers must, volunteers need, volunteers are, become volunteer, volunteer train, volunteer form, volunteer shift, sign volunteer`,
    },
    {
      ask: 'Can I give things as well as money?',
      words: words`drop off, collection point, accept donat, accept furnitur, accept cloth, donated good, donate item, take cloth, take furnitur`,
    },
    { ask: 'Does my gift count for tax?', words: words`tax deduct, tax receipt, gift aid` },
    { ask: 'Are you a registered charity?', from: 'qualified' },
    { ask: 'When can I come by?', from: 'hours' },
  ],
  usualHours: ['Mon-Fri 09:00-17:00'],
  photoWishes: [
    'Your volunteers at work, seen from across the room.',
    'Hands passing something over.',
    'The people who run it, at the front door.',
  ],
  pictures: {
    hero: ['hands donationbox seedling heart', 'Hands around a heart, a donation box and a seedling'],
    banners: [
      ['dining table chairs', 'A room with a table and chairs'],
      ['house tree street', 'A house with trees'],
      ['crate seedling', 'A crate beside a young plant'],
    ],
    gallery: [
      ['helping hands', 'Hands around a heart'],
      ['donation box', 'A donation box'],
      ['crate box', 'A crate packed with groceries'],
      ['seedling', 'A seedling in a pot'],
      ['coffee table', 'A table with two chairs'],
      ['sofa lamp', 'A sofa beside a lamp'],
      ['heart', 'A heart'],
    ],
  },
  callToAction: 'Ask how to help',
  names: {
    words: words`
      Open Table, Lantern, Bridge, Neighbor, Harvest, Common Ground, Long Table, Kindling, Seedbed, Wayside, Hearth,
      Threshold, Patchwork, Riverbank, Acorn, Lifeboat, Warm Coat, Sunday
    `,
    endings: words`Project, Foundation, Community Trust, Collective, Network, Fund, Together`,
    whole: words`
      The Spare Hour, Many Hands Here, Put the Kettle On, Room for One More, The Good Neighbors’ Fund, Pass It Along,
      The Borrowed Van, Somebody’s Thursday, The Open Larder, Next Door Project
    `,
  },
  ideas: [
    'Food bank run by volunteers',
    'Homework club for newcomers’ children',
    'Rescue for retired greyhounds',
    'Repair cafe for household things',
    'Rides to appointments for older neighbors',
    'Community garden on a vacant lot',
    'Winter coats for schoolchildren',
    'Language evenings for refugees',
    'River cleanups and tree planting',
    'Free music for hospital wards',
    'Furniture for families starting over',
    'Sports club for children with disabilities',
    'Friendly phone calls for people living alone',
    'Scholarships for first-generation students',
    'Toy library for a neighborhood',
  ],
  searchTerms: words`non-profit, charity, volunteering`,
  sample: {
    trade: 'a non-profit organization',
    name: 'The Spare Hour',
    location: '31 Lakehead Street, Duluth, Minnesota',
    country: 'US',
    phone: '(218) 555-0158',
    typed: [
      'A nonprofit that brings volunteers to older neighbors for one hour a week, since 2010. Snow shoveled, groceries carried, a lightbulb changed, a card game lost.',
      'Weekly visit $0',
      'Ice melt $25 a bag',
      'Volunteer background check $60',
      'Van fuel $300 a month',
      'Last year 212 volunteers gave 6,400 hours. We are a registered 501(c)(3), and help costs nothing.',
      'Ingrid Solem coordinates, ask her for a form. Volunteers are 16 or over and come to one evening of training.',
      'We visit Duluth, Proctor and Hermantown. Tuesday to Friday 10am–6pm, Saturday 9am–1pm.',
      'We can’t do medical care, lifting people or driving at night.',
    ],
    reviews: [
      { name: 'Vern (91)', text: 'He comes for an hour and we play until somebody wins.' },
      { name: 'Amara, volunteer', text: 'I signed up to shovel. I stay for the rye bread.' },
      { name: 'Lakeside Credit Union', text: 'Our $300 has a photo of the van on it.' },
    ],
  },
}
