import type { BusinessPerson } from '../../../renderer/document/business.ts'
import { languageNames, peoples } from './languages.ts'
import { anyCase, type Found, folded, isShouted, matchesOf, type Span } from './text.ts'

export type FoundPerson = Found<Omit<BusinessPerson, 'id' | 'source'>>

type Known = { language: string; businessName: string; places: readonly string[] }

const word = String.raw`(?:Mc|Mac|O'|D'|De|Di|Van |van |von |de la |de |da |dos |del |della |bin |al-)?\p{Lu}[\p{Ll}\p{M}]+(?:[-']\p{Lu}[\p{Ll}\p{M}]+)?`
const initial = String.raw`\p{Lu}\.`
const title = String.raw`(?:Dr|Prof|Dra|Mr|Mrs|Ms|Miss|Sr|Sra|Herr|Frau)\.?`
const name = String.raw`(?:${title} )?${word}(?: (?:${initial} )?${word}){0,2}`

/** Words before and after one person. `(?i:…)` ignores case. */
const single: readonly string[] = [
  String.raw`(?i:my name is|my name's|i am called|ich heiße|mein name ist|me llamo|mi nombre es|je m'appelle|mi chiamo|il mio nome è|chamo-me|me chamo|meu nome é|o meu nome é|mijn naam is|ik heet|nazywam się|mam na imię|jag heter|mitt namn är) (?<name>${name})`,
  String.raw`(?i:i'm|i am|soy|sono|sou (?:a|o)|je suis|ik ben|jag är) (?<name>${name})(?= ?[.,!;–—\n-]| and [Ii]\b| and we\b| (?:a|an|the|your|from|owner|una?|la|el|il|een|en)\b|$)`,
  String.raw`(?:^|[.!\n] ?)(?i:hi|hello|hola|hallo|bonjour|ciao),? (?i:i'm|i am|it's|this is) (?<name>${name})`,
  String.raw`(?<role>[Oo]wner|[Ff]ounder|[Oo]wner and founder|[Mm]anager|[Dd]irector|[Hh]ead [Cc]hef|[Cc]hef(?: de cuisine)?|[Ii]nhaber(?:in)?|[Gg]eschäftsführer(?:in)?|[Cc]hefköchin|[Kk]üchenchef(?:in)?|[Pp]ropietari[oa]|[Tt]itolare|[Gg]érante?|[Pp]roprietári[oa]|[Pp]rincipal [Dd]entist|[Ll]ead [Ss]tylist|[Hh]ead [Cc]oach|[Ii]nstructor)(?: is|:|,)? (?<name>${name})(?! ?(?:Award|Prize|Street|Road))`,
  String.raw`(?<name>(?:Dr|Prof|Dra)\.? (?:(?:med|rer|phil|nat|dent|vet|jur)\. ){0,3}${word}(?: ${word}){0,2})`,
  String.raw`(?<name>${word} ${word}), (?<role>(?:owner|founder|head|lead|senior|master|principal|our|registered|qualified|certified)(?: (?:and |& )?\p{Ll}+){0,3})(?=[.,;\n]|$)`,
]
/** Words before several people. */
const several: readonly string[] = [
  String.raw`(?i:(?:family[- ]|owned and |owned & )?run by|owned by|owned and operated by|founded by|started by|set up by|led by|headed by|geführt von|gegründet von|inhaber sind|regentad[oa] por|fundad[oa] por|dirigid[oa] por|tenue? par|dirigée? par|fondée? par|gestit[oa] da|fondat[oa] da|gerid[oa] por|gerund door|prowadzon[ey] przez|drivs av)(?: (?:me|chef|sisters|brothers|husband and wife(?: team)?|mother and daughter|father and son|siblings|friends|los hermanos|las hermanas|i fratelli|le sorelle),?)?`,
  String.raw`(?i:teachers?|artists|instructors?|stylists?|barbers?|therapists?|coaches|dentists|groomers|trainers|chefs|owners|founders|partners|practitioners|doctors|tutors):`,
  String.raw`(?i:founded|started|opened|established) in \d{4} by`,
  String.raw`(?i:staff|our team|the team|team|our stylists?|our barbers?|our therapists?|our instructors?|our teachers?|our people|meet the team|meet|unser team|das team|nuestro equipo|el equipo|notre équipe|l'équipe|il team|il nostro team|nossa equipe|a equipa|ons team|nasz zespół|vårt team)(?: is| are|:| sind| son| :)?`,
]
const one = String.raw`${name}(?: ?\([\p{L}][\p{L}\d &,/-]{2,40}\))?`
const list = String.raw`(?<list>${one}(?:(?:, | ?& | (?:and|und|y|e|et|en|i|och) |, (?:and|und|y|et) )${one})*)(?![\p{Ll}'])`

