import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Piano',
    text: 'From finding middle C to playing with both hands and no fear. A keyboard at home is enough to start.',
    picture: ['piano keys', 'The keys of a piano'],
    stems: 'piano keyboard organ key',
  },
  {
    name: 'Guitar',
    text: 'Chords first, songs soon, fingertips later. Acoustic, electric or the one in the attic.',
    picture: ['guitar', 'An acoustic guitar against a chair'],
    stems: 'guitar ukulele bass banjo mandolin',
  },
  {
    name: 'Violin and strings',
    text: 'A good stance, a straight bow and a tune in the first month. Sizes for small arms.',
    picture: ['violin bow', 'A violin with its bow'],
    stems: 'violin viola cello string fiddle harp',
  },
  {
    name: 'Singing',
    text: 'Breath, pitch and the courage to be heard. Bring a song; any song.',
    picture: ['music note melody', 'A musical note'],
    stems: 'sing voice vocal choir',
  },
  {
    name: 'Drums',
    text: 'Time, touch and coordination, with practice pads for the sake of the neighbors. Surprisingly good for concentration.',
    picture: ['metronome headphones', 'A metronome beside a pair of headphones'],
    stems: 'drum percuss cajon rhythm',
  },
  {
    name: 'Woodwind and brass',
    text: 'First sounds without fainting, then long notes, then tunes. We help with choosing and renting.',
    picture: ['sheet music stand', 'Sheet music on a stand'],
    stems: 'wood wind brass sax flute clarinet trumpet oboe recorder trombone',
  },
  {
    name: 'First music for children',
    text: 'Songs, clapping and small instruments for those too young to sit still. Parents sing along.',
    picture: ['small piano', 'A small piano'],
    stems: 'child kid toddler early baby young group class camp',
  },
  {
    name: 'Theory and exams',
    text: 'Reading, hearing and the reasons behind the rules. For exams, auditions or plain curiosity.',
    picture: ['sheet music pencil', 'A sheet of music with a pencil'],
    stems: 'theory exam grade audition read ear notation aural',
  },
  {
    name: 'Songwriting and recording',
    text: 'From a hummed line to a song you can send to someone. Chords, words and a simple recording.',
    picture: ['headphones notebook', 'Headphones on a notebook'],
    stems: 'song writ record produc compos improvis band jazz',
  },
  {
    name: 'Online lessons',
    text: 'The same teacher with a camera on your hands. Good for busy weeks and long distances.',
    picture: ['laptop headphones', 'A laptop with headphones'],
    stems: 'online remote virtual zoom skype',
  },
]

export const anyService: readonly string[] = [
  'Taught one to one, at your pace, with music that you chose.',
  'For beginners and for those coming back to it. Every lesson ends with something you can play.',
  'Come for a first lesson and see. You’ll know by the end of it whether you want another.',
]
