import { capitalized } from './sentence-text.ts'

/** Unambiguous misspellings and their corrections. */
const misspelled: ReadonlyMap<string, string> = new Map(
  `warrenty warranty|warantee warranty|guarentee guarantee|gaurantee guarantee|guarenteed guaranteed|gauranteed guaranteed
normaly normally|usualy usually|recieve receive|recieved received|seperate separate|seperately separately
definately definitely|definatly definitely|profesional professional|proffesional professional|proffessional professional
maintainance maintenance|maintenence maintenance|tommorow tomorrow|tommorrow tomorrow|untill until
neccessary necessary|neccesary necessary|accomodate accommodate|accomodation accommodation|enviroment environment
buisness business|bussiness business|experiance experience|experianced experienced|apointment appointment
appointmant appointment|apointments appointments|avaliable available|availible available|avalable available
occassion occasion|occassions occasions|occassionally occasionally|equiptment equipment|wierd weird|begining beginning
beleive believe|becuase because|freindly friendly|reccomend recommend|reccomended recommended|succesful successful
qualifed qualified|knowledgable knowledgeable|electrican electrician|electritian electrician|immediatly immediately
partys parties|assesment assessment|assesments assessments
completly completely|truely truly|excellant excellent`
    .split(/[|\n]/)
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
)
const misspelling = new RegExp(
  `(?<![\\p{L}@./-])(?:${[...misspelled.keys()].join('|')})(?![\\p{L}@/-]|\\.\\p{L})`,
  'giu',
)

/** Corrects common misspellings in English and keeps the case. */
export const wellSpelled = (text: string): string =>
  text.replace(misspelling, (word) => {
    const right = misspelled.get(word.toLowerCase()) ?? word
    if (word === word.toUpperCase()) return right.toUpperCase()
    return /^\p{Lu}/u.test(word) ? capitalized(right) : right
  })
