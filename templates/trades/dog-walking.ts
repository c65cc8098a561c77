import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const dogWalking: Trade = {
  slug: 'dog-walking',
  trade: 'Dog Walker',
  appointments: true,
  proof: ['Insurance', 'Qualification', 'License', 'Membership'],
  leadsWith: 'people',
  form: {
    message: 'When do they need a walk, and where?',
    fields: [{ label: 'Which pets, and how many', kind: 'ShortText' }],
  },
  styles: ['Fun', 'Common', 'Geometric', 'CommonAlt'],
  shapes: ['waves', 'coat', 'dunes', 'runs', 'discs'],
  subject: '',
  matches: {
    own: words`
      dog walk*, dogwalk*, dog sit*, pet sitt*, petsit*, cat sitt*, cat visit*, pet visit*, puppy visit*, walk dogs,
      walk your dog*, walking dogs, pet care, pet nann*, dog nann*, doggy, dog minder*, dog minding, pet minder*,
      pet minding, cat feed*
    `,
    signs: words`
      dogs, puppy, puppies, pets, cats, group walk*, solo walk*, pack walk*, drop in visit*, house sitt*, home board*,
      dog board*, dog day*, pet taxi*, rabbit*, leash*
    `,
    not: words`
      dog friendly, pet friendly, dog groom*, pet groom*, dog train*, pet care product*, pet care suppl*, pet shop*,
      pet store*, dog walkers welcome, doggy bag*
    `,
  },
  services: [
    {
      name: 'Dog walks',
      icon: 'dog',
      also: words`dog walk, dog walking, daily walk, lunchtime walk, midday walk, walk dog`,
      about: [
        'A walk in the middle of the day breaks up the hours between breakfast and the evening.',
        'Sniffing tires many dogs as much as running, so a slow walk can be a full one.',
        'Most dogs settle on a pace and a route within a week, and wait for the lead at the same hour.',
      ],
    },
    {
      name: 'Group walks',
      also: words`group walk, pack walk, small group, group adventure, social walk, group hike`,
      about: [
        'A group works when the dogs match in pace and manners, so a trial walk often comes first.',
        'Many young dogs copy a steady older one, in how they greet as well as in coming back.',
        'An hour in company can tire a sociable dog more than an hour alone, because its head works as well.',
      ],
    },
    {
      name: 'Solo walks',
      also: words`solo, individual walk, private walk, lone walk, own walk`,
      about: [
        'A dog that barks at every other dog often manages better on quiet streets, without a group around it.',
        'No other dog sets the pace, which suits old legs and dogs that are still learning to pass others.',
        'With no group to keep up with, there is time to stop at every post, and sniffing can tire a dog as running does.',
      ],
    },
    {
      name: 'Adventure walks',
      icon: 'trees',
      also: words`adventure, hike, hiking, beach, woodland, secure field, field walk, off lead, off leash, country walk`,
      about: [
        'Fields and woods give the nose more to do than any street, and a busy nose tires a dog as well as its legs do.',
        'A long line gives a dog room to roam while it is still learning to come back when called.',
        'Long outings suit grown dogs in good shape, while pups and old ones are mostly happier with less.',
      ],
    },
    {
      name: 'Puppy visits',
      icon: 'paw',
      also: words`pupp, puppy visit, puppy drop visit, puppy home visit`,
      about: [
        'Young puppies can wait only a little while between toilet breaks, so a working day is long for them.',
        'Before a puppy is ready for real walks, a visit is often a meal, some play and a few minutes outdoors.',
        'House training goes by routine: the same door, the same word and the same spot, at noon too.',
      ],
    },
    {
      name: 'Home visits',
      icon: 'home',
      also: words`drop visit, dropin, popin, pop visit, home visit, house visit, check visit, potty, toilet break, lunch visit, home check`,
      about: [
        'A visit around noon breaks a long day in two, and many dogs soon learn when to expect it.',
        'Half an hour is common: long enough for a meal, fresh water and a few minutes outdoors.',
        'Visits keep a pet in its own bed, among the smells and sounds that it knows.',
      ],
    },
    {
      name: 'Cat visits',
      icon: 'cat',
      also: words`cats, cat visit, cat drop visit, cat home visit, cat pop visit, kitten visit, cat feed, cat sitt, cat care, kitten, feline`,
      about: [
        'Cats often mind a strange place more than an empty house, so many do well when they are fed at home.',
        'Food in the usual bowl at the usual hour settles many cats more than a new toy does.',
        'Shy cats hide from visitors at first; a moved toy or an empty bowl shows that they have been out.',
      ],
    },
    {
      name: 'Pet sitting',
      also: words`pet sitt, petsit`,
      about: [
        'In its own home, a pet keeps its bed and its usual mealtimes while the family is away.',
        'Animals that fret in kennels often settle when only the person changes and the house stays the same.',
        'The most useful handover is one written page with the food, the habits, the hiding places and the vet.',
      ],
    },
    {
      name: 'House sitting',
      icon: 'key',
      also: words`house sitt, housesit, home sitt, sleepover your, overnight sitt, overnight your`,
      unit: 'per night',
      about: [
        'Lights at dusk and no mail at the door make a house look lived in, while the animals have company.',
        'When somebody stays overnight, a dog can keep its own sofa, its walks and its usual bedtime.',
        'For a household with several animals, one sitter is often simpler than several places to stay.',
      ],
    },
    {
      name: 'Boarding',
      icon: 'bed',
      also: words`board, overnight board, holiday stay, vacation stay, dog hotel`,
      unit: 'per night',
      about: [
        'A dog often boards more easily after a trial night, some weeks before the long trip.',
        'Its own blanket and its usual food can help a dog through the first night in a strange place.',
        'Dogs that are used to company often settle away from home within an evening; shy ones may take days.',
      ],
    },
    {
      name: 'Dog daycare',
      icon: 'sun',
      also: words`daycare, day care, doggy day, day stay, creche`,
      unit: 'per day',
      about: [
        'A day in company suits many sociable young dogs; older ones often want half a day and a long sleep.',
        'Dogs sleep for about half of the day, so they need a quiet corner as much as play.',
        'Chewed shoes and barking at the door are often signs of long hours alone.',
      ],
    },
    {
      name: 'Rabbits and small pets',
      also: words`rabbit, rabbit visit, rabbit home visit, bunn, guinea, hamster, small animal, small pet, small furr`,
      about: [
        'Rabbits and guinea pigs eat hay for much of the day, so a full rack matters as much as a full bowl.',
        'Many small pets are liveliest at dawn and dusk, so an evening visit often finds them busier than one at noon.',
        'Hutches and cages are awkward to move, so many small pets are looked after where they live.',
      ],
    },
    {
      name: 'Pet taxi',
      icon: 'car',
      also: words`taxi, transport, vet trip, vet run, vet visit, groomer run`,
      about: [
        'Many trips are to the vet or the groomer, often at hours when the owner is at work.',
        'Many cats travel more quietly in a covered carrier that smells of home.',
        'Dogs usually ride in a crate or a harness, so that they stay put when the car stops or turns.',
      ],
    },
  ],
  questions: [
    { ask: 'Do you come to my area?', from: 'area' },
    { ask: 'Can we meet you first?', words: words`meet greet, meet first, first meeting, introduct, consultation` },
    {
      ask: 'How many dogs do you walk at once?',
      words: words`dogs once, maximum dogs, max dogs, more than dogs, small group, dogs per walk, dogs per group`,
    },
    { ask: 'Do you let dogs run loose?', words: words`off lead, off leash, leash, long line, secure field` },
    { ask: 'How do you get into the house?', words: words`your key, keys, key safe, key box, lockbox, door code` },
    { ask: 'Do you send photos?', words: words`photo, picture, update` },
    { ask: 'Are you insured?', from: 'insured' },
    { ask: 'What if I have to cancel?', from: 'cancellation' },
  ],
  usualHours: ['Mon-Fri 08:00-18:00'],
  photoWishes: ['You and two or three dogs on a path.', 'A dog at the door, ready to go.', 'A cat that you visit.'],
  pictures: null,
  callToAction: 'Ask about walks and visits',
  names: {
    words: words`
      Bramble, Muddy Boot, Long Grass, Hedgerow, Rover, Biscuit, Wet Nose, Footpath, Puddle, Hazel, Tumbledown,
      Early Bird, Wagtail, Badger, Meadow, Stick, Lakeside, Four Paw, Thistle
    `,
    endings: words`Dog Walking, Walks, Pet Care, Dog Walkers, Walks & Visits, Pet Sitting`,
    whole: words`
      The Long Way Round, Walkies at Noon, Out by Ten, Muddy by Lunch, The Second Lap, Fetch & Carry,
      The Key Under the Pot, Home Before You, Nose to the Ground, Once Round the Lake
    `,
  },
  ideas: [
    'Lunchtime walks for office workers’ dogs',
    'Solo walks for dogs that bark',
    'Puppy visits in the first year',
    'Cat visits during school holidays',
    'Slow walks for old dogs',
    'Long Saturday hikes for energetic dogs',
    'House sitting with gardens watered',
    'Rabbits and guinea pigs, fed at home',
    'Walks for small dogs only',
    'Hens and ponies while you travel',
    'Early walks for hospital shifts',
    'Dog daycare on a small farm',
    'Vet trips for people without cars',
    'Beach walks, towel included',
    'Walks for dogs from the shelter',
  ],
  searchTerms: words`dog walker, dog walking, pet sitter`,
}