const singlePatterns = single.map(
  (source) => new RegExp(anyCase(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{Ll}'])`), 'gmu'),
)
const severalPatterns = several.map((source) => new RegExp(anyCase(`(?<![\\p{L}\\p{N}])(?:${source}) ${list}`), 'gmu'))

/** The people that a text introduces. Never a place, a language, a day or the business itself. */
export function peopleIn(text: string, known: Known): FoundPerson[] {
  if (isShouted(text)) return []
  const fits = fitsOf(known)
  const groups = severalPatterns
    .flatMap((pattern) => matchesOf(text, pattern))
    .flatMap(({ match, span }) => {
      const all = membersOf(match.groups?.list ?? '')
      // If one of them isn't a person, the others are doubtful.
      return all.length > 0 && all.every(({ name }) => fits(name))
        ? all.map((person) => ({ ...person, about: '', spans: [span] as Span[], partial: !isNeutral(match[0]) }))
        : []
    })
  const singles = singlePatterns
    .flatMap((pattern) => matchesOf(text, pattern))
    .flatMap(({ match, span }) => {
      const said = match.groups?.name ?? ''
      return fits(said) ? [{ name: said, role: match.groups?.role ?? '', about: '', spans: [span] as Span[] }] : []
    })
  return distinct([...groups, ...singles])
}

/** 'Run by' and 'Teachers:' give a role; 'our team' doesn't. */
const isNeutral = (said: string) =>
  /^(?:staff|our team|the team|team|meet|our people|unser team|das team|nuestro equipo|el equipo|notre équipe|l'équipe|il team|il nostro team|nossa equipe|a equipa|ons team|nasz zespół|vårt team)/i.test(
    said,
  )

/** 'Anna (stylist)' has a role. In 'Ana and Luis Pereira', only Luis certainly has the family name. */
const membersOf = (said: string): { name: string; role: string }[] =>
  said
    .split(/, (?:and |und |y |et )?| ?& | (?:and|und|y|e|et|en|i|och) (?=\p{Lu})/u)
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = '', role = ''] = /^(.*?)(?: ?\((.*)\))?$/.exec(part) ?? []
      return { name: name.trim(), role: role.trim() }
    })

/** Capitalized words that aren't names. */
const noName =
  /^(?:i|we|the|our|my|a|an|and|not|now|here|also|just|based|local|mobile|happy|fully|qualified|certified|registered|licensed|insured|available|passionate|working|offering|open|new|best|first|free|mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|english|level|city|guilds|gas|safe|team|staff|family|sisters|brothers|friends|locals|volunteers|professionals|experts|owner|founder|chef|doctor|plumber|electrician|groomer|photographer|baker|teacher|coach|therapist|stylist|barber|gardener|cleaner|builder|painter|accountant|dentist|vet|nurse|trainer|instructor|designer|developer|mum|mom|dad|mother|father|women|men|ltd|limited|inc|gmbh|llc|company|christmas|easter|street|road|yoga|pilates|welcome|located|serving|established|experienced|professional|affordable|reliable|friendly|italian|spanish|french|german|polish|japanese|korean|thai|chinese|indian)$/iu

const fitsOf = ({ language, businessName, places }: Known) => {
  const languages = languageNames(language)
  const business = folded(businessName)
  const where = new Set(places.map(folded).filter((place) => place !== ''))
  return (said: string): boolean => {
    const bare = said.replace(/^(?:Dr|Prof|Dra|Mr|Mrs|Ms|Miss|Sr|Sra|Herr|Frau)\.? /, '')
    const words = bare.split(' ')
    if (bare.length < 2 || said.length > 80 || folded(bare) === business || where.has(folded(bare))) return false
    return words.every(
      (one) => !noName.test(one) && !peoples.test(one) && !languages.has(one.toLowerCase()) && !where.has(folded(one)),
    )
  }
}

/** Each person once, with their fullest name and their role. */
function distinct(found: readonly FoundPerson[]): FoundPerson[] {
  const people: FoundPerson[] = []
  for (const person of found) {
    const at = people.findIndex(({ name }) => isSame(name, person.name))
    const same = people[at]
    if (!same) people.push(person)
    else
      people[at] = {
        ...same,
        name: same.name.length >= person.name.length ? same.name : person.name,
        role: same.role || person.role,
        spans: [...same.spans, ...person.spans],
        partial: same.partial === true || person.partial === true,
      }
  }
  return people
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [folded(a), folded(b)]
  return (
    one === other ||
    one.startsWith(`${other} `) ||
    other.startsWith(`${one} `) ||
    one.endsWith(` ${other}`) ||
    other.endsWith(` ${one}`)
  )
}
